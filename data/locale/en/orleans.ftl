### Orléans. $who is a player’s name; $what is a thing with its number, or a sentence.
orleans-title = Orléans
orleans-first-player = The youngest player starts.

## Things
orleans-thing-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .name = Coins
orleans-thing-grain =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grain
    }
    .name = Grain
orleans-thing-cheese =
    { $n ->
        [one] { $n } cheese
       *[other] { $n } cheese
    }
    .name = Cheese
orleans-thing-wine =
    { $n ->
        [one] { $n } wine
       *[other] { $n } wine
    }
    .name = Wine
orleans-thing-wool =
    { $n ->
        [one] { $n } wool
       *[other] { $n } wool
    }
    .name = Wool
orleans-thing-brocade =
    { $n ->
        [one] { $n } brocade
       *[other] { $n } brocade
    }
    .name = Brocade
orleans-thing-bread =
    { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }
    .name = Bread
orleans-thing-food =
    { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
    .name = Food
orleans-thing-development =
    { $n ->
        [one] { $n } step of development
       *[other] { $n } steps of development
    }
    .name = Development
orleans-thing-step =
    { $n ->
        [one] { $n } step of development
       *[other] { $n } steps of development
    }
    .name = Step back on development
orleans-thing-station =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
    .name = Stations
orleans-thing-unbuilt =
    { $n ->
        [one] { $n } unbuilt station
       *[other] { $n } unbuilt stations
    }
    .name = Unbuilt stations
orleans-thing-follower =
    { $n ->
        [one] { $n } follower
       *[other] { $n } followers
    }
    .name = Followers from the bag
orleans-thing-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
    .name = Buildings
orleans-thing-technology =
    { $n ->
        [one] { $n } technology tile
       *[other] { $n } technology tiles
    }
    .name = Technology tiles
orleans-thing-vp = { $n } VP
    .name = VP
orleans-thing-follower-farmer =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
    .name = Farmers
orleans-thing-track-farmer = { $n } × Farmers’ track
    .name = Farmers’ track
orleans-thing-follower-boatman =
    { $n ->
        [one] { $n } boatman
       *[other] { $n } boatmen
    }
    .name = Boatmen
orleans-thing-track-boatman = { $n } × Boatmen’s track
    .name = Boatmen’s track
orleans-thing-follower-craftsman =
    { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
    .name = Craftsmen
orleans-thing-track-craftsman = { $n } × Craftsmen’s track
    .name = Craftsmen’s track
orleans-thing-follower-trader =
    { $n ->
        [one] { $n } trader
       *[other] { $n } traders
    }
    .name = Traders
orleans-thing-track-trader = { $n } × Traders’ track
    .name = Traders’ track
orleans-thing-follower-knight =
    { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
    .name = Knights
orleans-thing-track-knight = { $n } × Knights’ track
    .name = Knights’ track
orleans-thing-follower-scholar =
    { $n ->
        [one] { $n } scholar
       *[other] { $n } scholars
    }
    .name = Scholars
orleans-thing-track-scholar = { $n } × Scholars’ track
    .name = Scholars’ track
orleans-thing-follower-monk =
    { $n ->
        [one] { $n } monk
       *[other] { $n } monks
    }
    .name = Monks
orleans-thing-citizen-dev_3 = { $n } × citizen (development 3)
    .name = Citizen (development 3)
orleans-thing-citizen-dev_18 = { $n } × citizen (development 18)
    .name = Citizen (development 18)
orleans-thing-citizen-dev_28 = { $n } × citizen (development 28)
    .name = Citizen (development 28)
orleans-thing-citizen-boatman_track = { $n } × citizen (boatmen’s track)
    .name = Citizen (boatmen’s track)
orleans-thing-citizen-knight_track = { $n } × citizen (knights’ track)
    .name = Citizen (knights’ track)
orleans-thing-citizen-city_wall = { $n } × citizen (City wall)
    .name = Citizen (City wall)
orleans-thing-citizen-papal_conclave = { $n } × citizen (Papal conclave)
    .name = Citizen (Papal conclave)
orleans-thing-citizen-plague = { $n } × citizen (Defeating the plague)
    .name = Citizen (Defeating the plague)
orleans-thing-citizen-astronomy = { $n } × citizen (Astronomy)
    .name = Citizen (Astronomy)
orleans-thing-citizen-boatmen_guild = { $n } × citizen (Boatmen’s guild)
    .name = Citizen (Boatmen’s guild)
orleans-thing-citizen-cathedral = { $n } × citizen (Cathedral)
    .name = Citizen (Cathedral)
orleans-thing-citizen-peace_treaty = { $n } × citizen (Peace treaty)
    .name = Citizen (Peace treaty)
orleans-thing-citizen-canalisation = { $n } × citizen (Canalisation)
    .name = Citizen (Canalisation)
orleans-deed-city_wall = City wall
orleans-deed-papal_conclave = Papal conclave
orleans-deed-plague = Defeating the plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen_guild = Boatmen’s guild
orleans-deed-cathedral = Cathedral
orleans-deed-peace_treaty = Peace treaty
orleans-deed-canalisation = Canalisation
orleans-thing-tile-hayrick = { $n } × Hayrick
    .name = Hayrick
orleans-thing-tile-cheese_factory = { $n } × Cheese Factory
    .name = Cheese Factory
orleans-thing-tile-winery = { $n } × Winery
    .name = Winery
orleans-thing-tile-wool_manufacturer = { $n } × Wool Manufacturer
    .name = Wool Manufacturer
orleans-thing-tile-tailor_shop = { $n } × Tailor Shop
    .name = Tailor Shop
orleans-thing-tile-shipping_line = { $n } × Shipping Line
    .name = Shipping Line
orleans-thing-tile-brewery = { $n } × Brewery
    .name = Brewery
orleans-thing-tile-windmill = { $n } × Windmill
    .name = Windmill
orleans-thing-tile-library = { $n } × Library
    .name = Library
orleans-thing-tile-pharmacy = { $n } × Pharmacy
    .name = Pharmacy
orleans-thing-tile-cellar = { $n } × Cellar
    .name = Cellar
orleans-thing-tile-office = { $n } × Office
    .name = Office
orleans-thing-tile-sacristy = { $n } × Sacristy
    .name = Sacristy
orleans-thing-tile-laboratory = { $n } × Laboratory
    .name = Laboratory
orleans-thing-tile-gunpowder_tower = { $n } × Gunpowder Tower
    .name = Gunpowder Tower
orleans-thing-tile-herb_garden = { $n } × Herb Garden
    .name = Herb Garden
orleans-thing-tile-hospital = { $n } × Hospital
    .name = Hospital
orleans-thing-tile-school = { $n } × School
    .name = School
orleans-thing-tile-horse_wagon = { $n } × Horse Wagon
    .name = Horse Wagon
orleans-thing-tile-bathhouse = { $n } × Bathhouse
    .name = Bathhouse
orleans-thing-tile-bakery = { $n } × Bakery
    .name = Bakery
orleans-thing-tile-goldsmith = { $n } × Goldsmith
    .name = Goldsmith
orleans-thing-tile-hideaway = { $n } × Hideaway
    .name = Hideaway
orleans-thing-tile-barracks = { $n } × Barracks
    .name = Barracks
orleans-thing-tile-tribunal = { $n } × Tribunal
    .name = Tribunal
orleans-thing-tile-theatre = { $n } × Theatre
    .name = Theatre
orleans-place-farm_house = Farm House
orleans-place-village = Village
orleans-place-university = University
orleans-place-castle = Castle
orleans-place-monastery = Monastery
orleans-place-ship = Ship
orleans-place-wagon = Wagon
orleans-place-guildhall = Guildhall
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Town Hall
orleans-does-farm_house = A farmer, a step on the farmers’ track and its good.
orleans-does-village = A boatman, craftsman or trader.
orleans-does-university = A scholar and points of development.
orleans-does-castle = A knight: more followers to draw.
orleans-does-monastery = A monk, who stands in for anybody on a place.
orleans-does-ship = Along a waterway, with its good.
orleans-does-wagon = Along a road, with its good.
orleans-does-guildhall = A station where the merchant stands, one in each town.
orleans-does-scriptorium = 1 point of development.
orleans-does-town_hall = One or two to the deeds.
orleans-does-hayrick = 1 grain.
orleans-does-cheese_factory = 1 cheese.
orleans-does-winery = 1 wine.
orleans-does-wool_manufacturer = 1 wool.
orleans-does-tailor_shop = 1 brocade.
orleans-does-shipping_line = 1 point of development.
orleans-does-brewery = 2 coins.
orleans-does-windmill = 2 coins and 1 point of development.
orleans-does-library = 2 points of development.
orleans-does-pharmacy = 1 to 3 coins for as many points of development.
orleans-does-cellar = 4 coins.
orleans-does-office = A coin for each built station.
orleans-does-sacristy = Keeps off Harvest, Taxes, Plague.
orleans-does-laboratory = 1 technology tile.
orleans-does-gunpowder_tower = Two more spaces on the market; from here one or two may go to the deeds.
orleans-does-herb_garden = A boatman may stand in for a craftsman, trader or farmer.
orleans-does-hospital = As many coins as your level of development.
orleans-does-school = A scholar may stand in for anybody but a monk.
orleans-does-horse_wagon = Along a road, with its good.
orleans-does-bathhouse = Draw two more, keep one.
orleans-does-bakery = For 2 coins up to 3 grain become bread.
orleans-does-goldsmith = For a good as many steps of development as you have stations.
orleans-does-hideaway = For a good a step on a track with its reward, not the knights’.
orleans-does-barracks = Anybody may stand in for a knight.
orleans-does-tribunal = Another’s merchant moves along a road or waterway; you pay its owner 1 coin.
orleans-does-theatre = Any number of followers to the bag, a coin each.
orleans-stack = Stack { $n }
orleans-tile = { $what } ({ $n })
orleans-sure-hint = Check the tile
orleans-sure-unknown = Needs: look at the tile

## Setting up
orleans-thing-part-citizen =
    { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
    .name = Citizens
orleans-thing-part-hourglass =
    { $n ->
        [one] { $n } hourglass tile
       *[other] { $n } hourglass tiles
    }
    .name = Hourglass tiles
orleans-thing-part-pilgrimage =
    { $n ->
        [one] { $n } Pilgrimage with the lighter back
       *[other] { $n } Pilgrimages with the lighter back
    }
    .name = Pilgrimages with the lighter back
orleans-thing-part-good =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .name = Goods
orleans-thing-part-building =
    { $n ->
        [one] { $n } building tile
       *[other] { $n } building tiles
    }
    .name = Building tiles
orleans-thing-part-board =
    { $n ->
        [one] { $n } player board
       *[other] { $n } player boards
    }
    .name = Player boards
orleans-thing-part-bag =
    { $n ->
        [one] { $n } bag
       *[other] { $n } bags
    }
    .name = Bags
orleans-thing-part-marker =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
    .name = Markers
orleans-thing-part-starter =
    { $n ->
        [one] { $n } starting follower
       *[other] { $n } starting followers
    }
    .name = Starting followers
orleans-thing-part-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
    .name = Merchants
orleans-thing-part-first_marker =
    { $n ->
        [one] { $n } start player marker
       *[other] { $n } start player markers
    }
    .name = Start player markers
orleans-setup-group-boards = Boards
orleans-setup-boards = Lay out the main board and the board of beneficial deeds beside it.
orleans-setup-citizens = A citizen on each citizen symbol: 5 on the main board, 8 on the deeds. The 14th lies beside the board.
orleans-setup-technology = Stack the technology tiles on the main board.
orleans-setup-hourglass = Shuffle the other hourglass tiles face down.
orleans-setup-pilgrimage = Put the Pilgrimage with the lighter back on top: it is the event of round 1.
orleans-setup-group-followers = Followers
orleans-setup-followers-out = Back into the box: neutral followers, and the starting ones of colours nobody plays.
orleans-setup-followers = Neutral followers on their spaces beside the tracks.
orleans-setup-group-goods = Goods
orleans-setup-goods-out = Shuffle the goods face down and put some back into the box unseen.
orleans-setup-goods-map = One on each space of roads and waterways, then turn them face up.
orleans-setup-goods-map-3 = One on each space of roads and waterways but those marked 4, then turn them face up.
orleans-setup-goods-map-2 = One on each space of roads and waterways but those marked 3 and 4, then turn them face up.
orleans-setup-market = The rest face up by kind on the market.
orleans-setup-group-buildings = Buildings and bank
orleans-setup-stacks = Two stacks of buildings by their backs, I and II. Everybody may look through them.
orleans-setup-extras = And the buildings sold separately.
orleans-setup-bank = The coins are the bank.
orleans-setup-fewer = Clockwise, each player may put so many buildings of their choice back into the box:
orleans-setup-group-players = Each player
orleans-setup-kit = Take board, bag, stations and coins.
orleans-setup-markers = A marker on the first space of each of the six tracks, the seventh on the first space of development.
orleans-setup-starters = Farmer, boatman, craftsman and trader of your colour on the market of your board, not into the bag.
orleans-setup-merchant = Put your merchant in Orléans.
orleans-setup-first = The youngest player takes the start player marker.
    .known = { $who } takes the start player marker.
orleans-variant-standard = Usual game
    .brings = All 20 buildings
orleans-variant-fewer_buildings = Fewer buildings
    .brings = Each may put one away; two with two players
orleans-option-extras = Tiles sold separately
    .no = no
    .yes = yes: six more buildings

## What the app can keep
orleans-keep-coins = Coins
    .price = Tell coins that come and go outside events.
    .gain = Who falls short is known at once.
orleans-keep-goods = Goods
    .price = Tell each good taken or given.
    .gain = Taxes and harvest work themselves out.
orleans-keep-development = Development
    .price = One tap on where the marker goes.
    .gain = Levels, coins and citizens on the way come by themselves.
orleans-keep-stations = Trading stations
    .price = Two taps for each station.
    .gain = Trading day and the 14th citizen work themselves out.
orleans-keep-citizens = Citizens
    .price = Two taps for each citizen.
    .gain = Nobody takes one twice, and the score is exact.
orleans-keep-technology = Technology tiles
    .price = Nothing more with actions.
    .gain = How many are left is known.
orleans-keep-buildings = Buildings
    .price = One tap more for each building.
    .gain = What is whose and what it does, at hand.
orleans-keep-actions = Actions, one by one
    .price = Two or three taps for each action.
    .gain = Tracks, rewards and census come by themselves.
orleans-keep-followers = Followers and deeds
    .price = One tap more at plague and torture.
    .gain = Supply and deeds are known.
orleans-preset-lightest = Rounds
    .brings = Hourglass, census, events and dues. The rest lies on the table.
    .price = 5 taps a round
orleans-preset-points = Points
    .brings = Coins, goods, development, stations, citizens too: the score at any time.
    .price = 2–3 taps a gain
orleans-preset-everything = Everything
    .brings = Every action with its whole chain of rewards, supply, deeds and buildings.
    .price = 2–3 taps an action
orleans-ruling-citizen_spaces = Where do the upper citizens lie on the track of development?
    .s18_28 = on 18 and 28
    .s19_29 = on 19 and 29
orleans-ruling-leave_coin_space = Torture: may one step back off a coin space?
    .no = no
    .yes = yes
orleans-ruling-technology_on_town_hall = May a technology tile lie on the Town Hall?
    .no = no
    .yes = yes
orleans-ruling-tribunal_coin = Tribunal: must the coin be at hand?
    .in_hand = yes, else no action
    .torture = no, torture pays it

## A round
orleans-event-pilgrimage = Pilgrimage
orleans-event-income = Income
orleans-event-harvest = Harvest
orleans-event-taxes = Taxes
orleans-event-trading_day = Trading day
orleans-event-plague = Plague
orleans-event-income-does = Income: get 1 coin per level of development
orleans-event-harvest-does = Harvest: give 1 food each, else 5 coins
orleans-event-taxes-does = Taxes: pay 1 coin per 3 goods
orleans-event-taxes-none = Taxes: nobody pays
orleans-event-trading_day-does = Trading day: get 1 coin per built station
orleans-event-trading_day-none = Trading day: nobody gets a coin
orleans-event-plague-does = Plague: each draws a follower from the bag
orleans-round = Round
orleans-phase-variant = Buildings back
orleans-phase-hourglass = Hourglass
orleans-phase-census = Census
orleans-phase-planning = Followers and planning
orleans-phase-actions = Actions
orleans-phase-event = Event
orleans-phase-end = End of the game
orleans-jump =
    { $phase ->
       *[none] Round { $n }
        [variant] Round { $n }: buildings back
        [hourglass] Round { $n }: hourglass
        [census] Round { $n }: census
        [planning] Round { $n }: followers and planning
        [actions] Round { $n }: actions
        [event] Round { $n }: event
        [end] End of the game
    }
orleans-starts = { $who } starts.
orleans-hourglass-title = Round { $n }: which event?
orleans-left-of = { $n } left
orleans-turn = Which event was turned?
orleans-first-is-pilgrimage = Round 1 is always Pilgrimage.
orleans-no-such-event = No tile of that event is left.
orleans-census = Census
orleans-census-title = Who is alone in front and behind on the farmers’ track?
orleans-census-title-front = Who is alone in front on the farmers’ track?
orleans-census-most-ask = Alone in front: +1 coin
orleans-census-least-ask = Alone behind: −1 coin
orleans-census-nobody = nobody
orleans-census-confirm = Record the census
orleans-census-record = Record: { $what }
orleans-census-most-coin = { $who } +1
orleans-census-least-coin = { $who } −1
orleans-census-tie = Census: a tie, nothing happens.
orleans-census-most = Census: { $who } gets 1 coin.
orleans-census-least = Census: { $who } pays 1 coin{ $by ->
    [torture] {" "}by torture
   *[coin] {""}
 }.
orleans-census-fine = Census: { $who } is last and pays 1 coin
orleans-census-two-coins = Census: { $most } gets 1 coin, { $least } pays 1 coin{ $by ->
    [torture] {" "}by torture
   *[coin] {""}
 }.
orleans-census-two = With two players nobody pays at the census.
orleans-census-both = { $who } cannot be alone in front and behind.
orleans-planning-title = Draw followers and plan
orleans-draws = draws up to { $n }, as far as the { $market } spaces of the market allow{ $bath ->
    [yes] ; Bathhouse: two more, keeps one
   *[no] {""}
 }
orleans-draws-told = draws as many as the knights’ track shows
orleans-draws-none = the bag is empty, nothing to draw
orleans-plan-all = All have planned
orleans-plan-ready = Planned?
orleans-settled = done
orleans-actions-title = Actions, one each in turn
orleans-actions-detail = What you gain can be told behind each name.
orleans-monks-barred = Pilgrimage: no monks
orleans-all-passed = All have passed
orleans-turn-headline = { $who }: an action or a pass
orleans-pass = Pass
orleans-have-passed = Passed: { $who }
orleans-event-awaits = Settle the players above first
orleans-settle-all = { $what }: all as shown
orleans-settle-some = As shown: { $who }
orleans-settle-told =
    { $event ->
        [plague] Everybody has drawn
        [income] Everybody took the coins
        [trading_day] Everybody took the coins
       *[taxes] Everybody has paid
    }
orleans-settle-told-others =
    { $event ->
        [plague] All others have drawn
        [income] All others took the coins
        [trading_day] All others took the coins
       *[taxes] All others have paid
    }
orleans-gets = { $what }
orleans-pays = Pays { $what }
orleans-gives = Torture: gives up { $what }
orleans-pays-nothing = nothing to pay
orleans-tax-sum =
    { $n ->
        [one] { $n } good, has { $has }
       *[other] { $n } goods, has { $has }
    }
orleans-pay-what = Pay { $what }
orleans-pay = Pay
orleans-pay-else = Pay otherwise
orleans-give-up = Choose what to give up
orleans-cannot-pay = Can’t pay
orleans-short-ask = How many coins are missing?
orleans-too-short = { $who } does not owe so much.
orleans-falls-short =
    { $n ->
        [one] torture: gives up { $n } thing
       *[other] torture: gives up { $n } things
    }
orleans-torture-title = { $who }: torture
orleans-torture-note = For each coin that is missing one of: a station, a follower drawn from the bag, a step of development, a good, a building, a technology tile.
orleans-due-title = { $who }: { $what }
orleans-plague-draw = draws a follower
orleans-plague-safe = loses nobody: only starting followers
orleans-drawn-tell = What was drawn
orleans-drawn-ask = Which follower was drawn?
orleans-drawn-starter = a starting one, back into the bag
orleans-drawn-empty = none, the bag is empty
orleans-no-such-follower = { $who } has no such follower.
orleans-lift = Monk in the Sacristy
orleans-no-sacristy = { $who } has no Sacristy with a monk on it.
orleans-left-open = Round { $n }, left open: { $what }
orleans-task-event = event
orleans-task-fine = census
orleans-task-plan = planning
orleans-task-return = building put back
orleans-round-begins = Round { $n } begins; { $who } starts.
orleans-end-title = The game is over
orleans-end-detail = 18 rounds are played. Count the points.

## The log
orleans-log-turned = Round { $n }: { $what }
orleans-log-census = Census of round { $round }
orleans-log-planned = Planned: { $who }
orleans-log-passed = { $who } passes
orleans-log-all-passed = Round { $round }: all have passed
orleans-log-paid = { $who } pays { $what }
orleans-log-short =
    { $n ->
        [one] { $who } is { $n } coin short: torture
       *[other] { $who } is { $n } coins short: torture
    }
orleans-log-event = Event of round { $n }: { $who }
orleans-log-drawn = { $who } draws: { $what }
orleans-log-lifted = { $who }: a monk in the Sacristy
orleans-loud-torture =
    { $n ->
        [one] Torture: { $who } gives up { $n } thing.
       *[other] Torture: { $who } gives up { $n } things.
    }

## The count
orleans-goods = Goods
orleans-citizens = Citizens
orleans-citizens-back = Not won after all
orleans-hint-position = The space on the track of development, 0 to 30; the level follows from it.
orleans-hint-stations = Only those built on the map.
orleans-hint-citizens = Without the 14th: it goes to whoever has built most stations.
orleans-hint-bread = Grain on the Bakery, not counted as grain.
orleans-bread-of-two = Bread lies on the Bakery, and there is one Bakery: whose is it?
orleans-bread-and-grain = { $n } grain and bread together; there are { $box }.
orleans-too-many-goods = { $n } goods with all players; this game has { $most }.
orleans-too-many-stations = { $n } stations on the map; there is room for { $most }.
orleans-last-citizen = The 14th citizen goes to { $who }: most stations.
orleans-last-citizen-now = The 14th citizen would go to { $who } now: most stations.
orleans-last-citizen-level = The 14th citizen goes to nobody: level on most stations.
orleans-tie-position = further on the track of development
orleans-points-so-far = Points if the game ended now
orleans-why-formula = Coins, goods, level times stations and citizens; the 14th as it stands.
orleans-why-coins = 1 point for each coin.
orleans-why-goods = Brocade 5, wool 4, wine 3, cheese 2, grain 1.
orleans-why-stations = Each built station is worth your level of development.
orleans-why-citizens = Each citizen is worth your level of development; the 14th goes to whoever has built most.
orleans-why-bread = Each bread is worth your level of development.

## Rules
orleans-rule-hourglass = The start player turns the top tile: the event of this round.
    .text = There are three of each event. Round 1 is Pilgrimage. It works during the actions, all others at the end of the round.
orleans-rule-census = Alone in front on the farmers’ track +1 coin, alone behind −1.
    .text = The markers count, not the followers. On a tie nothing happens. With two players nobody pays.
orleans-rule-planning = Followers from the market onto the places.
    .text = Draw as many as the knights’ track shows, as far as the market has room and the bag holds. For each draw given up one placed follower may come back. A monk stands in for anybody. The first technology tile lies on a farmer’s space, later ones on any but a monk’s, one in a building, none where there is a single space.
orleans-rule-actions = Clockwise one action each, or a pass for the rest of the round.
    .text = An action works when all spaces of its place are filled; its followers then go to the bag. At the end of a track, or with an empty stack, its action cannot be taken.
orleans-rule-event = What the event asks or brings; payments in turn order.
    .text = Income: a coin for each level. Harvest: one food back to the market; without any, 5 coins. Taxes: a coin for each three goods. Trading day: a coin for each built station. Plague: a neutral follower from the bag goes back to the supply, a starting one stays. A monk in the Sacristy keeps off Harvest, Taxes or Plague.
orleans-rule-torture = For each missing coin something else, freely mixed; coins first.
    .text = A station, built or not; a neutral follower drawn from the bag; a step back on development, never onto or past a coin space; a good; a building; a technology tile. All of it leaves the game but the steps. Citizens are never given.
orleans-rule-end = After 18 rounds: the 14th citizen, then the points.
    .text = Most built stations take the 14th citizen, nobody on a tie. Coins, goods, and the level of development times stations and citizens. A tie goes to whoever is further on development, then it is shared.

## Actions and gains
orleans-places = Places
orleans-act-title = { $who }: { $what }
orleans-act-follows =
    { $at ->
        [bakery] becomes bread: { $what }
       *[town_hall] stays on the deeds: { $what }
    }
orleans-act-confirm = Act: { $what }
orleans-stack-empty = None left: { $what }
orleans-track-end = End of the track: { $what }
orleans-no-station-left = No station left
orleans-nothing-to-pay = Not enough to pay with
orleans-not-theirs = { $who } does not have this place.
orleans-lacks = { $who } is missing { $what }, as far as is kept.
orleans-used = { $who } has acted here in this round: the followers are back in the bag.
orleans-used-here = used in this round
orleans-missing = Missing: { $what }
orleans-cannot-act = This action cannot be taken: { $why }
orleans-first-from-one = The first building comes from stack I.
orleans-no-such-slot = The deed has no such place.
orleans-deed-full = No room on the deed: { $what }
orleans-takes-citizen = { $who } wins: { $what }
orleans-which-follower = Which follower?
orleans-which-track = Which track?
orleans-which-building = Which building?
orleans-which-good = Which good lay there?
orleans-no-good = None
orleans-which-pays = Which good is paid?
orleans-whose-merchant = Whose merchant?
orleans-which-deeds = Where to? One or two
orleans-slot = { $what }: { $kind }
orleans-slot-left = { $what }; places left: { $n }
orleans-slot-either = { $coin } or { $step }
orleans-point-or-coin = Points of development instead of coins
orleans-a-building = a building
orleans-a-citizen = a citizen, for the first
orleans-n-pharmacy = How many coins?
orleans-n-bakery = How much grain?
orleans-n-theatre = How many followers?
orleans-gain = Gained or given
orleans-gain-title = { $who }: gained or given
orleans-gain-confirm = Record it
orleans-too-much = { $who } does not have so much.
orleans-log-sent = { $what } ({ $to })
orleans-log-gained = { $who } gets { $what }
orleans-log-gave = { $who } gives { $what }
orleans-log-both = { $who } gets { $what } and gives { $gave }
orleans-develop = Move the marker of development
orleans-develop-title = { $who }: where does the marker go?
orleans-space = Space { $n }
orleans-moved-back = Only torture moves a marker back.
orleans-log-developed = { $who }: development { $n }
orleans-on-the-way = { $who }, on the way: { $what }
orleans-track-of-development = Track of development
orleans-level-at = Level { $n }, space { $at }
orleans-bank-told = The bank is empty
orleans-bank-dry = The bank is empty: nobody receives coins.
orleans-bank-full = The bank has coins again
orleans-hourglass-left = { $n } of { $of } still to come
orleans-deed-brings = { $what } for each follower.
orleans-deed-sent = { $who }: { $what }
orleans-deed-filled = Sent by { $parts }.
orleans-chapter-buildings = Places and buildings
orleans-chapter-deeds = Beneficial deeds
orleans-chapter-hourglass = In the hourglass
orleans-return-title = { $who }: a building back?
orleans-return-none = none
orleans-return-then = Then: { $who }
orleans-log-returned = { $who } puts back: { $what }
orleans-costs = { $points ->
    [0] nothing lost at the end
   *[other] −{ $points } at the end
 }{ $coins ->
    [0] {""}
   *[other] , coins included
 }
orleans-costs-level = level { $now } to { $then }: −{ $points } points at the end{ $coins ->
    [0] {""}
   *[other] , coins included
 }
orleans-no-food = no food: 5 coins
orleans-beyond = { $who }, { $what }: { $n } at most.

## Look up
orleans-tool-pay = Can this be paid?
orleans-tool-worth = What is one more step worth?
orleans-tool-who = For whom?
orleans-tool-typed = Typed in
orleans-tool-owed = Coins to pay
orleans-tool-have = What there is
orleans-tool-row-citizen = Citizens
orleans-tool-row-rival = Most stations of another player
orleans-tool-row-development = Space on the track of development
orleans-tool-enough = Yes, in coins; left: { $left }
orleans-tool-nothing = Short: { $short }. Nothing is left to give, so the table decides.
orleans-tool-least = Short: { $short }. Least is lost with { $what }. { $cost }
orleans-tool-open = Short: { $short }. All there is: { $what }. { $cost } Still open: { $open }
orleans-tool-cost = Points lost at the end: { $n }{ $coins ->
    [0] {""}
   *[other] , coins included
 }.
orleans-tool-cost-level = Level { $was } to { $now }. Points lost at the end: { $n }{ $coins ->
    [0] {""}
   *[other] , coins included
 }.
orleans-tool-adds = Points as it stands: { $parts }
orleans-tool-adds-station = next station +{ $n }
orleans-tool-adds-citizen = next citizen +{ $n }
orleans-tool-adds-step = next step of development +{ $n }
orleans-tool-adds-level = level { $level } ({ $steps }) +{ $n }
orleans-tribunal-torture = { $who } has no coin: torture. Tell what is given behind the name.
orleans-planning-hall = A technology tile may lie on the Town Hall, too.
orleans-nobody-to-send = Nobody to send, or no room
