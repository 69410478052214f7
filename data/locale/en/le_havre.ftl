## The game

le_havre-title = Le Havre
le_havre-variant-full = Full game
le_havre-variant-short = Short game
le_havre-first-player = Whoever lives closest to a river, lake or sea begins.
le_havre-preset-rounds = Rounds and debts
    .brings = Food, harvest, ships, loans. The rest lies on the table.
    .price = 1 tap a turn
le_havre-preset-fortune = Fortune
    .brings = Francs and buildings as well: the score at any time.
    .price = 2–3 taps a turn
le_havre-preset-all = Everything
    .brings = Every good, card by card; not the three stacks.
    .price = 3–4 taps a turn
le_havre-keep-loans = Loans
    .price = A tap for a loan outside the dues.
    .gain = Interest is charged by itself.
le_havre-keep-ships = Ships
    .price = Two taps for a ship.
    .gain = The food of ships counts by itself.
le_havre-keep-francs = Francs
    .price = A tap for each payment.
    .gain = What each seat can afford, and the cash at the end.
le_havre-keep-cards = Buildings
    .price = Three taps for a building.
    .gain = Prices, fees, icons and the fortune so far.
le_havre-keep-offers = The seven offers
    .price = A tap for each offer taken.
    .gain = What lies there, supply included.
le_havre-keep-goods = Goods
    .price = A tap or two for what changes hands.
    .gain = Harvest and the best way to feed.
le_havre-keep-discs = Discs in buildings
    .price = Nothing, where buildings are used in the app.
    .gain = Which buildings are free.
le_havre-keep-stacks = The three stacks of proposals
    .price = A tap for each card, once at the start.
    .gain = What lies on top and what comes next.
le_havre-option-pace = How shall the app go along?
    .turns = turn by turn
    .rounds = round by round
le_havre-option-expensive_loans = Are loans expensive (advanced rule)?
    .no = no
    .yes = yes
le_havre-option-advanced_selling = Outside your own turn, may you sell only when forced (advanced rule)?
    .no = no
    .yes = yes
le_havre-option-expansion = Do you play with Le Grand Hameau and promo cards?
    .no = no
    .yes = yes
le_havre-ruling-type_hardware_store = Hardware Store: which symbol is on your card?
    .Go = economic
    .Rz = craftsman
le_havre-ruling-type_steel_mill = Steel Mill: which symbol is on your card?
    .Pr = industrial
    .Go = economic
le_havre-ruling-type_leather_industry = Leather Industry: which symbol is on your card?
    .Pr = industrial
    .Rz = craftsman
le_havre-ruling-wharf_fisherman = Is there a fisherman on your Wharf cards?
    .none = no
    .one = yes
le_havre-ruling-cost_arts_centre = Arts Centre: what does your card cost to build?
    .book = 1 wood, 1 clay
    .scan = 1 wood, 2 clay
le_havre-ruling-cost_ironworks = Ironworks: what does your card cost to build?
    .book = 1 wood, 2 bricks
    .scan = 3 wood, 2 bricks
le_havre-ruling-yacht_for_sale = Can the Luxury Yacht be bought?
    .yes = yes, for 20 francs
    .no = no, only exchanged at a wharf

## Things

le_havre-thing-franc =
    { $n ->
        [one] { $n } franc
       *[other] { $n } francs
    }
    .name = francs
    .tile = franc
le_havre-thing-fish =
    { $n ->
        [one] { $n } fish
       *[other] { $n } fish
    }
    .name = fish
le_havre-thing-wood =
    { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
    .name = wood
le_havre-thing-clay =
    { $n ->
        [one] { $n } clay
       *[other] { $n } clay
    }
    .name = clay
le_havre-thing-iron =
    { $n ->
        [one] { $n } iron
       *[other] { $n } iron
    }
    .name = iron
le_havre-thing-grain =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grain
    }
    .name = grain
le_havre-thing-cattle =
    { $n ->
        [one] { $n } cattle
       *[other] { $n } cattle
    }
    .name = cattle
le_havre-thing-coal =
    { $n ->
        [one] { $n } coal
       *[other] { $n } coal
    }
    .name = coal
le_havre-thing-hides =
    { $n ->
        [one] { $n } hide
       *[other] { $n } hides
    }
    .name = hides
le_havre-thing-smoked_fish =
    { $n ->
        [one] { $n } smoked fish
       *[other] { $n } smoked fish
    }
    .name = smoked fish
le_havre-thing-charcoal =
    { $n ->
        [one] { $n } charcoal
       *[other] { $n } charcoal
    }
    .name = charcoal
le_havre-thing-brick =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
    .name = bricks
le_havre-thing-steel =
    { $n ->
        [one] { $n } steel
       *[other] { $n } steel
    }
    .name = steel
le_havre-thing-bread =
    { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }
    .name = bread
le_havre-thing-meat =
    { $n ->
        [one] { $n } meat
       *[other] { $n } meat
    }
    .name = meat
le_havre-thing-coke =
    { $n ->
        [one] { $n } coke
       *[other] { $n } coke
    }
    .name = coke
le_havre-thing-leather =
    { $n ->
        [one] { $n } leather
       *[other] { $n } leather
    }
    .name = leather
le_havre-thing-loan =
    { $n ->
        [one] { $n } loan
       *[other] { $n } loans
    }
    .name = loans
le_havre-thing-disc =
    { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
    .name = disc
le_havre-thing-tile =
    { $n ->
        [one] { $n } supply tile
       *[other] { $n } supply tiles
    }
    .name = supply tile
le_havre-thing-ship_marker =
    { $n ->
        [one] { $n } ship marker
       *[other] { $n } ship markers
    }
    .name = ship marker
le_havre-thing-summary_card =
    { $n ->
        [one] { $n } turn summary card
       *[other] { $n } turn summary cards
    }
    .name = turn summary card
le_havre-thing-start_ship =
    { $n ->
        [one] { $n } Wooden Ship of value 2
       *[other] { $n } Wooden Ships of value 2
    }
    .name = Wooden Ship of value 2
le_havre-thing-proposal_card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .name = card
le_havre-thing-special_card =
    { $n ->
        [one] { $n } special building
       *[other] { $n } special buildings
    }
    .name = special building
le_havre-thing-round_card =
    { $n ->
        [one] { $n } round card
       *[other] { $n } round cards
    }
    .name = round card
le_havre-thing-overview_card =
    { $n ->
        [one] { $n } round overview card
       *[other] { $n } round overview cards
    }
    .name = round overview card
le_havre-thing-offer-franc = franc offer: { $n }
    .name = franc offer
le_havre-thing-offer-fish = fish offer: { $n }
    .name = fish offer
le_havre-thing-offer-wood = wood offer: { $n }
    .name = wood offer
le_havre-thing-offer-clay = clay offer: { $n }
    .name = clay offer
le_havre-thing-offer-iron = iron offer: { $n }
    .name = iron offer
le_havre-thing-offer-grain = grain offer: { $n }
    .name = grain offer
le_havre-thing-offer-cattle = cattle offer: { $n }
    .name = cattle offer
le_havre-thing-ship-S01 = Wooden Ship 2
    .name = Wooden Ship 2
le_havre-thing-ship-S02 = Wooden Ship 2
    .name = Wooden Ship 2
le_havre-thing-ship-S03 = Wooden Ship 2
    .name = Wooden Ship 2
le_havre-thing-ship-S04 = Wooden Ship 4
    .name = Wooden Ship 4
le_havre-thing-ship-S05 = Wooden Ship 4
    .name = Wooden Ship 4
le_havre-thing-ship-S06 = Iron Ship 2
    .name = Iron Ship 2
le_havre-thing-ship-S07 = Wooden Ship 6
    .name = Wooden Ship 6
le_havre-thing-ship-S08 = Iron Ship 4
    .name = Iron Ship 4
le_havre-thing-ship-S09 = Wooden Ship 6
    .name = Wooden Ship 6
le_havre-thing-ship-S10 = Iron Ship 6
    .name = Iron Ship 6
le_havre-thing-ship-S11 = Iron Ship 8
    .name = Iron Ship 8
le_havre-thing-ship-S12 = Steel Ship 10
    .name = Steel Ship 10
le_havre-thing-ship-S13 = Iron Ship 10
    .name = Iron Ship 10
le_havre-thing-ship-S14 = Steel Ship 16
    .name = Steel Ship 16
le_havre-thing-ship-S15 = Iron Ship 12
    .name = Iron Ship 12
le_havre-thing-ship-S16 = Steel Ship 20
    .name = Steel Ship 20
le_havre-thing-ship-S17 = Steel Ship 24
    .name = Steel Ship 24
le_havre-thing-ship-S18 = Luxury Liner 38
    .name = Luxury Liner 38
le_havre-thing-ship-S19 = Luxury Liner 34
    .name = Luxury Liner 34
le_havre-thing-ship-S20 = Luxury Liner 30
    .name = Luxury Liner 30
le_havre-thing-value = value: { $n }
    .name = value
le_havre-thing-price = price: { $n }
    .name = price
le_havre-thing-number = number: { $n }
    .name = number
le_havre-thing-energy = energy: { $n }
    .name = energy
le_havre-thing-food = food: { $n }
    .name = food
le_havre-thing-hammer = hammers: { $n }
    .name = hammers
le_havre-thing-fisherman = fishermen: { $n }
    .name = fishermen
le_havre-thing-ship = ships: { $n }
    .name = ships
le_havre-thing-building = buildings: { $n }
    .name = buildings
le_havre-thing-fortune = fortune so far: { $n }
    .name = fortune so far
le_havre-thing-city = city buildings: { $n }
    .name = city buildings
le_havre-thing-proposals = proposals: { $n }
    .name = proposals
le_havre-thing-Rz = craftsman buildings: { $n }
    .name = craftsman buildings
le_havre-thing-Go = economic buildings: { $n }
    .name = economic buildings
le_havre-thing-Pr = industrial buildings: { $n }
    .name = industrial buildings
le_havre-thing-Pu = public buildings: { $n }
    .name = public buildings

## Cards; names of expansion cards are our own words in Polish

le_havre-card-building_firm_1 = Building Firm 4
le_havre-card-building_firm_2 = Building Firm 6
le_havre-card-construction_firm = Construction Firm
le_havre-card-marketplace = Marketplace
le_havre-card-sawmill = Sawmill
le_havre-card-fishery = Fishery
le_havre-card-joinery = Joinery
le_havre-card-bakehouse = Bakehouse
le_havre-card-hardware_store = Hardware Store
le_havre-card-charcoal_kiln = Charcoal Kiln
le_havre-card-smokehouse = Smokehouse
le_havre-card-abattoir = Abattoir
le_havre-card-clay_mound = Clay Mound
le_havre-card-arts_centre = Arts Centre
le_havre-card-wharf_1 = Wharf 12
le_havre-card-black_market = Black Market
le_havre-card-brickworks = Brickworks
le_havre-card-local_court = Local Court
le_havre-card-colliery = Colliery
le_havre-card-wharf_2 = Wharf 17
le_havre-card-shipping_line = Shipping Line
le_havre-card-grocery_market = Grocery Market
le_havre-card-tannery = Tannery
le_havre-card-business_office = Business Office
le_havre-card-ironworks = Ironworks
le_havre-card-steel_mill = Steel Mill
le_havre-card-storehouse = Storehouse
le_havre-card-cokery = Cokery
le_havre-card-dock = Dock
le_havre-card-bridge_over_the_seine = Bridge over the Seine
le_havre-card-town_hall = Town Hall
le_havre-card-bank = Bank
le_havre-card-church = Church
le_havre-card-diner = Diner
le_havre-card-masons_guild = Masons' Guild
le_havre-card-patisserie = Pâtisserie
le_havre-card-hunting_lodge = Hunting Lodge
le_havre-card-wind_farm = Wind Farm
le_havre-card-furniture_factory = Furniture Factory
le_havre-card-haulage_firm = Haulage Firm
le_havre-card-schnaps_distillery = Schnaps Distillery
le_havre-card-farm = Farm
le_havre-card-coal_trader = Coal Trader
le_havre-card-steelworks = Steelworks
le_havre-card-forest_hut = Forest Hut
le_havre-card-luxury_yacht = Luxury Yacht
le_havre-card-business_park = Business Park
le_havre-card-smelter = Smelter
le_havre-card-furriery = Furriery
le_havre-card-clothing_industry = Clothing Industry
le_havre-card-leather_industry = Leather Industry
le_havre-card-iron_mine_and_coal_seam = Iron Mine & Coal Seam
le_havre-card-town_square = Town Square
le_havre-card-guildhouse = Guildhouse
le_havre-card-bakery = Bakery
le_havre-card-baguette_shop = Baguette Shop
le_havre-card-fish_restaurant = Fish Restaurant
le_havre-card-football_stadium = Football Stadium
le_havre-card-fishpond_and_wood = Fishpond & Wood
le_havre-card-steakhouse = Steakhouse
le_havre-card-harbour_watch = Harbour Watch
le_havre-card-plant_nursery = Plant Nursery
le_havre-card-fish_market = Fish Market
le_havre-card-tavern = Tavern
le_havre-card-feedlot = Feedlot
le_havre-card-labour_exchange = Labour Exchange
le_havre-card-kiln = Kiln
le_havre-card-brick_manufacturer = Brick Manufacturer
le_havre-card-zoo = Zoo
le_havre-card-gh01 = Wooden Crane
le_havre-card-gh02 = Lumber Mill
le_havre-card-gh03 = Main Station
le_havre-card-gh04 = Hotel
le_havre-card-gh05 = Fur Factory
le_havre-card-gh06 = Wainwright's
le_havre-card-gh07 = Fisherman's Hut
le_havre-card-gh08 = Soup Kitchen
le_havre-card-gh09 = Cattle Market
le_havre-card-gh10 = Brick Trader
le_havre-card-gh11 = Clay Company
le_havre-card-gh12 = Smelting Furnace
le_havre-card-gh13 = Flea Market
le_havre-card-gh14 = Inn
le_havre-card-gh15 = Cannery Row
le_havre-card-gh16 = Hides Trader
le_havre-card-gh17 = Fur Industry
le_havre-card-gh18 = Department of Agriculture
le_havre-card-gh19 = Department of Economics
le_havre-card-gh20 = Stockmarket
le_havre-card-gh21 = Souvenir Shop
le_havre-card-gh22 = Wrecker's
le_havre-card-gh23 = Blast Furnace
le_havre-card-gh24 = BioFuel Facility
le_havre-card-gh25 = Ranch
le_havre-card-gh26 = Trading Firm
le_havre-card-gh27 = Trafficking Spot
le_havre-card-gh28 = Major Corporation
le_havre-card-gh29 = Emporium
le_havre-card-gh30 = Cobbler's
le_havre-card-gh31 = Rattletrap Car
le_havre-card-gh32 = Wholesale Bakery
le_havre-card-gh33 = Tablet
le_havre-card-00 = Dunny
le_havre-card-036 = Workers' Cottages
le_havre-card-037 = Construction Site
le_havre-card-038 = Logging Camp
le_havre-card-039 = MS Dagmar
le_havre-card-040 = Pawnbroker's
le_havre-card-041 = Pirates' Lair
le_havre-card-042 = Junkyard
le_havre-card-043 = Dive Bar
le_havre-card-044 = Picket Line
le_havre-card-045 = Tobacco Factory
le_havre-card-046 = Cattle Drive
le_havre-card-e2010 = Toy Fair
le_havre-card-blank1 = Blank card 1
le_havre-card-blank2 = Blank card 2
le_havre-card-blank3 = Blank card 3
le_havre-card-blank4 = Blank card 4
le_havre-thing-building-building_firm_1 = { le_havre-card-building_firm_1 }
    .name = { le_havre-card-building_firm_1 }
le_havre-thing-building-building_firm_2 = { le_havre-card-building_firm_2 }
    .name = { le_havre-card-building_firm_2 }
le_havre-thing-building-construction_firm = { le_havre-card-construction_firm }
    .name = { le_havre-card-construction_firm }
le_havre-thing-building-marketplace = { le_havre-card-marketplace }
    .name = { le_havre-card-marketplace }
le_havre-thing-building-sawmill = { le_havre-card-sawmill }
    .name = { le_havre-card-sawmill }
le_havre-thing-building-fishery = { le_havre-card-fishery }
    .name = { le_havre-card-fishery }
le_havre-thing-building-joinery = { le_havre-card-joinery }
    .name = { le_havre-card-joinery }
le_havre-thing-building-bakehouse = { le_havre-card-bakehouse }
    .name = { le_havre-card-bakehouse }
le_havre-thing-building-hardware_store = { le_havre-card-hardware_store }
    .name = { le_havre-card-hardware_store }
le_havre-thing-building-charcoal_kiln = { le_havre-card-charcoal_kiln }
    .name = { le_havre-card-charcoal_kiln }
le_havre-thing-building-smokehouse = { le_havre-card-smokehouse }
    .name = { le_havre-card-smokehouse }
le_havre-thing-building-abattoir = { le_havre-card-abattoir }
    .name = { le_havre-card-abattoir }
le_havre-thing-building-clay_mound = { le_havre-card-clay_mound }
    .name = { le_havre-card-clay_mound }
le_havre-thing-building-arts_centre = { le_havre-card-arts_centre }
    .name = { le_havre-card-arts_centre }
le_havre-thing-building-wharf_1 = { le_havre-card-wharf_1 }
    .name = { le_havre-card-wharf_1 }
le_havre-thing-building-black_market = { le_havre-card-black_market }
    .name = { le_havre-card-black_market }
le_havre-thing-building-brickworks = { le_havre-card-brickworks }
    .name = { le_havre-card-brickworks }
le_havre-thing-building-local_court = { le_havre-card-local_court }
    .name = { le_havre-card-local_court }
le_havre-thing-building-colliery = { le_havre-card-colliery }
    .name = { le_havre-card-colliery }
le_havre-thing-building-wharf_2 = { le_havre-card-wharf_2 }
    .name = { le_havre-card-wharf_2 }
le_havre-thing-building-shipping_line = { le_havre-card-shipping_line }
    .name = { le_havre-card-shipping_line }
le_havre-thing-building-grocery_market = { le_havre-card-grocery_market }
    .name = { le_havre-card-grocery_market }
le_havre-thing-building-tannery = { le_havre-card-tannery }
    .name = { le_havre-card-tannery }
le_havre-thing-building-business_office = { le_havre-card-business_office }
    .name = { le_havre-card-business_office }
le_havre-thing-building-ironworks = { le_havre-card-ironworks }
    .name = { le_havre-card-ironworks }
le_havre-thing-building-steel_mill = { le_havre-card-steel_mill }
    .name = { le_havre-card-steel_mill }
le_havre-thing-building-storehouse = { le_havre-card-storehouse }
    .name = { le_havre-card-storehouse }
le_havre-thing-building-cokery = { le_havre-card-cokery }
    .name = { le_havre-card-cokery }
le_havre-thing-building-dock = { le_havre-card-dock }
    .name = { le_havre-card-dock }
le_havre-thing-building-bridge_over_the_seine = { le_havre-card-bridge_over_the_seine }
    .name = { le_havre-card-bridge_over_the_seine }
le_havre-thing-building-town_hall = { le_havre-card-town_hall }
    .name = { le_havre-card-town_hall }
le_havre-thing-building-bank = { le_havre-card-bank }
    .name = { le_havre-card-bank }
le_havre-thing-building-church = { le_havre-card-church }
    .name = { le_havre-card-church }
le_havre-thing-building-diner = { le_havre-card-diner }
    .name = { le_havre-card-diner }
le_havre-thing-building-masons_guild = { le_havre-card-masons_guild }
    .name = { le_havre-card-masons_guild }
le_havre-thing-building-patisserie = { le_havre-card-patisserie }
    .name = { le_havre-card-patisserie }
le_havre-thing-building-hunting_lodge = { le_havre-card-hunting_lodge }
    .name = { le_havre-card-hunting_lodge }
le_havre-thing-building-wind_farm = { le_havre-card-wind_farm }
    .name = { le_havre-card-wind_farm }
le_havre-thing-building-furniture_factory = { le_havre-card-furniture_factory }
    .name = { le_havre-card-furniture_factory }
le_havre-thing-building-haulage_firm = { le_havre-card-haulage_firm }
    .name = { le_havre-card-haulage_firm }
le_havre-thing-building-schnaps_distillery = { le_havre-card-schnaps_distillery }
    .name = { le_havre-card-schnaps_distillery }
le_havre-thing-building-farm = { le_havre-card-farm }
    .name = { le_havre-card-farm }
le_havre-thing-building-coal_trader = { le_havre-card-coal_trader }
    .name = { le_havre-card-coal_trader }
le_havre-thing-building-steelworks = { le_havre-card-steelworks }
    .name = { le_havre-card-steelworks }
le_havre-thing-building-forest_hut = { le_havre-card-forest_hut }
    .name = { le_havre-card-forest_hut }
le_havre-thing-building-luxury_yacht = { le_havre-card-luxury_yacht }
    .name = { le_havre-card-luxury_yacht }
le_havre-thing-building-business_park = { le_havre-card-business_park }
    .name = { le_havre-card-business_park }
le_havre-thing-building-smelter = { le_havre-card-smelter }
    .name = { le_havre-card-smelter }
le_havre-thing-building-furriery = { le_havre-card-furriery }
    .name = { le_havre-card-furriery }
le_havre-thing-building-clothing_industry = { le_havre-card-clothing_industry }
    .name = { le_havre-card-clothing_industry }
le_havre-thing-building-leather_industry = { le_havre-card-leather_industry }
    .name = { le_havre-card-leather_industry }
le_havre-thing-building-iron_mine_and_coal_seam = { le_havre-card-iron_mine_and_coal_seam }
    .name = { le_havre-card-iron_mine_and_coal_seam }
le_havre-thing-building-town_square = { le_havre-card-town_square }
    .name = { le_havre-card-town_square }
le_havre-thing-building-guildhouse = { le_havre-card-guildhouse }
    .name = { le_havre-card-guildhouse }
le_havre-thing-building-bakery = { le_havre-card-bakery }
    .name = { le_havre-card-bakery }
le_havre-thing-building-baguette_shop = { le_havre-card-baguette_shop }
    .name = { le_havre-card-baguette_shop }
le_havre-thing-building-fish_restaurant = { le_havre-card-fish_restaurant }
    .name = { le_havre-card-fish_restaurant }
le_havre-thing-building-football_stadium = { le_havre-card-football_stadium }
    .name = { le_havre-card-football_stadium }
le_havre-thing-building-fishpond_and_wood = { le_havre-card-fishpond_and_wood }
    .name = { le_havre-card-fishpond_and_wood }
le_havre-thing-building-steakhouse = { le_havre-card-steakhouse }
    .name = { le_havre-card-steakhouse }
le_havre-thing-building-harbour_watch = { le_havre-card-harbour_watch }
    .name = { le_havre-card-harbour_watch }
le_havre-thing-building-plant_nursery = { le_havre-card-plant_nursery }
    .name = { le_havre-card-plant_nursery }
le_havre-thing-building-fish_market = { le_havre-card-fish_market }
    .name = { le_havre-card-fish_market }
le_havre-thing-building-tavern = { le_havre-card-tavern }
    .name = { le_havre-card-tavern }
le_havre-thing-building-feedlot = { le_havre-card-feedlot }
    .name = { le_havre-card-feedlot }
le_havre-thing-building-labour_exchange = { le_havre-card-labour_exchange }
    .name = { le_havre-card-labour_exchange }
le_havre-thing-building-kiln = { le_havre-card-kiln }
    .name = { le_havre-card-kiln }
le_havre-thing-building-brick_manufacturer = { le_havre-card-brick_manufacturer }
    .name = { le_havre-card-brick_manufacturer }
le_havre-thing-building-zoo = { le_havre-card-zoo }
    .name = { le_havre-card-zoo }
le_havre-thing-building-gh01 = { le_havre-card-gh01 }
    .name = { le_havre-card-gh01 }
le_havre-thing-building-gh02 = { le_havre-card-gh02 }
    .name = { le_havre-card-gh02 }
le_havre-thing-building-gh03 = { le_havre-card-gh03 }
    .name = { le_havre-card-gh03 }
le_havre-thing-building-gh04 = { le_havre-card-gh04 }
    .name = { le_havre-card-gh04 }
le_havre-thing-building-gh05 = { le_havre-card-gh05 }
    .name = { le_havre-card-gh05 }
le_havre-thing-building-gh06 = { le_havre-card-gh06 }
    .name = { le_havre-card-gh06 }
le_havre-thing-building-gh07 = { le_havre-card-gh07 }
    .name = { le_havre-card-gh07 }
le_havre-thing-building-gh08 = { le_havre-card-gh08 }
    .name = { le_havre-card-gh08 }
le_havre-thing-building-gh09 = { le_havre-card-gh09 }
    .name = { le_havre-card-gh09 }
le_havre-thing-building-gh10 = { le_havre-card-gh10 }
    .name = { le_havre-card-gh10 }
le_havre-thing-building-gh11 = { le_havre-card-gh11 }
    .name = { le_havre-card-gh11 }
le_havre-thing-building-gh12 = { le_havre-card-gh12 }
    .name = { le_havre-card-gh12 }
le_havre-thing-building-gh13 = { le_havre-card-gh13 }
    .name = { le_havre-card-gh13 }
le_havre-thing-building-gh14 = { le_havre-card-gh14 }
    .name = { le_havre-card-gh14 }
le_havre-thing-building-gh15 = { le_havre-card-gh15 }
    .name = { le_havre-card-gh15 }
le_havre-thing-building-gh16 = { le_havre-card-gh16 }
    .name = { le_havre-card-gh16 }
le_havre-thing-building-gh17 = { le_havre-card-gh17 }
    .name = { le_havre-card-gh17 }
le_havre-thing-building-gh18 = { le_havre-card-gh18 }
    .name = { le_havre-card-gh18 }
le_havre-thing-building-gh19 = { le_havre-card-gh19 }
    .name = { le_havre-card-gh19 }
le_havre-thing-building-gh20 = { le_havre-card-gh20 }
    .name = { le_havre-card-gh20 }
le_havre-thing-building-gh21 = { le_havre-card-gh21 }
    .name = { le_havre-card-gh21 }
le_havre-thing-building-gh22 = { le_havre-card-gh22 }
    .name = { le_havre-card-gh22 }
le_havre-thing-building-gh23 = { le_havre-card-gh23 }
    .name = { le_havre-card-gh23 }
le_havre-thing-building-gh24 = { le_havre-card-gh24 }
    .name = { le_havre-card-gh24 }
le_havre-thing-building-gh25 = { le_havre-card-gh25 }
    .name = { le_havre-card-gh25 }
le_havre-thing-building-gh26 = { le_havre-card-gh26 }
    .name = { le_havre-card-gh26 }
le_havre-thing-building-gh27 = { le_havre-card-gh27 }
    .name = { le_havre-card-gh27 }
le_havre-thing-building-gh28 = { le_havre-card-gh28 }
    .name = { le_havre-card-gh28 }
le_havre-thing-building-gh29 = { le_havre-card-gh29 }
    .name = { le_havre-card-gh29 }
le_havre-thing-building-gh30 = { le_havre-card-gh30 }
    .name = { le_havre-card-gh30 }
le_havre-thing-building-gh31 = { le_havre-card-gh31 }
    .name = { le_havre-card-gh31 }
le_havre-thing-building-gh32 = { le_havre-card-gh32 }
    .name = { le_havre-card-gh32 }
le_havre-thing-building-gh33 = { le_havre-card-gh33 }
    .name = { le_havre-card-gh33 }
le_havre-thing-building-00 = { le_havre-card-00 }
    .name = { le_havre-card-00 }
le_havre-thing-building-036 = { le_havre-card-036 }
    .name = { le_havre-card-036 }
le_havre-thing-building-037 = { le_havre-card-037 }
    .name = { le_havre-card-037 }
le_havre-thing-building-038 = { le_havre-card-038 }
    .name = { le_havre-card-038 }
le_havre-thing-building-039 = { le_havre-card-039 }
    .name = { le_havre-card-039 }
le_havre-thing-building-040 = { le_havre-card-040 }
    .name = { le_havre-card-040 }
le_havre-thing-building-041 = { le_havre-card-041 }
    .name = { le_havre-card-041 }
le_havre-thing-building-042 = { le_havre-card-042 }
    .name = { le_havre-card-042 }
le_havre-thing-building-043 = { le_havre-card-043 }
    .name = { le_havre-card-043 }
le_havre-thing-building-044 = { le_havre-card-044 }
    .name = { le_havre-card-044 }
le_havre-thing-building-045 = { le_havre-card-045 }
    .name = { le_havre-card-045 }
le_havre-thing-building-046 = { le_havre-card-046 }
    .name = { le_havre-card-046 }
le_havre-thing-building-e2010 = { le_havre-card-e2010 }
    .name = { le_havre-card-e2010 }
le_havre-thing-building-blank1 = { le_havre-card-blank1 }
    .name = { le_havre-card-blank1 }
le_havre-thing-building-blank2 = { le_havre-card-blank2 }
    .name = { le_havre-card-blank2 }
le_havre-thing-building-blank3 = { le_havre-card-blank3 }
    .name = { le_havre-card-blank3 }
le_havre-thing-building-blank4 = { le_havre-card-blank4 }
    .name = { le_havre-card-blank4 }

## Words that count

le_havre-food =
    { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
le_havre-energy =
    { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
le_havre-hammers =
    { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
le_havre-fishermans =
    { $n ->
        [one] { $n } fisherman
       *[other] { $n } fishermen
    }
le_havre-type-Rz =
    { $n ->
        [one] { $n } craftsman building
       *[other] { $n } craftsman buildings
    }
le_havre-kind-Rz = craftsman building
    .letters = Cr
    .short = Craftsman
le_havre-type-Go =
    { $n ->
        [one] { $n } economic building
       *[other] { $n } economic buildings
    }
le_havre-kind-Go = economic building
    .letters = Ec
    .short = Economic
le_havre-type-Pr =
    { $n ->
        [one] { $n } industrial building
       *[other] { $n } industrial buildings
    }
le_havre-kind-Pr = industrial building
    .letters = In
    .short = Industrial
le_havre-type-Pu =
    { $n ->
        [one] { $n } public building
       *[other] { $n } public buildings
    }
le_havre-kind-Pu = public building
    .letters = Pu
    .short = Public
le_havre-type-Ps =
    { $n ->
        [one] { $n } non-building
       *[other] { $n } non-buildings
    }
le_havre-kind-Ps = non-building
    .letters = No
    .short = Others
le_havre-type-ship = ship
le_havre-held-ship = Ships
le_havre-held-building = Buildings
le_havre-held-city = City buildings
le_havre-held-proposals = Proposals
le_havre-fortune = fortune so far
le_havre-tile = { CASE($a, to: "tile") } + { CASE($b, to: "tile") }
le_havre-tile-interest = { CASE($a, to: "tile") } + { CASE($b, to: "tile") }, interest
le_havre-tile-at = Turn { $turn }: { $tile }

## Where we are

le_havre-step-round = Round
le_havre-step-turn = Turn
le_havre-needs = needs { $n }
le_havre-needs-has = has { $n }
le_havre-needs-short = { $n } short
le_havre-at-turn = Round { $round }, turn { $turn }
le_havre-at-turn-of = Round { $round }, turn { $turn }: { $who }
le_havre-at-round = Round { $round }
le_havre-at-end = End of round { $round }
le_havre-at-final = Final actions
le_havre-mark-interest = interest
le_havre-no-harvest = No harvest
le_havre-column-food = food
le_havre-column-harvest = harvest
le_havre-column-city = city
le_havre-column-ship = ship
le_havre-harvest-here = harvest
le_havre-city-ordinary = the city builds
le_havre-city-special = the city builds a special building
le_havre-ship-wooden = Wooden { $n }
le_havre-ship-iron = Iron { $n }
le_havre-ship-steel = Steel { $n }
le_havre-ship-luxury = Liner { $n }
le_havre-stop-end = then the round ends

## Now

le_havre-now-tile = { $who }: which supply tile for turn { $turn }?
le_havre-tile-title = { $who } turns a supply tile
le_havre-now-main = { $who }: main action
le_havre-now-turn = { $who }: offer or building?
le_havre-now-awaits = A pile or a building first
le_havre-now-next-tile = Then tap the supply tile { $who } turns
le_havre-left-feed = Round { $round }, feeding: { $who }
le_havre-left-interest = Round { $round }, interest: { $who }
le_havre-left-final = Final action: { $who }
le_havre-move-again = Do it again
le_havre-now-arrived = Arrived on the quay
le_havre-now-onward = In the same action: { $what }
le_havre-now-onward-any = One more building, without its fee
le_havre-ending = End of this round
le_havre-ending-food = food each
le_havre-ending-harvest = Harvest
le_havre-ending-first = comes first
le_havre-ending-ordinary = City builds
le_havre-ending-ordinary-note = takes 1 card
le_havre-ending-special = Special building
le_havre-ending-special-note = the city reveals it
le_havre-ending-ship = new ship
le_havre-ending-short = Short of food: { $who }
le_havre-short-of = { $who } { $n }
le_havre-reaped = Harvest: { $who }
le_havre-reaped-by = { $who } { $what }
le_havre-reaped-none = Harvest: nothing grew
le_havre-then-harvest = End of the round: { $what }
le_havre-stage-harvest = Harvest brought in
le_havre-stage-feed = Feeding
le_havre-stage-ordinary = Building to the city
le_havre-stage-special = Special building
le_havre-stage-built = { $what } to the city
le_havre-next-title = { $who }: turn done
le_havre-next-confirm = Turn done
le_havre-next-tile = Next: { $tile }
le_havre-move-other = Something else: turn done
le_havre-now-round = Round { $round }: seven turns
le_havre-round-detail = Begins: { $who }
le_havre-round-title = Round { $round } is played
le_havre-round-confirm = Round { $round } is played
le_havre-now-feed =
    { $n ->
        [0] Feeding: no food due
       *[other] Feeding: { $n } food each
    }
le_havre-now-final = Final actions: one each
le_havre-final-detail = No supply, no buying. Occupied buildings may be entered.
le_havre-final-title = { $who }: final action
le_havre-final-one = one main action
le_havre-final-done = Done
le_havre-final-confirm = { $who }: final action done
le_havre-now-over = Count the fortunes
le_havre-over-detail = Repay loans first: five francs now instead of seven

## By hand

le_havre-by-hand-supply = On the offers: { $what }
le_havre-by-hand-harvest = Harvest: with grain take 1 grain; with 2 cattle take 1 cattle
le_havre-by-hand-ordinary = The city takes the lowest number among the top proposals
le_havre-by-hand-special = Reveal the top special building for the city
le_havre-by-hand-built = To the city: { $what }
le_havre-by-hand-ship = Flip the round card: { $what }

## Interest and feeding

le_havre-interest-title = Interest: everybody with loans pays
le_havre-interest-detail = Before the main action. Repaying first is still possible.
le_havre-interest-pays =
    pays { $n ->
        [one] { $n } franc
       *[other] { $n } francs
    }
le_havre-interest-cannot = cannot pay: sell something or take a loan
le_havre-interest-loan = { $who }: with a loan
le_havre-interest-all = All pay as shown
le_havre-interest-confirm = { $who } pays interest
le_havre-interest-short = Nobody left can pay without a loan or a sale
le_havre-feed-title = { $who }: feeding
le_havre-feed-due = Due { $n }, ships bring { $ships }: { $net } to pay
le_havre-feed-due-skipped = Due { $n }, ships from before the jump bring { $ships }: { $net } to pay. More ships now? Correct them first
le_havre-feed-due-unknown = Due { $n }, less what your own ships bring
le_havre-feed-by-ships = Food from own ships
le_havre-feed-net =
    { $n ->
        [0] nothing to pay
        [one] pays { $n } food
       *[other] pays { $n } food
    }
le_havre-feed-pays = pays { $what }
le_havre-feed-sum = { $n } − { $ships } from ships
le_havre-feed-pays-lacks = pays { $what }, { $n } short
le_havre-feed-lacks = { $n } short
le_havre-loan-left = +{ $got }, { $left } left
le_havre-feed-done = paid
le_havre-left = { $n } left
le_havre-loan-brings = +{ $got }
le_havre-then-left = { $what }: { $then }
le_havre-pays = −{ $price }
le_havre-paid-left = −{ $price }, { $left } left
le_havre-feed-borrows = takes { $loans }
le_havre-feed-pays-loans = pays { $what }, takes { $loans }
le_havre-feed-paid = What was paid?
le_havre-feed-how = Loans taken
le_havre-feed-no-loan = Without a loan
le_havre-feed-no-francs = Food only
le_havre-feed-francs = How many francs? The rest in food
le_havre-feed-missing = How much is missing when all is handed in? Loans cover it
le_havre-feed-confirm = Fed
le_havre-feed-back =
    { $n ->
        [one] { $n } franc comes back
       *[other] { $n } francs come back
    }
le_havre-feed-loans = Takes { $loans }
le_havre-move-feed = Pay differently
le_havre-move-pay = Pay
le_havre-move-close = On to round { $round }
le_havre-close-title = End of round { $round }
le_havre-close-confirm = On to round { $round }
le_havre-close-last = On to the final actions
le_havre-close-special = Which special building?
le_havre-close-short = First settle: { $who }

## Moves of a seat

le_havre-move-buy = Buy
le_havre-move-build = Build
le_havre-move-sell = Sell
le_havre-move-repay = Repay a loan
le_havre-move-redeem = Redeem pawned goods
le_havre-move-evict = Send a disc home
le_havre-move-borrow = Take a loan
le_havre-move-court = Local Court
le_havre-move-take = Take an offer
le_havre-move-use = Enter a building
le_havre-move-stacks = Enter the three stacks
le_havre-move-write = Write down a special card
le_havre-move-get-ship = Take a ship
le_havre-move-get = Gets a card otherwise
le_havre-which-card = Which card?
le_havre-buy-title = { $who } buys
le_havre-buy-price = Price
le_havre-buy-confirm = Buy { $what } for { $price }
le_havre-lacks = missing: { $what }
le_havre-costs = costs { $what }
le_havre-build-title = { $who } builds
le_havre-build-paid = Building materials
le_havre-build-confirm = Build { $what }
le_havre-get-title = { $who } gets a card
le_havre-get-confirm = { $what }
le_havre-has-ship = { $who }: which ships?
le_havre-has-building = { $who }: which buildings?
le_havre-has-ship-confirm =
    { $n ->
        [0] { $who } has no ship
        [one] { $who } has { $n } ship
       *[other] { $who } has { $n } ships
    }
le_havre-has-building-confirm =
    { $n ->
        [0] { $who } has no building
        [one] { $who } has { $n } building
       *[other] { $who } has { $n } buildings
    }
le_havre-sell-title = { $who } sells
le_havre-sell-confirm = Sell { $what } for { $price }
le_havre-not-sellable = cannot be sold
le_havre-unread = Write down its value first
le_havre-repay-title = { $who } repays loans
le_havre-repay-detail = { $loans }: each one repaid saves { $n } francs
le_havre-borrow-title = { $who } takes loans
le_havre-borrow-confirm = Take { $loans }
le_havre-court-title = { $who }: Local Court
le_havre-court-back = Give back { $loans }
le_havre-court-francs = Give back { $loans }, take { $francs }
le_havre-court-none = No loan to give back
le_havre-redeem-title = { $who }: goods from the pawnbroker
le_havre-redeem-what = What comes back?
le_havre-pawned = With the pawnbroker: { $what }
le_havre-redeem-confirm = Redeem for { $price }
le_havre-evict-title = { $who }: send a disc home
le_havre-evict-confirm = Home: { $who }

## Main actions

le_havre-take-title = { $who } takes an offer
le_havre-take-offer = Which offer?
le_havre-take-n = How much lay there?
le_havre-take-confirm = Take { $what }
le_havre-use-title = Where does { $who } go?
le_havre-use-which = Which building?
le_havre-use-fee = Entry fee
le_havre-use-fee-last = Pay the entry fee
le_havre-use-fee-food = in food
le_havre-use-fee-pays = { $what }
le_havre-use-times = How many times?
le_havre-use-swap = { $give } for { $get }
le_havre-use-gain = { $get }
le_havre-use-choose = Take { $n } different ones
le_havre-use-build = Build what?
le_havre-use-ship = Which ship?
le_havre-use-paid = What was paid?
le_havre-use-food = Food: { $n }
le_havre-use-fuel = Energy: { $n }
le_havre-use-sold = Goods sold
le_havre-use-given = Given away
le_havre-use-got = Received
le_havre-use-sailing = Ships that sail
le_havre-use-guests = Other players in your buildings
le_havre-use-way = Which way?
le_havre-use-pair = Which two neighbouring offers?
le_havre-use-icons = Printed on your cards
le_havre-use-steel = Four goods for 1 steel?
le_havre-use-office-good = One good for
le_havre-use-empty = Offers that are empty
le_havre-use-confirm = Enter: { $what }
le_havre-use-fee-owner = Fee: { $what } ({ $who } gets it)
le_havre-use-fee-city = Fee to the treasury: { $what }
le_havre-use-modern = 1 brick modernises the wharf
le_havre-use-none = nothing
le_havre-use-animals = Animals
le_havre-nothing-there = empty
le_havre-use-owner = Who owns it?
le_havre-use-swapped = Which own ship goes?
le_havre-use-lodging = Is your disc here?
le_havre-use-buy = Which goods?
le_havre-use-for = { $what }: { $price }
le_havre-use-two = Which offer of two?
le_havre-use-pawned = Goods pawned
le_havre-use-levied = What each other player gives
le_havre-use-guest = Whose disc goes home?
le_havre-use-stands = { $who }: { $what }
le_havre-use-hand = Which card of the hand?
le_havre-kind-wooden = Wooden Ship
    .letters = Wo
    .short = Wooden ships
le_havre-kind-iron = Iron Ship
    .letters = Ir
    .short = Iron ships
le_havre-kind-steel = Steel Ship
    .letters = St
    .short = Steel ships
le_havre-kind-luxury = Luxury Liner
    .letters = Lu
    .short = Luxury liners
le_havre-kind-basic = basic goods
le_havre-kind-upgraded = upgraded goods
le_havre-tool-use = What does a building give?
le_havre-tool-feed = How to feed best?
le_havre-tool-feed-due = Food due
le_havre-tool-feed-larder = In the larder
le_havre-tool-pays = Best: { $what }
le_havre-tool-nothing = Nothing to pay
le_havre-tool-loans = { $what }, then { $loans }
le_havre-tool-over = Best: { $what }; lost: { $food }
le_havre-stacks-one = Stack { $at }: { $n } of { $of } cards
le_havre-stacks-uneven = Three equal stacks: none has more than { $n } cards.
le_havre-stacks-confirm = Save the stacks
le_havre-write-title = A special card
le_havre-write-name = Name on the card
le_havre-write-type = Type
le_havre-write-numbers = Printed on it
le_havre-write-confirm = Write it down
le_havre-write-value = value
le_havre-write-price = price, 0 if not for sale
le_havre-write-price-note = empty: its value; 0: not for sale
le_havre-write-hammers = hammers
le_havre-write-fishermen = fishermen
le_havre-write-bonus = extra at the end

## Cards in words

le_havre-sentences = { $all }
le_havre-then = { $a } { $b }
le_havre-entry-free = no fee
le_havre-entry-none = no entry
le_havre-entry-own = own, no fee
le_havre-own-card = as on the card at this table
le_havre-does-gain = Take { $what }.
le_havre-does-needs = Only with at least { $what }.
le_havre-does-per-hammer = And for each own hammer { $what }.
le_havre-does-per-fisherman = And for each own fisherman { $what }.
le_havre-does-any-hammer = With any own hammer { $what } more.
le_havre-does-per-type = For each { $type }: { $what }.
le_havre-does-swap = { $give } for { $get }.
le_havre-does-energy =
    { $per ->
        [1] { $n } energy each.
       *[other] { $n } energy for { $per }, rounded up.
    }
le_havre-does-energy-once = { $n } energy in all.
le_havre-does-bonus = { $what } for every { $n }.
le_havre-does-most =
    { $n ->
        [1] Once at most.
       *[other] Up to { $n } times.
    }
le_havre-does-most-by = Up to { $n } for each own { $what }.
le_havre-does-either = One of these only.
le_havre-does-nothing = No action on entry.
le_havre-does-building_firm_1 = Build one of the top proposals.
le_havre-does-building_firm_2 = Build one of the top proposals.
le_havre-does-construction_firm = Build up to two top proposals, one after the other.
le_havre-does-marketplace = Take 2 different basic goods, and another for each own craftsman building. Look at the top 2 special buildings.
le_havre-does-marketplace-short = Take 2 different basic goods, and another for each own craftsman building.
le_havre-does-sawmill = Build a top proposal that needs wood, for 1 wood less.
le_havre-does-joinery = Sell 1, 2 or 3 wood for 5, 6 or 7 francs.
le_havre-does-arts_centre = 4 francs for each other player in your buildings.
le_havre-does-wharf_1 = Build one ship: its materials and 3 energy. The first ship here that is not wooden needs 1 brick more.
le_havre-does-black_market = Take 2 of everything whose offer is empty.
le_havre-does-local_court = 1 loan: give it back. 2 loans: give back 1, take 2 francs. 3 or more: give back 2, or 1 and take 2 francs.
le_havre-does-wharf_2 = Build one ship: its materials and 3 energy. The first ship here that is not wooden needs 1 brick more.
le_havre-does-shipping_line = 3 energy for each ship that sails; wooden carries 2, iron 3, steel 4 goods.
le_havre-does-business_office = Any 4 goods for 1 steel, and 1 good for charcoal, leather or brick.
le_havre-does-storehouse = At the end: half a franc for each good.
le_havre-does-dock = At the end: 4 francs for each own ship.
le_havre-does-bridge_over_the_seine = Sell goods: 1 franc for each upgraded one, 1 franc for any 3 basic ones.
le_havre-does-town_hall = At the end: 4 francs for each own public, 2 for each own craftsman building.
le_havre-does-bank = At the end: 3 francs for each own industrial, 2 for each own economic building.
le_havre-does-masons_guild = Owner builds for 1 clay or brick less.
le_havre-does-wind_farm = Owner saves 3 energy whenever a main action needs energy.
le_havre-does-haulage_firm = Pay 3 francs, take two neighbouring offers of goods.
le_havre-does-luxury_yacht = At a wharf: an own iron ship leaves the game for it. Carries and feeds nothing.
le_havre-does-business_park = At the end: 2 francs for each own industrial building.
le_havre-does-town_square = Take a different upgraded good, no steel, for each own craftsman building.
le_havre-does-guildhouse = At the end: 2 francs for each own economic building.
le_havre-does-football_stadium = Cannot be bought. Can be built once a stack of proposals is empty.
le_havre-does-harbour_watch = Pay a player 1 franc and take the place of that disc; the fee of that building is due.
le_havre-does-feedlot = At a harvest the owner of 2 to 6 cattle gets 2.
le_havre-does-zoo = A third of a franc for each cattle and fish, rounded down. They stay.
le_havre-does-gh01 = Owner may replace one building material with 1 wood.
le_havre-does-gh02 = Owner builds for 1 wood less.
le_havre-does-gh03 = On leaving: two buildings in a row without their fees, not back here. Nobody is sent home from here.
le_havre-does-gh04 = While your disc is here: 3 francs for each offer you take. Nobody is sent home from here.
le_havre-does-gh07 = Its owner gets fish at the end of every round.
le_havre-does-gh08 = Feeds like a wooden ship.
le_havre-does-gh13 = Take one offer with exactly 2 tokens and all offers with exactly 1.
le_havre-does-gh20 = Its owner pays no interest; a franc whenever somebody else takes the franc offer, 3 when somebody else builds the Bank.
le_havre-does-gh21 = A franc whenever another player enters one of your buildings.
le_havre-does-gh24 = Grain gives its owner 2 energy each for the Shipping Line.
le_havre-does-gh25 = At the end: 2 francs for each own cattle.
le_havre-does-gh26 = Swap up to 4 goods for goods of the same total value.
le_havre-does-gh27 = Swap up to 3 basic goods for other basic ones and up to 3 upgraded for other upgraded ones; no iron, no steel.
le_havre-does-gh28 = 1 more of each good you own; steel costs 3 francs.
le_havre-does-gh29 = Buy different upgraded goods at 1 franc; coke 3, steel 5.
le_havre-does-gh31 = Goes to the next player who gets iron, not steel. Cannot be sold.
le_havre-does-gh33 = Look at the card and write it down.
le_havre-does-00 = Lies on the stack whose top number is highest.
le_havre-does-036 = Its owner has two final actions.
le_havre-does-037 = Everybody gets 3 special buildings; the first visitor swaps this for one from the hand and uses that, then all hands are discarded.
le_havre-does-039 = At a wharf: swap a luxury liner for it.
le_havre-does-040 = Pawn different goods at 2 francs each; redeem them at any time for 2 francs each.
le_havre-does-041 = A franc from each ship that sails for the Shipping Line.
le_havre-does-043 = Whoever is sent home goes here and pays 2 francs, the owner 1.
le_havre-does-044 = Take an offer; every other player must take one next turn. Then it leaves the game.
le_havre-does-045 = Its owner may send discs home from own buildings.
le_havre-does-046 = Every other player with cattle gives you 1; 2 with two players.
le_havre-does-e2010 = Take 1 loan and 6 different goods, no steel.
le_havre-does-blank1 = A card of your own: write it down.
le_havre-does-blank2 = A card of your own: write it down.
le_havre-does-blank3 = A card of your own: write it down.
le_havre-does-blank4 = A card of your own: write it down.
le_havre-text-liner = Feeds and carries nothing; for the fortune.
le_havre-text-ship = Each round { $food }. Carries { $n } goods.
le_havre-text-ship-wooden = Food each round with 1, 2, 3, 4 and 5 players: { $food }. Carries { $n } goods.
le_havre-text-ship-iron = Food each round with 1, 2, 3, 4 and 5 players: { $food }. Carries { $n } goods.
le_havre-text-ship-steel = Food each round with 1, 2, 3, 4 and 5 players: { $food }. Carries { $n } goods.

## The log

le_havre-log-tile = Supply tile: { $tile }
le_havre-log-turn = { $who }: turn done
le_havre-log-offer = { $who }, offer: { $what }
le_havre-log-used = { $who }: { $what }
le_havre-log-bought = { $who } buys { $what }
le_havre-log-built = { $who } builds { $what }
le_havre-log-built-in = { $who } builds { $what } ({ $where })
le_havre-log-given = { $who }: now has { $what }
le_havre-log-has-ship = { $who }: ships put right, { $n }
le_havre-log-has-building = { $who }: buildings put right, { $n }
le_havre-log-sold = { $who } sells { $what }
le_havre-log-repaid = { $who }: repaid { $loans }
le_havre-log-court = { $who }: court, { $loans } back
le_havre-log-borrowed = { $who }: took { $loans }
le_havre-log-redeemed =
    { $n ->
        [one] { $who }: redeemed { $n } good
       *[other] { $who }: redeemed { $n } goods
    }
le_havre-log-evicted = { $who }: sent { $guest } home
le_havre-log-interest = Interest: { $who }
le_havre-log-fed = { $who }: fed
le_havre-log-fed-loans = { $who }: fed with { $loans }
le_havre-log-closed = End of the round
le_havre-log-played = Seven turns played
le_havre-log-written = Special card: { $what }
le_havre-log-stacks = Stacks of proposals entered
le_havre-loud-supply = New on the offers: { CASE($what, to: "tile") }
le_havre-loud-city = The city builds: { $what }
le_havre-loud-ship = New ship: { $what }
le_havre-loud-interest = Interest is due: { $who }
le_havre-loud-gone = Out of the game: { $what }
le_havre-loud-comes = { $who }: must take { $what }
le_havre-loud-strike = Picket line, take an offer next: { $who }
le_havre-loud-harvest = Harvest, { $who }: { $what }

## Why not

le_havre-log-turn-tile = { $who }: turn done, then { $tile }
le_havre-tile-lies-elsewhere = That supply tile lies elsewhere already.
le_havre-loans-too-few = { $who } has only { $loans }.
le_havre-not-enough = { $who }: { $n } more needed.
le_havre-not-fed = { $who } cannot feed without a loan or a sale.
le_havre-final-no-buying = No buying any more: only final actions.
le_havre-never-for-sale = { $what } cannot be bought.
le_havre-not-buildable = { $what } cannot be built now.
le_havre-not-on-top = { $what } does not lie on top.
le_havre-card-not-in-game =
    { $players ->
        [one] { $what } is not in a game for { $players } player.
       *[other] { $what } is not in a game for { $players } players.
    }
le_havre-sold-this-turn = { $what } was sold this turn and cannot be bought back.
le_havre-bought-this-turn = { $what } was bought this turn and cannot be sold.
le_havre-not-sellable-card = { $what } cannot be sold.
le_havre-advanced-selling = { $who }: outside the own turn only when forced to pay.
le_havre-offer-empty = Nothing lies there: { $what }.
le_havre-no-entry = { $what } cannot be entered.
le_havre-not-built = { $what } has not been built yet.
le_havre-standing-there = { $who } stands there already: { $what }.
le_havre-occupied = Taken by { $who }: { $what }.
le_havre-idle = { $what }: nothing is done there yet, but who enters a building has to take its action.
le_havre-must-have = You must have { $what }.
le_havre-fee-short = { $who } cannot pay the entry fee.
le_havre-price-is = { $what } costs { $price }.
le_havre-materials-short = Not enough materials; missing: { $what }.
le_havre-energy-short = Not enough energy: { $n } more.
le_havre-too-many-goods = The ships carry { $n } goods.
le_havre-too-often =
    { $n ->
        [one] At most once.
       *[other] At most { $n } times.
    }
le_havre-one-only = Only one of these.
le_havre-swap-most =
    { $n ->
        [one] At most { $n } good.
       *[other] At most { $n } goods.
    }
le_havre-swap-count = Given { $n }, taken { $m }: as many must come back.
le_havre-swap-price = Worth { $n } given, { $m } taken: it must be the same.
le_havre-swap-same = Not for itself: { $what }.
le_havre-nobody-there = No disc here can be sent home.
le_havre-onward-first = Next in this action: { $what }.
le_havre-onward-not-back = Not back again: { $what }.
le_havre-onward-building = { $who }: this action leads into another building.
le_havre-strike = { $who }: picket line, only an offer can be taken.
le_havre-strike-late = Closed in the last round: { $what }.
le_havre-not-your-building = { $who } does not own it: { $what }.
le_havre-no-such-card = No such card: { $what }.
le_havre-repay-now = { $who }: repaying { $loans } now saves { $n } francs.

## The count

le_havre-score-francs = Francs
le_havre-score-buildings = Buildings
le_havre-score-ships = Ships
le_havre-score-bonus = Bonuses
le_havre-score-loans = Loans
le_havre-score-others = Other cards
le_havre-sheet-francs = Francs
le_havre-sheet-francs-hint = coins of 1 and 5
le_havre-sheet-buildings = Buildings
le_havre-sheet-buildings-hint = ordinary and start buildings
le_havre-sheet-specials = Special buildings
    .tab = Special
le_havre-sheet-specials-hint = cards with an anchor
le_havre-sheet-ships = Ships
le_havre-sheet-ships-hint = find them by type and value
le_havre-sheet-loans = Loans
le_havre-sheet-loans-hint = the back of a card counts as 3
le_havre-sheet-goods = Goods
le_havre-sheet-goods-hint = only for the owner of the Storehouse
le_havre-sheet-cattle = Cattle
le_havre-sheet-cattle-hint = only for the owner of the Ranch
le_havre-sheet-others = Other cards
le_havre-sheet-others-hint = home-made cards: value and extras together
le_havre-why-fortune = Fortune of { $who }
le_havre-why-printed = printed value
le_havre-why-these = { $what }
le_havre-why-each = { $n } each
le_havre-why-halves = half a franc each, rounded down
le_havre-why-ships =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
le_havre-why-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
le_havre-rule-fortune = Cash, values of buildings and ships, plus symbols, less 7 for each loan.
    .text = Goods count nothing, unless the Storehouse counts them. If several are richest, they all win.
le_havre-rule-loans = 7 francs for each loan that is not repaid.
le_havre-rule-others = Typed in by the table.
le_havre-rule-plus = A plus symbol counts other cards or goods you own.

## Rules

le_havre-rule-supply = Move your ship to the next supply tile, put one token on each of its two offers.
    .text = In the first round the tile is turned face up; it stays there for the whole game. What arrives always lies with its basic side up. Seven turns make a round, whatever the number of players.
le_havre-rule-turn = Take everything of one offer, or move your disc to a free building and use it.
    .text = The fee goes to the owner of the building; entering your own costs nothing. Francs can stand in for food, never the other way round. You may not enter the building your disc is already on, a proposal, or a building with a padlock.
le_havre-rule-interest = Everybody with at least one loan pays 1 franc in all, at once.
    .text = Whoever cannot pay sells a building or a ship, or takes another loan. Food does not pay interest. Loans may be repaid just before, 5 francs each.
le_havre-rule-feeding = Everybody pays the food on the round card, less what their ships bring.
    .text = Fish 1, smoked fish 2, bread 2, meat 3, franc 1; no change is given for food. Only when you have neither food nor francs left: sell something, or take as many loans as you need, 4 francs each.
le_havre-rule-city = The city takes the top proposal with the lowest number; with an anchor on the card, a special building.
    .text = City buildings can be bought and entered, never built. Then the round card becomes a ship on the stack of its type.
le_havre-rule-trade = Buy in your own turn; sell to the city at any time, for half the value.
    .text = City buildings, top proposals and top ships are for sale. You may not buy and sell the same card in one turn. A disc on a card that changes hands goes home.
le_havre-rule-final = One main action each, no supply, no interest, no buying.
    .text = Occupied buildings may be entered now, but not the one your own disc is on. You may sell and repay loans.

## Setting up; $players sit at the table

le_havre-setup-group-board = The board
le_havre-setup-group-players = Each player
le_havre-setup-group-buildings = Buildings
le_havre-setup-group-rounds = Rounds and ships
le_havre-setup-board = Put the three parts of the board in the middle.
le_havre-setup-tiles = Shuffle the supply tiles, lay them face down on the seven spaces; all ship markers wait before the first.
le_havre-setup-stores = Goods and francs into their stores, basic sides up; food tokens beside the board.
le_havre-setup-offers = On the offers lie:
le_havre-setup-pieces = Each player takes:
le_havre-setup-goods = Each player begins with:
le_havre-setup-ships = Each player begins with a ship:
le_havre-setup-first = Whoever lives closest to a river, lake or sea takes the start player tile; it never moves.
    .known = { $who } takes the start player tile and keeps it to the end.
le_havre-setup-leave_out = These ordinary buildings stay in the box:
le_havre-setup-start_buildings = Beside the board, owned by the city:
le_havre-setup-stacks = Shuffle the other ordinary buildings into three stacks, each sorted with the lowest number on top. Per stack:
le_havre-setup-black_market = If the Black Market lies on top of a stack, shuffle again.
le_havre-setup-solo_specials = These special buildings stay in the box:
le_havre-setup-specials = Shuffle the special buildings, lay some face down on the board, the rest goes back into the box:
le_havre-setup-no_specials = The special buildings stay in the box.
le_havre-setup-round_cards = Keep the round cards numbered for this count and game, face up in order, round 1 on top:
le_havre-setup-overview = Lay the overview for this count with the right side up:
le_havre-setup-board_ship = One more on the stack of wooden ships:
le_havre-setup-loans = Beside the board:
