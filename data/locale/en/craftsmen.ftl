### Craftsmen. $who is a player’s name; $what is a thing with its number, or a sentence.
craftsmen-title = Craftsmen
craftsmen-first-player = Turn order: by the sums of the capital cards, lowest first.

## Things
craftsmen-thing-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = Points
craftsmen-thing-vp-helpers =
    { $n ->
        [one] { $n } point from start, passing, fees
       *[other] { $n } points from start, passing, fees
    }
    .name = Start, passing, fees
craftsmen-thing-vp-goods =
    { $n ->
        [one] { $n } point from production
       *[other] { $n } points from production
    }
    .name = Production
craftsmen-thing-vp-ships-1 =
    { $n ->
        [one] { $n } point from ships, year I
       *[other] { $n } points from ships, year I
    }
    .name = Ships, year I
craftsmen-thing-vp-colours-1 =
    { $n ->
        [one] { $n } point from town colours, year I
       *[other] { $n } points from town colours, year I
    }
    .name = Town colours, year I
craftsmen-thing-vp-granary-1 =
    { $n ->
        [one] { $n } point from the granary, year I
       *[other] { $n } points from the granary, year I
    }
    .name = Granary, year I
craftsmen-thing-vp-invest-1 =
    { $n ->
        [one] { $n } point from investment, year I
       *[other] { $n } points from investment, year I
    }
    .name = Investment, year I
craftsmen-thing-vp-ships-2 =
    { $n ->
        [one] { $n } point from ships, year II
       *[other] { $n } points from ships, year II
    }
    .name = Ships, year II
craftsmen-thing-vp-colours-2 =
    { $n ->
        [one] { $n } point from town colours, year II
       *[other] { $n } points from town colours, year II
    }
    .name = Town colours, year II
craftsmen-thing-vp-granary-2 =
    { $n ->
        [one] { $n } point from the granary, year II
       *[other] { $n } points from the granary, year II
    }
    .name = Granary, year II
craftsmen-thing-vp-invest-2 =
    { $n ->
        [one] { $n } point from investment, year II
       *[other] { $n } points from investment, year II
    }
    .name = Investment, year II
craftsmen-thing-vp-ships-3 =
    { $n ->
        [one] { $n } point from ships, year III
       *[other] { $n } points from ships, year III
    }
    .name = Ships, year III
craftsmen-thing-vp-colours-3 =
    { $n ->
        [one] { $n } point from town colours, year III
       *[other] { $n } points from town colours, year III
    }
    .name = Town colours, year III
craftsmen-thing-vp-granary-3 =
    { $n ->
        [one] { $n } point from the granary, year III
       *[other] { $n } points from the granary, year III
    }
    .name = Granary, year III
craftsmen-thing-vp-invest-3 =
    { $n ->
        [one] { $n } point from investment, year III
       *[other] { $n } points from investment, year III
    }
    .name = Investment, year III
craftsmen-thing-vp-other =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = Points
craftsmen-thing-bonus-weapons =
    { $n ->
        [one] { $n } bonus token: weapons
       *[other] { $n } bonus tokens: weapons
    }
    .name = Bonus token: weapons
craftsmen-thing-bonus-tools =
    { $n ->
        [one] { $n } bonus token: tools
       *[other] { $n } bonus tokens: tools
    }
    .name = Bonus token: tools
craftsmen-thing-bonus-clothes =
    { $n ->
        [one] { $n } bonus token: clothes
       *[other] { $n } bonus tokens: clothes
    }
    .name = Bonus token: clothes
craftsmen-thing-bonus-books =
    { $n ->
        [one] { $n } bonus token: books
       *[other] { $n } bonus tokens: books
    }
    .name = Bonus token: books
craftsmen-thing-bonus-candles =
    { $n ->
        [one] { $n } bonus token: candles
       *[other] { $n } bonus tokens: candles
    }
    .name = Bonus token: candles
craftsmen-thing-bonus-wine =
    { $n ->
        [one] { $n } bonus token: wine
       *[other] { $n } bonus tokens: wine
    }
    .name = Bonus token: wine
craftsmen-thing-bonus-beer =
    { $n ->
        [one] { $n } bonus token: beer
       *[other] { $n } bonus tokens: beer
    }
    .name = Bonus token: beer
craftsmen-thing-bonus-bread =
    { $n ->
        [one] { $n } bonus token: bread
       *[other] { $n } bonus tokens: bread
    }
    .name = Bonus token: bread
craftsmen-thing-privilege =
    { $n ->
        [one] { $n } privilege token
       *[other] { $n } privilege tokens
    }
    .name = Privilege tokens
craftsmen-thing-work =
    { $n ->
        [one] { $n } work token
       *[other] { $n } work tokens
    }
    .name = Work tokens
craftsmen-thing-helper =
    { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
    .name = Helpers
craftsmen-thing-natural =
    { $n ->
        [one] { $n } natural cube
       *[other] { $n } natural cubes
    }
    .name = natural cube
craftsmen-thing-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
    .name = Cubes
craftsmen-thing-half-purple =
    { $n ->
        [one] { $n } purple half
       *[other] { $n } purple halves
    }
    .name = Purple halves
craftsmen-thing-half-green =
    { $n ->
        [one] { $n } green half
       *[other] { $n } green halves
    }
    .name = Green halves
craftsmen-thing-half-blue =
    { $n ->
        [one] { $n } blue half
       *[other] { $n } blue halves
    }
    .name = Blue halves
craftsmen-thing-half-red =
    { $n ->
        [one] { $n } red half
       *[other] { $n } red halves
    }
    .name = Red halves
craftsmen-thing-card-sawmill =
    { $n ->
        [one] { $n } sawmill
       *[other] { $n } sawmills
    }
    .name = Sawmill
craftsmen-thing-card-basic =
    { $n ->
        [one] { $n } basic building
       *[other] { $n } basic buildings
    }
    .name = Basic building
craftsmen-thing-card-extended =
    { $n ->
        [one] { $n } extended building
       *[other] { $n } extended buildings
    }
    .name = Extended building
craftsmen-thing-card-advanced =
    { $n ->
        [one] { $n } advanced building
       *[other] { $n } advanced buildings
    }
    .name = Advanced building
craftsmen-thing-part-disc =
    { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
    .name = Discs
craftsmen-thing-part-capital =
    { $n ->
        [one] { $n } capital card
       *[other] { $n } capital cards
    }
    .name = Capital cards
craftsmen-thing-part-natural =
    { $n ->
        [one] { $n } natural cube
       *[other] { $n } natural cubes
    }
    .name = Natural cubes
craftsmen-thing-part-bonus =
    { $n ->
        [one] { $n } bonus token
       *[other] { $n } bonus tokens
    }
    .name = Bonus tokens
craftsmen-thing-part-house =
    { $n ->
        [one] { $n } card with a house
       *[other] { $n } cards with a house
    }
    .name = Cards with a house

## Goods, colours, phases
craftsmen-good-wood = wood
craftsmen-good-iron_ore = iron ore
craftsmen-good-flax = flax
craftsmen-good-wheat = wheat
craftsmen-good-cow = cow
craftsmen-good-wax = wax
craftsmen-good-grapes = grapes
craftsmen-good-barrel = barrel
craftsmen-good-rope = rope
craftsmen-good-leather = leather
craftsmen-good-paper = paper
craftsmen-good-iron = iron
craftsmen-good-cloth = cloth
craftsmen-good-meat = meat
craftsmen-good-flour = flour
craftsmen-good-weapons = weapons
craftsmen-good-tools = tools
craftsmen-good-clothes = clothes
craftsmen-good-books = books
craftsmen-good-candles = candles
craftsmen-good-wine = wine
craftsmen-good-beer = beer
craftsmen-good-bread = bread
craftsmen-good-trade = fair trade
craftsmen-colour-purple = purple
craftsmen-colour-green = green
craftsmen-colour-blue = blue
craftsmen-colour-red = red
craftsmen-phase-order = Turn order
craftsmen-phase-helpers = Helpers
craftsmen-phase-bank = Bankers’ guild
craftsmen-phase-build = Builders’ guild
craftsmen-phase-notary = Notary
craftsmen-phase-craft = Craft guild
craftsmen-phase-merchant = Merchants’ guild
craftsmen-phase-hall = Town hall
craftsmen-phase-close = End phase
craftsmen-phase-ships = Ships
craftsmen-phase-colours = Town colours
craftsmen-phase-granary = Granary
craftsmen-phase-invest = Investment
craftsmen-phase-end = End of the game
craftsmen-year = Year
craftsmen-season =
    { $season ->
        [1] Spring
        [2] Summer
        [3] Autumn
       *[4] Winter
    }
craftsmen-mark-winter = winter: the year is scored
craftsmen-jump =
    { $phase ->
       *[none] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }
        [order] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: turn order
        [helpers] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: helpers
        [bank] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: bankers’ guild
        [build] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: builders’ guild
        [notary] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: notary
        [craft] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: craft guild
        [merchant] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: merchants’ guild
        [hall] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: town hall
        [close] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: end phase
        [ships] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: ships
        [colours] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: town colours
        [granary] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: granary
        [invest] Year { $year }, { $season ->
            [1] spring
            [2] summer
            [3] autumn
           *[4] winter
        }: investment
        [end] End of the game
    }

## Setup
craftsmen-setup-group-board = Board
craftsmen-setup-board = Put the board in the middle.
craftsmen-setup-markers = Year marker on year I, season marker on spring.
craftsmen-setup-granary = One natural cube on each field of the granary.
craftsmen-setup-bonus = Lay the bonus tokens beside the board.
craftsmen-setup-tokens = Privilege and work tokens in play; the rest goes to the box.
craftsmen-setup-group-cards = Cards
craftsmen-setup-capital = Shuffle the capital cards. Open two on the board.
craftsmen-setup-basic = Shuffle the basic buildings; after dealing open two.
craftsmen-setup-extended = Set the extended cards with a house apart and shuffle both parts. What is not dealt of them goes on top; open two.
craftsmen-setup-advanced = The same with the advanced buildings: all cards with a house on top, open two.
craftsmen-setup-group-players = Each player
craftsmen-setup-kit = Discs and cubes of one colour: five helpers, one disc for turn order, two for points.
craftsmen-setup-hand = Capital cards, kept hidden.
craftsmen-setup-buildings = Buildings in hand.
craftsmen-setup-sawmill = One sawmill, built, face up.
craftsmen-setup-exchange = Anyone may swap one building card, and the sawmill for one of another colour.
craftsmen-setup-first = Add the faces of the five capital cards: the lowest sum goes first, then upward; at a tie the younger.

## What the app can keep
craftsmen-keep-points = Points
    .price = Enter production and fees in points.
    .gain = The score at any time, year by year.
craftsmen-keep-tokens = Tokens
    .price = Enter tokens taken and used.
    .gain = Limits and the end phase are worked out.
craftsmen-keep-queue = Helpers, one by one
    .price = One tap for each helper.
    .gain = Fees, limits, who acts when, privileges used.
craftsmen-keep-goods = Fair, granary, ships
    .price = Two taps for each work point.
    .gain = What falls out, who is paid, cargo at the year’s end.
craftsmen-keep-buildings = Buildings with their colours
    .price = Three taps for each card built.
    .gain = Colour sets count themselves.
craftsmen-preset-lightest = Seasons and points
    .brings = Stages, points and the year’s end. The rest lies on the table.
    .price = about 10 taps a season
craftsmen-preset-more = Helpers and tokens
    .brings = Queues, fees, privileges and tokens too.
    .price = one tap a helper
craftsmen-preset-everything = Everything
    .brings = Fair, granary, ships and buildings too; hands never.
    .price = 2–3 taps a work point
craftsmen-ruling-open_cards = Bankers’ guild: how many open cards may be taken?
    .one_or_two = one or two
    .none_too = none too
craftsmen-ruling-ten_cards = When do more than 10 cards have to go?
    .after_action = after the action
    .always = at every moment
craftsmen-ruling-notary_sets = Do colour sets count for a purchase at the notary?
    .yes = yes
    .no = no
craftsmen-ruling-mayor_offer = What are the mayor’s cards worth?
    .faces = their faces
    .sets = with colour sets
craftsmen-ruling-mayor_level = Does a bid equal to the mayor’s offer win?
    .yes = yes
    .no = no
craftsmen-ruling-order_discs = Do helpers on the order-change track count as privileges used?
    .yes = yes
    .no = no
craftsmen-ruling-fewest_full = Fewest privileges, but three tokens already: the token …
    .next = goes to the next entitled
    .stays = stays in the pool
craftsmen-ruling-winter_tokens = Are privilege tokens given out in winter?
    .yes = yes
    .no = no
craftsmen-ruling-winter_swap = Do the order discs change places after winter?
    .yes = yes
    .no = no
craftsmen-ruling-winter_work = May work tokens be used in winter?
    .yes = yes
    .no = no
craftsmen-ruling-winter_eight = Winter: when is the hand limit of 8 checked?
    .before = before scoring
    .after = after scoring
craftsmen-ruling-granary_fill = Granary at the year’s end: natural cubes on …
    .all = all empty fields
    .missing = one field of a missing product
craftsmen-ruling-tie_order = Final tie: which turn order counts?
    .winter = that of the last winter
    .swapped = after one more change
craftsmen-ruling-push_own = May one push one’s own cube out of the granary?
    .yes = yes
    .no = no
craftsmen-ruling-order_twice = May one change the order twice in a season?
    .yes = yes
    .no = no

## Turn order and helpers
craftsmen-order-title = Who goes first?
craftsmen-order-detail = Add the faces of your five capital cards.
craftsmen-order-ask = Sum of five cards
craftsmen-order-confirm = Set the order
craftsmen-reorder = Correct the turn order
craftsmen-younger = Equal sums, from the youngest
craftsmen-no-such-sum = Five cards are worth { $low } to { $high }.
craftsmen-log-order = Turn order: { $who }
craftsmen-turn-order = Turn order: { $who }
craftsmen-helpers-title = All send their helpers
craftsmen-helpers-detail = Fees in points: tap the name of who pays.
craftsmen-left-ask = Passed with helpers left: +1 point
craftsmen-sent-confirm = All helpers are placed
craftsmen-log-sent-left = Helpers sent; +1 point: { $who }
craftsmen-log-sent-all = Helpers sent
craftsmen-send = { $who } sends a helper
craftsmen-send-title = { $who }: { $what }
craftsmen-pass = Pass: +1 point
craftsmen-log-passed = { $who } passes, +1 point
craftsmen-over-ask = Cover whose helper?
craftsmen-fee-ask = Fee to { $who }
craftsmen-fee-card = 1 capital card
craftsmen-log-sent = { $who }: { $what }
craftsmen-log-sent-card = { $who }: { $what }, fee: a card
craftsmen-log-sent-points = { $who }: { $what }, fee in points
craftsmen-log-sent-drawn = { $who }: { $what }, the other player draws the top card
craftsmen-draws-card = Once covered, { $who } draws the top capital card.
craftsmen-cover-confirm = Cover the helper
craftsmen-fee-title = { $who } pays { $what }: to whom?
craftsmen-fee-move = Pay a fee in points
craftsmen-log-fee = { $who } pays a fee to { $to }
craftsmen-queues = Queues
craftsmen-of = { $n } of { $of }
craftsmen-no-such-space = No helper can stand there.
craftsmen-no-helper = { $who } has no helper left.
craftsmen-space-free = A space of this queue is still free.
craftsmen-own-helpers = { $who } has { $n } helpers there already.
craftsmen-building-full = No more than { $n } helpers there.
craftsmen-fee-due = A fee has to be paid there.
craftsmen-no-fee = No fee is paid there.
craftsmen-too-few-points = Too few points for the fee.
craftsmen-helpers-left =
    { $n ->
        [one] { $n } helper left
       *[other] { $n } helpers left
    }

## Stages and end phase
craftsmen-stage-bank = 4 cards, one or two of them open; then discard 2, with the privilege 1.
craftsmen-stage-build = Up to two cards, paid together: 2, 3, 6.
craftsmen-stage-notary = Buy in its colours for 3, 5, 10, or start an auction.
craftsmen-stage-craft =
    { $n ->
        [one] { $n } work point { $season ->
            [4] for each player
           *[other] for each helper
        }.
       *[other] { $n } work points { $season ->
            [4] for each player
           *[other] for each helper
        }.
    }
craftsmen-stage-merchant = Buy one semi-product from the granary.
craftsmen-stage-hall =
    { $players ->
        [2] A privilege token or a work token.
       *[other] A privilege token, a work token, or a new turn order.
    }
craftsmen-used-ask =
    { $shown ->
        [gold] Privilege used: on gold it is ticked, untick who does without
       *[told] Who uses the privilege?
    }
craftsmen-gold = golden space
craftsmen-for-token = for a token
craftsmen-no-token = no token
craftsmen-token-given = token given
craftsmen-done = { $what } done
craftsmen-done-confirm = All have acted
craftsmen-log-done = Done: { $what }
craftsmen-log-used = Privilege: { $who }
craftsmen-log-changed = Order-change track: { $who }
craftsmen-hall-ask = { $who } at the town hall
craftsmen-hall-privilege = privilege token
craftsmen-hall-work = work token
craftsmen-hall-order = change of order
craftsmen-hall-none = nothing
craftsmen-pool-empty = the pool is empty
craftsmen-token-limit = { $who } has { $n } of them already: no more.
craftsmen-order-twice = { $who } stands on the order-change track already.
craftsmen-order-full = Only { $n } spaces to change the order.
craftsmen-work-freed = { $of } work points spent; the privilege leaves one more work point
craftsmen-work-left = { $n } of { $of } work points left
craftsmen-passed-by = Skipped, nobody there: { $what }
craftsmen-close-title = End phase
craftsmen-close-detail = A token for the fewest privileges, the new order, all helpers home.
craftsmen-without-token = Fewest, but no token: { $who }. The pool had { $n }: who is earlier in turn order comes first, and nobody holds more than three.
craftsmen-close-next = Next turn order: { $who }
craftsmen-close-confirm = Close the season
craftsmen-used-count = Privileges used
craftsmen-changed-ask = Order-change track, from the left
craftsmen-no-order-change = The order cannot be changed so.
craftsmen-log-closed = Season closed
craftsmen-log-used-n = { $who } { $n }
craftsmen-log-granted =
    { $to ->
        [0] Privileges used: { $used }. Nobody gets a privilege token
       *[other] Privileges used: { $used }. Fewest, so a privilege token: { $who }
    }{ $left ->
        [0] . The pool is empty.
       *[other] .
    }
craftsmen-log-moved = New turn order, move the discs: { $who }
craftsmen-hand-limit = No more than { $n } capital cards in hand
craftsmen-round-begins = { $what }. First: { $who }
craftsmen-token-title = { $who }: token
craftsmen-token-move = Token taken or used
craftsmen-token-privilege = takes a privilege token
craftsmen-token-work = takes a work token
craftsmen-token-privilege-back = uses a privilege token
craftsmen-token-work-back = gives a work token back
craftsmen-token-note = For a work token’s point tap Produce: with no work point left it takes the token by itself.
craftsmen-log-token = { $who } takes: { $what }
craftsmen-log-token-back = { $who } gives back: { $what }
craftsmen-points = Other points
craftsmen-reason-goods = production
craftsmen-reason-helpers = passing, fees
craftsmen-reason-other = other

## Production, granary, buildings
craftsmen-make-move = Produce
craftsmen-make-title = { $who } produces
craftsmen-to-ask = Where to?
craftsmen-to-fair = fair
craftsmen-to-granary = granary
craftsmen-to-onward = own building
craftsmen-to-lost = lost: no points
craftsmen-to-made = produced
craftsmen-to-aboard = onto a ship
craftsmen-paid-ask = With what?
craftsmen-paid-double =
    { $by ->
        [token] privilege token: two raw goods
       *[gold] privilege: two raw goods for one point
    }
craftsmen-paid-token = for a work token
craftsmen-to-ship = ship { $n }
craftsmen-log-made = { $who }: { $what }, { $to }
craftsmen-log-hands = { $made } ({ $costs })
craftsmen-log-by = { $made }, { $by }
craftsmen-by-free =
    { $by ->
        [token] for a privilege token
       *[gold] by privilege
    }
craftsmen-by-double =
    { $by ->
        [token] with the point a privilege token saved
       *[gold] with the point the privilege saved
    }
craftsmen-by-token = for a work token
craftsmen-granary-card = +1 capital card
craftsmen-granary-out = +1 capital card, out: { $who }
craftsmen-bribe = 1 card to the captain, out: { $who }
craftsmen-printed-ask = not entered yet; it will be remembered
craftsmen-printed-points =
    { $on ->
        [bonus] Points on the bonus token
       *[points] Points on the building card
    }
craftsmen-printed-do =
    { $on ->
        [bonus] Take the token
       *[points] Produce
    }
craftsmen-printed-hint = To correct a value: Table, Printed values
craftsmen-trade = Fair trade
craftsmen-kind-of =
    { $kind ->
        [raw] Raw goods
        [semi] Semi-products
       *[final] Final products
    }
craftsmen-fair = Fair
craftsmen-buy-move = Buy from the granary
craftsmen-buy-title = { $who } buys
craftsmen-pays-ask = Paid with
craftsmen-pays-fair =
    { $by ->
        [token] cube of the fair and privilege token
       *[gold] own cube of the fair (privilege)
    }
craftsmen-pays-nobody =
    { $how ->
        [fair] for an own cube of the fair
       *[card] 1 card, discarded
    }
craftsmen-pays-owner =
    { $how ->
        [fair] { $who } puts a cube on the fair
       *[card] 1 card to { $who }
    }
craftsmen-log-bought = { $who } buys: { $what }
craftsmen-granary = Granary
craftsmen-granary-fields = Granary: the left cube lies in the upper field.
craftsmen-holds = Ships
craftsmen-built = Build a card
craftsmen-sawmill = Colours of the sawmill
craftsmen-sawmill-of = Sawmill: { $who }
craftsmen-built-title =
    { $first ->
        [yes] { $who }: sawmill
       *[no] { $who } builds
    }
craftsmen-top-ask = Upper half
craftsmen-bottom-ask = Lower half
craftsmen-end-ask = At which end?
craftsmen-end-left = left
craftsmen-end-right = right
craftsmen-end-left-privilege = left, by privilege
craftsmen-end-right-privilege = right, by privilege
craftsmen-end-left-token = left, for a privilege token
craftsmen-end-right-token = right, for a privilege token
craftsmen-log-built = { $who }: { $card } ({ $what })
craftsmen-bonus-move = Bonus token
craftsmen-bonus-title = { $who }: token for a complete line
craftsmen-log-bonus = { $who }: bonus token, { $what }
craftsmen-bonus-own = Bonus tokens: { $what }
craftsmen-no-work-now = Nobody can work now.
craftsmen-paid-point = work point
craftsmen-no-token-in-winter = No work tokens in winter, by your ruling.
craftsmen-no-work-points = { $who } has spent all { $n } work points.
craftsmen-fair-full = Three own cubes lie at the fair already.
craftsmen-own-out = Nobody removes their own cube.
craftsmen-no-cubes = { $who } has all { $n } cubes on the board.
craftsmen-nothing-at-fair = { $who } has no cube at the fair.
craftsmen-nothing-there = Nothing lies there.
craftsmen-own-marker = One’s own cube cannot be bought.
craftsmen-not-now = Not in this stage.
craftsmen-too-many-bought =
    { $n ->
        [0] { $who } has no helper in the merchants’ guild.
       *[other] { $who } has bought { $n } already, one for each helper.
    }
craftsmen-too-many-cards =
    { $of ->
        [0] { $who } has no helper in the builders’ guild.
       *[other] { $free ->
            [yes] { $who } has built without matching already: one card for each helper.
           *[no] { $n ->
                [one] { $who } has built { $n } card already, { $each } for each helper.
               *[other] { $who } has built { $n } cards already, { $each } for each helper.
            }
        }
    }
craftsmen-no-match = Neither half matches, or a half matches and no privilege is needed.

## The year’s end
craftsmen-part =
    { $part ->
        [ships] Ships sail
        [ship1] Ship 1
        [ship2] Ship 2
        [ship3] Ship 3
        [ship4] Ship 4
        [colours] Town colours
        [granary] Granary
       *[invest] Investment
    }
craftsmen-part-of =
    { $part ->
        [ship1] Ship 1, year { $year }
        [ship2] Ship 2, year { $year }
        [ship3] Ship 3, year { $year }
        [ship4] Ship 4, year { $year }
        [colours] Town colours, year { $year }
        [granary] Granary, year { $year }
       *[invest] Investment, year { $year }
    }
craftsmen-score-confirm =
    { $part ->
        [ships] Score: ships sail
        [ship1] Score: ship 1
        [ship2] Score: ship 2
        [ship3] Score: ship 3
        [ship4] Score: ship 4
        [colours] Score: town colours
        [granary] Score: granary
       *[invest] Score: investment
    }
craftsmen-ships-empty = Empty: { $what }
craftsmen-step-ships = Ship by ship from the left: majority, then cargo.
craftsmen-step-colours = 3 points for each set of four colours, the sawmill included.
craftsmen-step-granary = 1 point for each own cube.
craftsmen-step-invest = Four cards, one of each colour: the sum of their faces.
craftsmen-ask-markers = Markers on ship { $ship }
craftsmen-ask-cargo = Points of the cargo
craftsmen-higher =
    { $n ->
        [2] Equal: who is higher, or further left?
       *[other] Equal: one after the other, the highest first, then from the left
    }
craftsmen-placed = { $n }. { $who }
craftsmen-ask-holds = Whose marker?
craftsmen-ask-colours = Complete sets of four colours
craftsmen-ask-granary = Own cubes in the granary
craftsmen-ask-invest = Sum of the four cards, 0 for none
craftsmen-cargo-sum = { $n }, cargo { $cargo }
craftsmen-plus = +{ $n }
craftsmen-laid = Record
craftsmen-log-laid = Corrected: { $what }
craftsmen-laid-granary = Correct the granary
craftsmen-laid-holds = Correct the holds
craftsmen-untold = What lies in the granary?
craftsmen-untold-note = Proposed: natural cubes wherever the app knows of no other. Cubes on ships and at the fair lying there already: Table, and behind each name.
craftsmen-again = Correct a scoring
craftsmen-again-ask = Which one?
craftsmen-again-confirm = Correct it
craftsmen-log-scored = { $what }
craftsmen-changed = { $who }: { $was } is now { $now }
craftsmen-granary-full = No more than { $n } cubes lie in the granary.
craftsmen-no-investment = { $who }: an investment is { $low } to { $high } points, or 0.
craftsmen-odd-halves = Every card has two halves.
craftsmen-majority = More markers come first.
craftsmen-cargo-without = Cargo needs a marker.
craftsmen-too-many-markers = There is no room for so many markers.

## Printed values
craftsmen-printed = Printed values
craftsmen-page-points = Points of products
craftsmen-page-bonus = Bonus tokens
craftsmen-page-ship1 = Holds of ship 1
craftsmen-page-ship2 = Holds of ship 2
craftsmen-page-ship3 = Holds of ship 3
craftsmen-page-ship4 = Holds of ship 4
craftsmen-page-majority = Majorities of the ships
craftsmen-page-profile = All values as text
craftsmen-printed-note =
    { $which ->
        [profile] Copy the text, or paste another one here.
        [ship] As printed on your board. The right place brings what the left one does until you enter another value. Leave blank what you do not know.
       *[other] As printed on your copy of the game. Leave empty what you do not know.
    }
craftsmen-no-privilege = { $who } has no helper on gold here and no privilege token.
craftsmen-same-place = Two players cannot both have place { $n } in the turn order.
craftsmen-printed-strange = Not understood: { $what }
craftsmen-printed-confirm = Remember
craftsmen-badge-rulebook = rulebook
craftsmen-badge-inferred = inferred
craftsmen-badge-typed = entered at the table
craftsmen-badge-unknown = unknown
craftsmen-place-of = Ship { $ship }, place { $place }
craftsmen-rows-ask = Products, from the top
craftsmen-values-ask = Points beside each place
craftsmen-hold-left = { $what }, left
craftsmen-hold-right = { $what }, right
craftsmen-profile-ask = Values
craftsmen-no-such-value = That is no value from 0 to { $high }.
craftsmen-log-printed =
    { $n ->
        [one] { $n } printed value entered
       *[other] { $n } printed values entered
    }

## Auction
craftsmen-auction = Auction
craftsmen-auction-who = Who starts it?
craftsmen-auction-kind = For which card?
craftsmen-bid-ask = { $who } bids
craftsmen-bid = { $n }
craftsmen-bid-out = drops out
craftsmen-auction-won = { $who } takes the card for { $n }, in any colours.
craftsmen-mayor = The mayor’s offer
craftsmen-mayor-leads = { $who }: bid more than { $n }, or the card goes under its pile.
craftsmen-mayor-ask =
    { $counts ->
        [sets] Nobody raised. The mayor draws { $n }: worth with colour sets
       *[faces] Nobody raised. The mayor draws { $n }: sum of the faces
    }

## The end
craftsmen-end-title = Three years are over
craftsmen-end-detail = Count the bonus tokens.
craftsmen-field-track = Points on the track
craftsmen-hint-track = Both discs together: lap of 50 and 3 more are 53.
craftsmen-field-bonus = Bonus tokens
craftsmen-hint-bonus = The values of the own tokens, added up.
craftsmen-field-cards = Capital cards in hand
craftsmen-hint-cards = Only those who tie, after the last investment.
craftsmen-field-order = Place in turn order
craftsmen-hint-order = 1 plays first. At a tie whoever is further back wins.
craftsmen-tie-cards = more capital cards
craftsmen-tie-order = place further back in turn order
craftsmen-group-helpers = Start, passing, fees
craftsmen-group-goods = Production
craftsmen-group-ships = Ships
craftsmen-group-colours = Town colours
craftsmen-group-granary = Granary
craftsmen-group-invest = Investment
craftsmen-group-other = Other
craftsmen-why-track = Everything the marker has moved.
craftsmen-why-bonus = The printed values of the tokens.
craftsmen-why-helpers = Start 0 to 2; 1 for passing with helpers left; fees to and fro.
craftsmen-why-goods = The points printed on the cards.
craftsmen-why-ships = Cargo by its places, and the majorities.
craftsmen-why-colours = 3 for each set of four colours.
craftsmen-why-granary = 1 for each own cube.
craftsmen-why-invest = The faces of four cards, one of each colour.
craftsmen-why-other = Entered at the table.

## Rules
craftsmen-rule-order = Turn order
    .text = Add the faces of your five capital cards; sets do not count. The lowest sum goes first, at a tie the younger. Start points { $players ->
        [2] 0 and 1.
        [3] 0, 1, 1.
        [4] 0, 1, 1, 2.
       *[other] 0, 1, 1, 2, 2.
    }
craftsmen-rule-helpers = Helpers
    .text = One at a time onto the first free space. A full queue is covered: { $players ->
        [2] nobody pays, but if you cover the other player’s helper, that player draws the top capital card.
       *[other] one card or points to whoever is covered, nothing on the ribbon or on one’s own disc.
    } At most two own helpers in a building. Who passes with helpers left gets 1 point.
craftsmen-rule-bank = Bankers’ guild
    .text = Take 4 capital cards, one or two of them open, then discard 2. Privilege: discard only 1. Never more than 10 in hand.
craftsmen-rule-build = Builders’ guild
    .text = Build up to two cards, paid together: 2, 3 and 6 in any colours. The upper or the lower half has to match its neighbour. Privilege: one card need not. The first complete line of a final product takes its bonus token.
craftsmen-rule-notary = Notary
    .text = Buy an open card for 3, 5 or 10 in its own colours, or auction one from 1 up in any colours. Nobody raised: the mayor draws 1, 2 or 3 cards. Privilege: see 3 of a pile and its 2 open ones, leave 2 open.
craftsmen-rule-craft = Craft guild
    .text = 3, 4 or 5 work points for each helper, in winter for each player: for a raw good, a fair trade, a semi-product or a final product. A cube into the granary: 1 card for you; from a full row the lower one falls out. A full hold: 1 card to the captain, and the left cube falls out, never one’s own. Privilege: two raw goods for one point, once.
craftsmen-rule-merchant = Merchants’ guild
    .text = Buy one semi-product of the granary, the lower one, not one’s own, for 1 card. The owner of the cube gets the card; for a natural cube it is discarded. Privilege: pay with an own cube of the fair.
craftsmen-rule-hall = Town hall
    .text = A privilege token or a work token, three of each at most{ $players ->
        [2] .
       *[other] ; or onto the order-change track.
    }
craftsmen-rule-close = End phase
    .text = { $players ->
        [2] Fewer privileges used: one token; nobody where it is the same. Then both change places in turn order,
       *[other] Fewest privileges used: one token, also to all who tie. Then the new turn order,
    } helpers home, 8 cards at most.
craftsmen-rule-ships = Ships
    .text = Most markers get the majorities; at a tie the highest, then the one further left. Then every marker scores what is printed beside it.
craftsmen-rule-colours = Town colours
    .text = Each card has an upper and a lower colour. Every set of four different colours brings 3 points.
craftsmen-rule-granary = Granary
    .text = 1 point for each own cube, then they come home.
craftsmen-rule-invest = Investment
    .text = Anyone may discard exactly four cards, one of each colour, for the sum of their faces. Then natural cubes onto the empty fields.
craftsmen-rule-end = End of the game
    .text = Most points win; then most capital cards; then who is further back in turn order.
craftsmen-chapter-order = Turn order
craftsmen-chapter-helpers = Helper phase
craftsmen-chapter-buildings = Building phase
craftsmen-chapter-close = End phase
craftsmen-chapter-year = Change of year

## The hand, in Look up
craftsmen-hand = My cards: what they are worth
craftsmen-hand-cards = Cards in hand (seen here only)
craftsmen-hand-card = { $colour ->
    [purple] purple
    [green] green
    [blue] blue
   *[red] red
 } { $n }
craftsmen-hand-pay = To pay: building cost, purchase or bid
craftsmen-hand-price = Price
craftsmen-hand-only = Only in colours (buying at the notary)
craftsmen-hand-empty = Touch a card for each you hold.
craftsmen-hand-worth = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, worth { $worth } (faces { $faces }).
craftsmen-hand-invest = Best investment: { $n }.
craftsmen-hand-no-invest = No investment, missing: { $what }.
craftsmen-hand-short = { $price } cannot be paid, { $n } short.
craftsmen-hand-way = { $price }: { $what }. { $lost ->
    [0] Nothing lost
   *[other] { $lost } lost
 }, the rest is worth { $keeps }{ $invests ->
    [0] .
   *[other] , investment { $invests }.
 }
craftsmen-hand-lines = { $a }
    { $b }
