### Little Town. $who is a player's name, never inflected; $what is a thing with its number, or a sentence.
little_town-title = Little Town

## Things

little_town-points = { $n } VP
little_town-thing-vp = { $n } VP
    .name = VP
little_town-thing-vp-tile = { $n } VP for building
    .name = Building
little_town-thing-vp-use = { $n } VP from buildings
    .name = Use of buildings
little_town-thing-vp-objective = { $n } VP for objectives
    .name = Objectives
little_town-thing-vp-cathedral = { $n } VP from the Cathedral
    .name = Cathedral
little_town-thing-vp-hunger = { $n } VP for hungry workers
    .name = Hunger
little_town-thing-vp-other = { $n } other VP
    .name = Points on the track
little_town-thing-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .name = Coins
    .acc =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
    .gen =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
little_town-thing-wood = { $n } wood
    .name = Wood
    .acc = { $n } wood
    .gen = { $n } wood
little_town-thing-stone = { $n } stone
    .name = Stone
    .acc = { $n } stone
    .gen = { $n } stone
little_town-thing-fish = { $n } fish
    .name = Fish
    .acc = { $n } fish
    .gen = { $n } fish
little_town-thing-wheat = { $n } wheat
    .name = Wheat
    .acc = { $n } wheat
    .gen = { $n } wheat
little_town-thing-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .name = Workers
little_town-thing-house =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
    .name = Houses left
little_town-thing-objective =
    { $n ->
        [one] { $n } objective card
       *[other] { $n } objective cards
    }
    .name = Objectives not revealed
little_town-thing-hungry =
    { $n ->
        [one] { $n } hungry worker
       *[other] { $n } hungry workers
    }
    .name = Stay hungry
little_town-thing-triple =
    { $n ->
        [one] { $n } time 3 coins
       *[other] { $n } times 3 coins
    }
    .name = 3 coins for 1 food
little_town-thing-tile-wheat_field = { $n } × Wheat Field
    .name = Wheat Field
little_town-thing-tile-workshop = { $n } × Workshop
    .name = Workshop
little_town-thing-tile-bar = { $n } × Bar
    .name = Bar
little_town-thing-tile-bakery = { $n } × Bakery
    .name = Bakery
little_town-thing-tile-warehouse = { $n } × Warehouse
    .name = Warehouse
little_town-thing-tile-brewery = { $n } × Brewery
    .name = Brewery
little_town-thing-tile-quarry = { $n } × Quarry
    .name = Quarry
little_town-thing-tile-carpenter = { $n } × Carpenter
    .name = Carpenter
little_town-thing-tile-shop = { $n } × Grocer
    .name = Grocer
little_town-thing-tile-church = { $n } × Church
    .name = Church
little_town-thing-tile-marketplace = { $n } × Fair
    .name = Fair
little_town-thing-tile-fountain = { $n } × Fountain
    .name = Fountain
little_town-thing-tile-barn = { $n } × Barn
    .name = Barn
little_town-thing-tile-book_store = { $n } × Book Store
    .name = Book Store
little_town-thing-tile-gold_mine = { $n } × Gold Mine
    .name = Gold Mine
little_town-thing-tile-fishmonger = { $n } × Fishmonger
    .name = Fishmonger
little_town-thing-tile-pier = { $n } × Pier
    .name = Pier
little_town-thing-tile-pawnshop = { $n } × Pawnshop
    .name = Pawnshop
little_town-thing-tile-well = { $n } × Well
    .name = Well
little_town-thing-tile-restaurant = { $n } × Restaurant
    .name = Restaurant
little_town-thing-tile-statue = { $n } × Statue
    .name = Statue
little_town-thing-tile-cathedral = { $n } × Cathedral
    .name = Cathedral
little_town-thing-tile-residence = { $n } × Residence
    .name = Residence
little_town-thing-tile-castle = { $n } × Castle
    .tab = Castle
    .name = Castle
little_town-thing-tile-watchtower = { $n } × Watchtower
    .tab = Watchtower
    .name = Watchtower
little_town-thing-card-obj_01 = { $n } × 3 buildings side by side
    .name = 3 buildings side by side
little_town-thing-card-obj_02 = { $n } × More buildings than workers
    .name = More buildings than workers
little_town-thing-card-obj_03 = { $n } × Twice the food
    .name = Twice the food
little_town-thing-card-obj_04 = { $n } × Lake, mountain, forest
    .name = Lake, mountain, forest
little_town-thing-card-obj_05 = { $n } × Two kinds for one use
    .name = Two kinds for one use
little_town-thing-card-obj_06 = { $n } × Fish for all
    .name = Fish for all
little_town-thing-card-obj_07 = { $n } × Pair of wheat buildings
    .name = Pair of wheat buildings
little_town-thing-card-obj_08 = { $n } × 1 fish building
    .name = 1 fish building
little_town-thing-card-obj_09 = { $n } × Pair of coin buildings
    .name = Pair of coin buildings
little_town-thing-card-obj_10 = { $n } × 1 wood or stone building
    .name = 1 wood or stone building
little_town-thing-card-obj_11 = { $n } × 3 stone to build
    .name = 3 stone to build
little_town-thing-card-obj_12 = { $n } × No coins
    .name = No coins
little_town-thing-card-obj_13 = { $n } × 6 coins
    .name = 6 coins
little_town-thing-card-obj_14 = { $n } × Gathered and spent
    .name = Gathered and spent
little_town-thing-card-obj_15 = { $n } × 4 buildings in a turn
    .name = 4 buildings in a turn
little_town-thing-card-obj_16 = { $n } × VP from a pair of buildings
    .name = VP from a pair of buildings
little_town-thing-card-obj_17 = { $n } × Gather 5
    .name = Gather 5
little_town-thing-card-obj_18 = { $n } × 3 wood to build
    .name = 3 wood to build

## Parts of the box, for the setup

little_town-thing-part-board = { $n } board
little_town-thing-part-round_marker = { $n } round marker
little_town-thing-part-first_marker = { $n } first player marker
little_town-thing-part-tile =
    { $n ->
        [one] { $n } building tile
       *[other] { $n } building tiles
    }
little_town-thing-part-robin_tile =
    { $n ->
        [one] { $n } tile with the robin
       *[other] { $n } tiles with the robin
    }
little_town-thing-part-coin_1 =
    { $n ->
        [one] { $n } coin “1”
       *[other] { $n } coins “1”
    }
little_town-thing-part-coin_3 =
    { $n ->
        [one] { $n } coin “3”
       *[other] { $n } coins “3”
    }
little_town-thing-part-sixty =
    { $n ->
        [one] { $n } token “60”
       *[other] { $n } tokens “60”
    }
little_town-thing-part-vp_marker = { $n } VP marker

## Setting up the box

little_town-setup-group-board = Board
little_town-setup-group-market = Market
little_town-setup-group-reserve = Reserve
little_town-setup-group-objectives = Objectives
little_town-setup-group-players = Each player
little_town-setup-side = Choose a side of the board and put it in the middle.
little_town-setup-round-marker = Put the round marker on 1.
little_town-setup-wheat-fields = Stack the wheat fields on the market.
little_town-setup-tiles = Shuffle the other tiles and lay 12 face up on the market.
little_town-setup-robin-tiles = Lay the 12 tiles with the robin face up on the market.
little_town-setup-tiles-back = The remaining tiles go back to the box. The market is not refilled.
little_town-setup-cubes = Put the resource cubes beside the board.
little_town-setup-coins = Put the coins beside the board.
little_town-setup-sixty = Put the “60” tokens beside the board.
little_town-setup-deal = Shuffle the objective cards and deal them face down to each player.
little_town-setup-redraw = A card with the warning mark needs certain tiles. If none of them is on the market, discard the card and draw another.
little_town-setup-workers = Take the workers of your colour.
little_town-setup-houses = Take the houses of your colour.
little_town-setup-marker = Put your VP marker on 0.
little_town-setup-purse = Take coins and keep them in view of all.
little_town-setup-first = Draw who begins: the first player marker goes there.
    .known = { $who } takes the marker.

## What the app can keep

little_town-keep-points = Points
    .price = Tell every gain that does not come from the app itself.
    .gain = The track is always right, with a reason for every point.
little_town-keep-goods = Coins and goods, turn by turn
    .price = About three taps a turn.
    .gain = Costs, fees and feeding work themselves out.
little_town-keep-tiles = Buildings
    .price = Two taps a building.
    .gain = Who owns what, and how many houses are left.
little_town-keep-objectives = Objectives
    .price = Two taps a card.
    .gain = Nobody shows more cards than were dealt.
little_town-keep-board = Spaces of the board
    .price = One more tap a turn. Needs goods and buildings.
    .gain = Gathering, Castle, Watchtower and Cathedral are counted for you.
little_town-preset-lightest = Rounds
    .brings = Who has moved, and whether all are fed. The rest lies on the table.
    .price = 1 tap a phase
little_town-preset-points = Points
    .brings = Victory points and objectives as well: the score at any time.
    .price = 1–2 taps a gain
little_town-preset-everything = Everything
    .brings = Board, buildings and goods, space by space: gathering counts itself.
    .price = 2–3 taps a turn
little_town-variant-standard = Standard game
    .brings = 12 random buildings
little_town-variant-first_game = First game
    .brings = the buildings with the robin

## Rulings and options

little_town-ruling-coins_as_food = May 3 coins replace 1 food when feeding?
    .no = No
    .yes = Yes, 3 coins for 1 food
little_town-ruling-castle_counts = Which buildings around does the Castle count?
    .own_only = Only its owner’s
    .any_owner = Everybody’s
little_town-ruling-cathedral_counts = Which workers around does the Cathedral count?
    .all_players = Everybody’s
    .own_only = Only its owner’s
little_town-ruling-residence_effect = What does the Residence do?
    .use_buildings_around = Use the buildings around it
    .use_buildings_and_gather_terrain_around = Use the buildings and gather from the terrain around it
little_town-ruling-pawnshop_takes = Must the 2 cubes taken at the Pawnshop differ?
    .any = No, any 2 cubes
    .different = Yes, 2 different ones
little_town-ruling-watchtower_counts = Does the Watchtower count a meadow with a worker as empty?
    .no = No
    .yes = Yes
little_town-ruling-three_player_tie_with_current_first_player = 3 players, before round 4: the first player ties for fewest points. Who begins?
    .other_tied_player = The other one
    .current_first_player = The first player again
little_town-ruling-token_60_returned = Below 60 points again: does the “60” token go back?
    .yes = Yes
    .no = No
little_town-option-side = Which side of the board is up?
    .unknown = We decide later
    .side_1 = Mountain in the top left corner
    .side_2 = Forest in the top left corner
little_town-option-cathedral = Cathedral on the market?
    .unknown = We shall see
    .yes = Yes
    .no = No
little_town-option-residence = Residence on the market?
    .unknown = We shall see
    .yes = Yes
    .no = No

## Where we are

little_town-round = Round
little_town-worker = Worker
little_town-worker-at = worker { $at } of { $of }
little_town-needs = { $n } of { $of }
little_town-needs-glance = { $n }/{ $of }
little_town-needs-short = { $n } of { $of } fed: −{ $lost } VP
little_town-food-short = { $n } short
little_town-ending = End of this round
little_town-ending-short = { $fed } fed, { $short } short
little_town-ending-first = comes first
little_town-ending-food = fish or wheat each
little_town-ending-hunger = −{ $n } for each hungry one
little_town-phase-turns = Workers
little_town-phase-special = Special buildings
little_town-phase-feeding = Feeding
little_town-phase-next = Next round
little_town-phase-end = End of the game
little_town-jump =
    { $to ->
       *[r1-turns] Round 1: workers
        [r1-special] Round 1: special buildings
        [r1-feeding] Round 1: feeding
        [r1-next] Round 1: next round
        [r2-turns] Round 2: workers
        [r2-special] Round 2: special buildings
        [r2-feeding] Round 2: feeding
        [r2-next] Round 2: next round
        [r3-turns] Round 3: workers
        [r3-special] Round 3: special buildings
        [r3-feeding] Round 3: feeding
        [r3-next] Round 3: next round
        [r4-turns] Round 4: workers
        [r4-special] Round 4: special buildings
        [r4-feeding] Round 4: feeding
        [r4-end] End of the game
    }
little_town-mark-last = Last round
little_town-mark-fewest = Fewest points begin
little_town-column-workers = workers
little_town-column-food = food
little_town-column-note = what matters
little_town-workers-each = { $n ->
    [one] { $n } worker each
   *[other] { $n } workers each
}
little_town-food-each = { $n } food each
little_town-stop-turns = Workers
little_town-stop-special = Special
little_town-stop-feeding = Feeding
little_town-stop-next = Next
little_town-stop-end = End

## Workers

little_town-out-headline = Place all workers: { $n } each
little_town-out-title = All workers placed
little_town-out-confirm = All workers are on the board
little_town-tap-names =
    { $points ->
        [yes] Points from a building used: tap them below. More behind the names.
       *[no] Corrections: tap a player’s name.
    }
little_town-use-points = Points: { $who }
little_town-use-points-title = { $who }: points from a building
little_town-side-title = Which side of the board is up?
little_town-side-confirm = This side
little_town-log-side = Board: { $what }
little_town-turn-headline = { $who }: your turn
little_town-turn-of = { $who }’s turn
little_town-turn-detail =
    { $n ->
        [one] { $n } worker left
       *[other] { $n } workers left
    }
little_town-place = Place a worker
little_town-place-title = { $who }: worker on the board
little_town-build = Build
little_town-build-title = { $who }: builds
little_town-build-confirm = Build: { $what }, +{ $n }
little_town-build-space = Touch the space to build on.
little_town-no-house = No house left
little_town-record-what = Record: { $what }
little_town-take = Take { $what }
little_town-place-here = Place the worker
little_town-follows = { $what }
little_town-pays-for = pays { $what }
little_town-own = own
little_town-which-space = Which space?
little_town-which-player = Who?
little_town-which-objective = Which objective?
little_town-which-tile = Which building?
little_town-which-uses = Buildings used
little_town-gathers = Gathered
little_town-use-of = { $what } ({ $who }: +{ $fee })
little_town-fee-to =
    { $fee ->
        [one] { $who } gets { $fee } coin
       *[other] { $who } gets { $fee } coins
    }
little_town-whose = { $what }: whose?
little_town-who = { $who }
little_town-lacks = Missing: { $what }
little_town-buys =
    { $coins ->
        [one] Bought for { $coins } coin: { $what }
       *[other] Bought for { $coins } coins: { $what }
    }
little_town-swap-give = Cubes handed in
little_town-swap-take = Cubes taken
little_town-cell = { $cell }
little_town-space-gathers = gathers { $what }
little_town-space-bare = nothing to gather
little_town-worker-of = Worker: { $who }
little_town-terrain-lake = Lake
little_town-terrain-forest = Forest
little_town-terrain-mountain = Mountain
little_town-market-move = Say what is on the market
little_town-market-chosen = { $n } of { $of } chosen
little_town-market-title = The { $n } buildings on the market beside the wheat fields

## Special buildings

little_town-special-title = Cathedral and Residence, before feeding
little_town-special-detail =
    { $fee ->
        [0] Their owners may use them now, free of charge.
        [one] Their owners may use them now. Around the Residence, another player’s building still costs { $fee } coin.
       *[other] Their owners may use them now. Around the Residence, another player’s building still costs { $fee } coins.
    }
little_town-special-confirm = Done, on to feeding
little_town-special-confirm-points = Done: { $who }
little_town-special-of = { $what }: { $who }
little_town-gains = { $who } +{ $n }
little_town-gives-points = +{ $n }
little_town-use-cathedral = Count the workers around
little_town-use-residence = Use the buildings around
little_town-cathedral-confirm = Cathedral: +{ $n }
little_town-residence-confirm = Residence used
little_town-residence-open = Choose what is used
little_town-residence-by-hand = Use the buildings around it on the table; points are told behind the name.
little_town-unused-confirm = Not used
little_town-absent-confirm = We play without it
little_town-workers-around = Workers around

## Feeding

little_town-feed-title =
    { $n ->
        [one] Everybody feeds { $n } worker
       *[other] Everybody feeds { $n } workers
    }
little_town-feed-seat =
    { $n ->
        [one] { $who }: { $n } worker to feed
       *[other] { $who }: { $n } workers to feed
    }
little_town-who-hungry = How many stay hungry?
little_town-feed-confirm-all = Done: all fed
little_town-feed-confirm-some = Done: { $who }, the rest fed
little_town-feed-confirm-none = Done: { $who }
little_town-loses = { $who } { $n }
little_town-then-round = Then round { $round } begins. First: { $who }
little_town-sweep-all = Feed everybody
little_town-sweep-some = Feed: { $who }
little_town-sweep-leaves = left to decide: { $who }
little_town-settled = Settled
little_town-feed-awaits = Choose beside a name first
little_town-put-right = Change: { $what }
little_town-fed = Fed
little_town-eats = { $what }
little_town-hungry =
    { $n ->
        [one] { $n } hungry: { $points }
       *[other] { $n } hungry: { $points }
    }
little_town-pays = { $what }
little_town-feed-do = Feed
little_town-feed-one = Feed: { $what }
little_town-feed-hungry = Feed: { $n } hungry, { $points }
little_town-feed-else = Eat something else
little_town-feed-tell = Say what was eaten
little_town-left-feed = Round { $round }, feeding: { $who }
little_town-left-special = Round { $round }: { $what }
little_town-left-turn = Round { $round }: a worker’s turn

## Next round and end

little_town-next-title = On to round { $round }
little_town-next-confirm = Round { $round }, first: { $who }
little_town-next-confirm-open = Round { $round }
little_town-fewest = Who has the fewest points? On a tie pick all of them.
little_town-fewest-note = With 3 players, round 4 begins with whoever has the fewest points.
little_town-hand-workers = Everybody takes the workers back
little_town-hand-round = Round marker on { $n }
little_town-hand-first = First player marker: { $who }
little_town-end-title = The game is over
little_town-end-detail = Last chance for objectives, then count the points.

## Behind a name

little_town-move-objective = Show objective
little_town-move-built = Add a building
little_town-move-points = Add points
little_town-move-track = Correct the marker
little_town-move-piece = Correct the board
little_town-move-first = Give the first player marker
little_town-reason-use = a building used
little_town-reason-tile = a building built
little_town-reason-objective = an objective
little_town-reason-cathedral = Cathedral
little_town-reason-hunger = hungry workers
little_town-reason-other = something else
little_town-objective-title = { $who }: objective shown
little_town-not-met = Not met yet
little_town-objective-plain = { $n } VP
little_town-objective-other = A card not in this list
little_town-objective-names = The names of these cards are ours.
little_town-objective-confirm = Score { $n } VP
little_town-first-title = { $who }: first player
little_town-first-confirm = Has the first player marker
little_town-buildings = Buildings
little_town-has-60 = Has a “60” token, marker on { $space }
little_town-below-zero = Below zero, marker on { $space }
little_town-not-on-market = Not on the market

## Log

little_town-log-out = Round { $round }: all workers placed
little_town-log-placed = { $who }: worker, { $what }
little_town-log-placed-only = { $who }: worker placed
little_town-log-built = { $who }: { $what }, +{ $n }
little_town-log-special = Special buildings done
little_town-log-absent = Not in this game: { $what }
little_town-log-special-used = { $who }: { $what }
little_town-log-fed = Round { $round }: workers fed
little_town-log-fed-some = Round { $round }, feeding: { $who }
little_town-log-fed-one = { $who } feeds: { $what }
little_town-log-prepared = Round { $round } begins
little_town-log-objective = { $who }: objective, +{ $n }
little_town-log-market = Market laid out
little_town-log-first = First player marker: { $who }
little_town-takes-60 = { $who }: takes a “60” token
little_town-returns-60 = { $who }: gives the “60” token back
little_town-redraw = Cannot be fulfilled with this market, draw another: { $what }
little_town-round-begins = Round { $round }. First: { $who }
little_town-round-begins-last = Round { $round }, the last one. First: { $who }

## Final count

little_town-field-track = On the track
little_town-field-coins = Coins, 3 = 1
    .tab = Coins
little_town-hint-track = With the “60” token: 60 more. Below zero is allowed.
little_town-hint-coins = Their value, not the number of tokens.
little_town-hint-castle =
    { $whose ->
        [own_only] Who owns it, and how many of that player’s own buildings lie around it? { $each } points each.
       *[any_owner] Who owns it, and how many buildings lie around it, whoever owns them? { $each } points each.
    }
little_town-hint-watchtower = Who owns it, and how many empty meadow spaces lie around it? { $each } points each.
little_town-group-tile = Buildings built
little_town-group-use = Buildings used
little_town-group-objective = Objectives
little_town-group-cathedral = Cathedral
little_town-group-hunger = Hungry workers
little_town-group-other = Other points on the track
little_town-group-worker = A worker can use it
little_town-group-none = No action
little_town-group-round_end = At the end of a round
little_town-group-game_end = At the end of the game
little_town-counted-castle = Buildings around the Castle
little_town-counted-watchtower = Empty meadow spaces around the Watchtower
little_town-ruled = { $asked } { $answer }
little_town-each = { $n } VP each
little_town-per = 1 VP for every { $n }
little_town-hungry-workers = Hungry workers
little_town-marker = { $who }: { $n } points, marker on { $space }
little_town-marker-60 = { $who }: { $n } points, marker on { $space } and a “60” token
little_town-why-track = The marker on the track, as told.
little_town-why-coins = 1 VP for every 3 coins.
little_town-why-tile = The number in the corner of each tile when it is built.
little_town-why-use = Points from the actions of buildings.
little_town-why-objective = 2 or 3 VP as printed on the card, at once.
little_town-why-cathedral = 1 VP for each worker around it at the end of a round.
little_town-why-hunger = 3 VP back for each worker that was not fed.
little_town-why-other = Told by the table or corrected.
little_town-at-start = At the start
little_town-since = Since then
little_town-in-box = { $n } in the box

## What buildings and objectives do

little_town-does-swap =
    { $n ->
        [one] { $n } cube of any kind for another
       *[other] { $n } cubes of any kind for { $n } of your choice
    }
little_town-does-convert = Give { $give }, get { $get }
little_town-does-gain = Get { $get }
little_town-does-nothing = No action
little_town-does-residence = End of a round: its owner uses the buildings around it
little_town-does-cathedral = End of a round: { $n } VP for each worker around it
little_town-does-castle = End of the game: { $n } VP for each own building around it
little_town-does-watchtower = End of the game: { $n } VP for each empty meadow space around it
little_town-does-obj_01 = Own 3 buildings that touch along their sides.
little_town-does-obj_02 = Own more buildings than you have workers.
little_town-does-obj_03 = Hold at least twice as many fish and wheat as you have workers.
little_town-does-obj_04 = Have built next to a lake, next to a mountain and next to a forest; diagonals count.
little_town-does-obj_05 = Use a building that takes two different resources.
little_town-does-obj_06 = Feed all your workers with fish at the end of a round.
little_town-does-obj_07 = Build 2 buildings that give or need wheat.
little_town-does-obj_08 = Build 1 building that gives or needs fish.
little_town-does-obj_09 = Build 2 buildings that give or need coins; building cost does not count.
little_town-does-obj_10 = Build 1 building that gives or needs wood or stone.
little_town-does-obj_11 = Build a building that costs at least 3 stone.
little_town-does-obj_12 = Hold no coins.
little_town-does-obj_13 = Hold coins worth at least 6.
little_town-does-obj_14 = Spend a cube in the turn in which you gathered it.
little_town-does-obj_15 = Use at least 4 buildings in one turn.
little_town-does-obj_16 = Get VP from at least 2 buildings in one turn.
little_town-does-obj_17 = Gather at least 5 cubes in one turn.
little_town-does-obj_18 = Build a building that costs at least 3 wood.
little_town-inferred = Not verified: check your card

## Rules

little_town-rule-setup = How the box is laid out.
    .text = Stack 5 wheat fields and 12 other tiles on the market, the cubes and coins beside the board. Each player has 3 coins, workers and houses by player count, and objectives dealt face down. Replace an objective with the warning mark if none of the tiles it needs is on the market.
little_town-rule-turns = Clockwise, one worker each: gather and use buildings, or build.
    .text = Put a worker on an empty meadow space. It takes 1 cube for each forest (wood), mountain (stone) and lake (fish) space around it, diagonals included, as long as the reserve has some. Each building around it may be used once: your own for free, another player’s for 1 coin paid to that player first. Gather and use buildings in any order you like.
little_town-rule-build = A worker to the construction yard, pay the cost, place tile and house, score.
    .text = Put a worker on the construction yard, choose a tile of the market, pay its whole cost to the reserve, lay it on an empty meadow space, put one of your houses on it and score the number in its corner. Without the full cost or a house you cannot build.
little_town-rule-objectives = At any time: show a card you fulfil and score it at once.
    .text = At any time you may show an objective you fulfil and score the 2 or 3 points printed on it at once. Cards left at the end cost nothing.
little_town-rule-exchange = 3 coins for any 1 cube, if it is spent at once.
    .text = At any time 3 coins buy any 1 cube from the reserve, as often as you like, but every cube bought so must be spent at once: on a building or on its action.
little_town-rule-special = Owners of Cathedral and Residence use them now, before feeding.
    .text = At the end of each round, before feeding, the owners may use Cathedral and Residence once, free of charge; at the Residence, another player’s building costs 1 coin as ever. Neither can be used during turns. Food gained here can be eaten.
little_town-rule-feeding = 1 fish or wheat for each worker; each hungry one costs 3 points.
    .text = From the first player clockwise everybody hands in 1 fish or wheat for each worker, in any mix. Each worker that cannot be fed costs 3 points, also below zero. Food at hand must be used.
little_town-rule-next = Workers home, round marker on, first player marker to the left.
    .text = Everybody takes the workers back; tiles and houses stay. The round marker moves on and the first player marker goes to the left. With 3 players, before round 4 only, it goes to whoever has the fewest points; on a tie to the one nearest on the left.
little_town-rule-final = Castle, Watchtower, 1 point for every 3 coins. Most points win.
    .text = Add the points of Castle and Watchtower and 1 point for every 3 coins. Resources and objectives not shown are worth nothing. Most points win; a tie is shared.

## Why not

little_town-no-worker = { $who }: no worker left to place.
little_town-no-such-side = The board has no such side.
little_town-no-such-space = There is no space { $cell }.
little_town-not-meadow = { $cell } is no meadow.
little_town-taken-by-tile = { $cell }: a building stands there.
little_town-taken-by-worker = { $cell }: a worker stands there.
little_town-not-gathered = The terrain gives wood, stone and fish only.
little_town-gathered-too-much = The terrain around does not give that many cubes.
little_town-no-such-tile = There is no such building.
little_town-never-used = { $what }: a worker never uses it.
little_town-use-amounts = { $what }: that is not what the building gives or takes.
little_town-bought-unspent = Every cube bought for 3 coins must be spent at once.
little_town-pawnshop-different = { $what }: by your ruling, the cubes taken differ.
little_town-used-twice = { $what }: a worker uses a building only once.
little_town-not-around = { $what } is not on a space around.
little_town-fed-twice = Each player feeds once a round.
little_town-exchange = Coins are exchanged by threes.
little_town-not-all-fed = Somebody else has fed meanwhile. Look again.
little_town-no-such-round = That round does not come next.
little_town-first-is = The marker goes to: { $who }
little_town-objective-points = An objective is worth 2 or 3, not { $n }.
little_town-objective-worth = This card is worth { $n }.
little_town-objective-unmet = { $who }, as far as is kept, does not meet this yet: { $what }
little_town-market-size = Exactly { $n } different buildings lie there beside the wheat fields.
little_town-not-theirs = { $what }: that is not whose building it is.
little_town-special-twice = Each special building works once a round.
little_town-build-in-turn = Turns are followed: a building takes a worker and its cost.
little_town-castle-too-many = { $who }: at most { $n } own buildings can lie around the Castle.
little_town-order = In this order: { $what }
little_town-reserve-short = The reserve has no more: { $what }
little_town-too-many-hungry =
    { $n ->
        [one] There is only { $n } worker to feed.
       *[other] There are only { $n } workers to feed.
    }
