## The Builders: Middle Ages

builders-title = The Builders: Middle Ages

## What the app can keep

builders-preset-points = Points
    .brings = Finished buildings: how far each is from 17. The rest lies on the table.
    .price = 3 taps a building
builders-preset-coins = Coins
    .brings = Coins and actions as well: what things cost, and who can pay.
    .price = 1 tap an action
builders-preset-everything = Everything
    .brings = Workers and sites, card by card: what is still missing.
    .price = 2–3 taps an action
builders-keep-points = Finished buildings and points
    .price = Three taps for each finished building.
    .gain = The app says when somebody has 17 points and who still has a last turn.
builders-keep-coins = Coins and actions
    .price = A tap for everything done in a turn.
    .gain = Actions left, what can be paid, and no counting of coins at the end.
builders-keep-crew = Workers and building sites
    .price = Two or three taps for each card taken or sent.
    .gain = What every site still needs, each price before it is paid; buildings finish by themselves.

## Rulings

builders-ruling-tie_break = Equal points at the end?
    .shared = The win is shared
    .original_edition = As in the original edition: more points from buildings and machines, then more coins
builders-ruling-unused_actions = May a turn end with actions left?
    .warn_and_allow = Yes, with a reminder
    .forbid = No
builders-ruling-take_coins_split = Coins taken in several steps of one turn?
    .each_step_alone = Each step counts for itself
    .cumulative_in_turn = The steps of a turn add up
builders-ruling-bank_empty = What if the bank runs out of coins?
    .treat_as_unlimited = Something else stands in for coins
    .clamp = You get what is left
builders-ruling-stack_empty = What if a stack runs out?
    .row_shrinks = The row gets shorter

## Setting up

builders-setup-group-buildings = Buildings
builders-setup-group-workers = Workers
builders-setup-group-coins = Coins
builders-setup-group-first = First player
builders-setup-building-row = Shuffle the building cards, under-construction side up, and lay five in a row.
builders-setup-building-stack = Put the rest beside the row as a stack.
builders-setup-apprentices = Sort out the apprentices and deal one at random to each player.
builders-setup-apprentices-back = Shuffle the other apprentices back into the workers.
builders-setup-worker-row = Lay five workers in a row below the buildings.
builders-setup-worker-stack = Put the rest beside the stack of buildings.
builders-setup-coins = Each player takes 10 coins.
builders-setup-bank = The other coins are the bank, in the middle.
builders-setup-first-player = Choose the first player at random.
    .known = { $who } takes the card.

## Things

builders-thing-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
    .name = Coins
builders-thing-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
    .name = Points
builders-thing-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
    .name = Actions
builders-thing-stone = { $n } stone
    .name = Stone
builders-thing-wood = { $n } wood
    .name = Wood
builders-thing-knowledge = { $n } knowledge
    .name = Knowledge
builders-thing-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 }
    .name = Tiles
builders-thing-building_card = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
 }
builders-thing-worker_card = { $n ->
    [one] { $n } worker card
   *[other] { $n } worker cards
 }
builders-thing-apprentice_card = { $n ->
    [one] { $n } apprentice
   *[other] { $n } apprentices
 }
builders-thing-gold_coin = { $n ->
    [one] { $n } gold coin (worth 5)
   *[other] { $n } gold coins (worth 5 each)
 }
builders-thing-silver_coin = { $n ->
    [one] { $n } silver coin (worth 1)
   *[other] { $n } silver coins (worth 1 each)
 }
builders-thing-first_player_card = First player card

builders-group-building = Buildings
builders-group-machine = Machines
builders-group-worker = Workers
builders-kind-building = building
    .letters = Bu
    .short = Buildings
builders-kind-machine = machine
    .letters = Ma
    .short = Machines
builders-kind-worker = worker
    .letters = Wo
    .short = Workers
builders-card-free = no wage

## Where we are

builders-at-play = The race to 17
builders-at-turn = Round { $n }, { $who }
builders-at-last = Last turns, 17 points: { $who }
builders-at-over = Everybody has played
builders-jump = { $to ->
    [play] the race to 17
    [over] everybody has played
    [turn-s1] a turn of player 1
    [turn-s2] a turn of player 2
    [turn-s3] a turn of player 3
    [turn-s4] a turn of player 4
    [last-s1] last turns, player 1 has 17
    [last-s2] last turns, player 2 has 17
    [last-s3] last turns, player 3 has 17
    [last-s4] last turns, player 4 has 17
   *[other] another point of the play
 }
builders-track-round = Round
builders-track-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
 }
builders-track-goal = First to { $n }
builders-track-most = Most points
builders-track-last = Last turns
builders-column-player = player
builders-column-points = points
builders-column-coins = coins
builders-column-left = to 17
builders-has-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
builders-has-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
builders-left = { $n ->
    [0] has 17
   *[other] { $n } to go
}
builders-stop-turn = Takes a turn
builders-stop-last = Has 17: last turns
builders-alarm = { $who }: the game ends
builders-alarm-last = One last turn: { $who }
builders-now-last = Last turns

## Now

builders-now-play = Who has finished a building? The end comes at { $n } points.
builders-now-leader = { $n ->
    [one] In the lead with { $n } point: { $who }
   *[other] In the lead with { $n } points: { $who }
 }
builders-now-last-detail = What is finished in a last turn still counts.
builders-now-turn = { $n ->
    [0] { $who }: no action left
    [one] { $who }: { $n } action left
   *[other] { $who }: { $n } actions left
 }
builders-now-send = To send one: tap the card, then a site.
builders-now-whose-turn = Whose turn is it?
builders-ending = Left to { $n } points
builders-now-over = Everybody has had the same number of turns
builders-now-over-goal = The game is over: { $who } has { $points }
builders-now-over-detail = Now the points: buildings and machines, and one for every ten coins.
builders-note-last-turn = Still has a last turn
builders-task-deal = Which apprentice?
builders-task-lay = What lies there?
builders-task-say = Name the card
builders-refill-building = Refill the row of buildings
builders-refill-worker = Refill the row of workers

## Moves

builders-finish = Finished a building
builders-goal = { $who } has 17 points
builders-goal-last = { $who } has 17 points: last turns begin
builders-goal-end = { $who } has 17 points: the game ends
builders-close = All last turns are played
builders-turn = It is { $who }
builders-start = Start
builders-hire = Hire
builders-send-any = Send a worker
builders-take = +{ $coins } ({ $actions })
builders-buy = +1 action ({ $coins })
builders-end = End the turn
builders-end-unused = End the turn, { $n } unused
builders-end-game = { $n ->
    [0] End the turn: the game is over
    [one] End the turn and the game, { $n } action unused
   *[other] End the turn and the game, { $n } actions unused
 }
builders-end-last = { $n ->
    [0] End the turn: last turns begin
    [one] End the turn: last turns begin, { $n } action unused
   *[other] End the turn: last turns begin, { $n } actions unused
 }
builders-lay = Put the cards right

## Forms

builders-start-title = Start a building: 1 action
builders-hire-title = Hire a worker: 1 action
builders-send-title = { $what }: to which site?
builders-send-any-title = Send a worker
builders-take-title = Take coins
builders-buy-title = One more action
builders-end-title = End the turn
builders-close-title = The last turns
builders-goal-title = { $who }: 17 points
builders-finish-title = { $who } has finished
builders-deal-title = { $who }: the apprentice
builders-lay-title = { $who }: cards on the table
builders-lay-confirm = This is what lies there
builders-ask-coins = Coins printed on the card?
builders-ask-card = Which card is it?
builders-ask-wage = Wage?
builders-ask-worker = Which materials?
builders-ask-site = To which site?
builders-ask-actions = How many actions?
builders-ask-free = Who is free?
builders-ask-sites = What is being built?
builders-ask-more = Add workers or machines
builders-ask-which = Which ones?
builders-lies-free = Free
builders-lies-gone = Not here
builders-ask-short = What is still missing?
builders-ask-turn = The turn
builders-row-actions = Actions left
builders-row-sent = Already sent there this turn
builders-a-machine = Machine
builders-no-wage = Machine, no wage
builders-wage-option = { $coins }, { $rank }
builders-just-points = Just { $points }
builders-cost = { $parts }
builders-send-option = { $site }: { $cost }
builders-cost-bought = { $parts }, and { $bought } bought for { $coins }
builders-buys = { $coins } for the action
builders-buy-and-do = Buy { $actions } for { $coins } and do it
builders-site-first = A site first
builders-does-finish = Finish the { $what }: +{ $points }
builders-does-send = Send to the { $what }
builders-follows = { $actions }, { $pays ->
    [0] no wage
    [one] pays { $pays } coin
   *[other] pays { $pays } coins
 }{ $gets ->
    [0] {""}
   *[other] , gets { $gets }
 }

## Sites and cards

builders-held-sites = Sites
builders-held-crew = Free workers and machines
builders-held-done = Finished
builders-held-bank = Bank
builders-makes = Once finished it brings { $what } and costs no wage
builders-lacks = Missing: { $what }
builders-covered = Nothing is missing
builders-then-finished = Finished: { $gains }

## Why something is not offered

builders-because-actions = { $left ->
    [0] Too few coins to buy actions ({ $coins })
    [one] Actions needed: { $need }, { $left } is left; buying costs { $coins }, too much
   *[other] Actions needed: { $need }, { $left } are left; buying costs { $coins }, too much
 }
builders-and-wage = { $coins } and the wage of { $wage }
builders-because-only-actions = { $left ->
    [0] No action is left
    [one] Only { $left } action is left
   *[other] Only { $left } actions are left
 }
builders-because-coins = { $have ->
    [0] Costs { $need }, there are no coins
    [one] Costs { $need }, there is { $have } coin
   *[other] Costs { $need }, there are { $have } coins
 }
builders-because-no-site = No site to send to
builders-because-no-card = All of them are taken
builders-because-owned = Lies with { $who }
builders-because-unused = { $n ->
    [one] { $n } action is still to be used
   *[other] { $n } actions are still to be used
 }

## What speaks against it

builders-too-few-actions = { $left ->
    [one] Actions needed: { $need }; { $left } is left. Each one more costs 5 coins.
   *[other] Actions needed: { $need }; { $left } are left. Each one more costs 5 coins.
 }
builders-over = Everybody has had the same number of turns; nobody gets one more.
builders-had-last-turn = { $who } has had the last turn already; everybody has the same number.
builders-no-such-turn = { $who } is not having a turn that could end.
builders-turns-unequal = The end comes only when everybody has had the same number of turns.
builders-no-goal = { $who } does not have { $n } points from buildings and machines. Coins do not count here.
builders-goal-not-counted = { $who } has { $n } points by this count, and the end takes 17. Put the points right first.
builders-goal-known = Somebody has brought the end already.
builders-unused-actions = { $n ->
    [one] { $who }: { $n } action is left. It could still be turned into coins.
   *[other] { $who }: { $n } actions are left. They could still be turned into coins.
 }
builders-take-how-many = Coins are taken with 1 to { $most } actions at a time.
builders-at-work = { $what } works here until it is finished: { $site }.
builders-not-in-pool = { $what } is not among the free workers of { $who }.
builders-not-your-site = { $who } is not building this: { $what }.
builders-site-short = { $what } is not finished. Missing: { $short }.
builders-site-covered = { $what } has everything it needs and is finished at once: recorded here it stays a site and brings nothing.
builders-card-taken = { $what } already lies with { $who }.
builders-card-twice = { $what } is in two places at once.
builders-which-card = It must be clear which card this is.
builders-no-such-card = No card has { $coins } and { $points } printed on it.
builders-no-such-wage = No worker costs { $n }.
builders-no-apprentice = Only an apprentice is dealt during setup.
builders-second-apprentice = { $who } has a worker already; only one apprentice is dealt.
builders-finish-follows = Buildings finish by themselves as long as the app keeps the workers.
builders-crew-not-kept = The app does not keep workers and sites at this table.
builders-turns-not-kept = The app does not keep turns at this table.
builders-more-than-box = Coins of all players together: { $n }, but there are only { $box } in the box.
builders-cards-say-more = { $who }: the cards alone bring { $cards } points, more than { $n }.

## The log

builders-log-started = { $who } starts { $what }
builders-log-started-any = { $who } starts a building
builders-log-hired = { $who } hires { $what }
builders-log-hired-any = { $who } hires a worker
builders-log-for-coins = { $what }, the action for { $coins }
builders-log-sent = { $who } sends { $what } to { $site }
builders-log-sent-finished = { $who } sends { $what } and finishes { $site }
builders-log-sent-any = { $who } sends a worker: { $cost }
builders-log-took = { $who }: { $coins } for { $actions }
builders-log-bought = { $who } buys { $actions }
builders-log-ended = { $who } ends the turn
builders-log-turn = It is the turn of { $who }
builders-log-finished = { $who } finishes { $what }: { $points }
builders-log-finished-any = { $who } finishes a building: { $points }
builders-log-goal = { $who } has 17 points
builders-log-last-turns = All last turns are played
builders-log-dealt = { $who } gets { $what }
builders-log-laid = { $who }: cards on the table put right
builders-loud-bought = { $actions } bought for { $coins }
builders-loud-finished = { $what } is finished. { $who }: { $gains }
builders-loud-crew-free = { $who }: everybody who worked there is free again
builders-loud-machine = { $what } joins the workers of { $who } and costs no wage
builders-loud-bank-empty = The bank is empty: { $coins } less
builders-loud-bank-owes = The bank is empty: { $coins } too few, note them down
builders-loud-last-turns = { $who } has { $n } points: last turns for { $others }
builders-loud-end = { $who } has { $n } points: the play ends with this turn
builders-loud-all-played = Everybody has had the same number of turns: the play is over

## The end

builders-sheet-vp = Points of finished buildings and machines
    .tab = Points
builders-sheet-vp-hint = As printed on the cards. Leave a line empty to pick the cards instead.
builders-sheet-cards = Finished buildings and machines
    .tab = Cards
builders-sheet-cards-hint = Tap all that a player has finished.
builders-sheet-coins = Coins
builders-sheet-coins-hint = Every { $n } bring one point.
builders-points-buildings = Buildings
builders-points-machines = Machines
builders-points-coins = Coins
builders-unnamed = Cards not named
builders-not-told = Not told yet
builders-why-told = Points told at the table
builders-why-printed = Printed on the card
builders-why-tens = one point for every { $n }, the rest counts nothing
builders-why-vp = { $who }: points of buildings and machines
builders-why-coins = { $who }: coins
builders-why-box = Coins in the box
builders-why-bank = The coins of the box without those of the players.
builders-tie-vp = more points from buildings and machines
builders-tie-coins = more coins
builders-tie-shared = The rulebook has no tie-break: the win is shared.
builders-tie-original = By the tie-break of the original edition { $who } would win: { $what }.

## Look up

builders-tool-title = Can this be finished?
builders-tool-of = Can { $who } finish this turn?
builders-tool-hint = Say what is missing and who is free.
builders-tool-yes = Yes, for { $cost }: { $crew }
builders-tool-too-dear = { $short } short. The cheapest way costs { $cost }: { $crew }
builders-tool-never = Not with these: still missing { $short }
builders-cost-with-bought = { $parts }, among them { $bought } bought for { $coins }

builders-rule-turn = A turn has three actions; each further one costs 5 coins.
    .text = Clockwise from the first player, everybody has three actions: start a building, hire a worker, send a worker or machine to a site, take coins. Further actions cost 5 coins each, any number, at any moment of the turn.
builders-rule-start = Start a building: 1 action.
    .text = Take one of the five buildings and refill the row at once. You may have any number of sites.
builders-rule-hire = Hire a worker: 1 action.
    .text = Take one of the five workers and refill the row at once. You may have any number of workers.
builders-rule-send = Send a worker: 1 action and the wage; the second to the same site costs 2 more actions, the third 3 more.
    .text = Put one of your free workers or machines beside one of your sites and pay the wage printed on it. The first card sent to a site in a turn costs 1 action, the second 2 more, the third 3 more, and so on; every site counts for itself, and cards from earlier turns do not count. Whoever works stays until the building is finished.
builders-rule-coins = Take coins: 1, 3 or 6 for one, two or three actions.
    .text = One action brings 1 coin, two bring 3, three bring 6.
builders-rule-finish = A building is finished as soon as every material is covered.
    .text = As soon as a building has every material it needs, it is finished; this takes no action. What is too much is lost. The crew comes back and is free at once, the bank pays the coins on the card, and the card is turned over and counts its points.
builders-rule-machine = A finished machine works without wage.
    .text = It is built like any building and counts its points, but it joins your workers. Sending it costs actions and no coins.
builders-rule-end = The end: 17 points of buildings and machines at the end of a turn; coins do not count.
    .text = Whoever has not had a turn in this round plays a last one, so that everybody has equally many; the last to play sits to the right of the first player. Then count the points of buildings and machines and add one for every ten coins.

## Cards. The name of a card stands here and nowhere else. A name of our own that is found to be printed otherwise
## is corrected in this section; the mark "our own words" of a card is in data/games/builders/cards.json.

builders-card-wooden_shack = Wooden Shack
builders-card-bower = Bower
builders-card-treehouse = Treehouse
builders-card-straw_hut = Straw Hut
builders-card-wash_house = Wash House
builders-card-covered_bridge = Covered Bridge
builders-card-stone_bridge = Stone Bridge
builders-card-cottage = Cottage
builders-card-rural_house = Rural House
builders-card-townhouse = Townhouse
builders-card-house = House
builders-card-inn = Inn
builders-card-cowshed = Cowshed
builders-card-pigsty = Pigsty
builders-card-rural_relay = Rural Relay
builders-card-grain_silo = Grain Silo
builders-card-stables = Stables
builders-card-forge = Forge
builders-card-watermill = Watermill
builders-card-windmill = Windmill
builders-card-hotel = Hotel
builders-card-farm = Farm
builders-card-bourgeois_house = Bourgeois House
builders-card-tavern = Tavern
builders-card-post = Post
builders-card-covered_market = Covered Market
builders-card-abbey = Abbey
builders-card-church = Church
builders-card-chapel = Chapel
builders-card-watchtower = Watchtower
builders-card-cloister = Cloister
builders-card-aqueduct = Aqueduct
builders-card-castle = Castle
builders-card-cathedral = Cathedral
builders-card-kiln_1 = Tile Kiln
builders-card-instrument_1 = Measuring Instrument
builders-card-crane_1 = Crane
builders-card-saw_1 = Circular Saw
builders-card-kiln_2 = Tile Kiln
builders-card-instrument_2 = Measuring Instrument
builders-card-crane_2 = Crane
builders-card-saw_2 = Circular Saw

builders-rank-apprentice = Apprentice
builders-rank-laborer = Labourer
builders-rank-craftsman = Craftsman
builders-rank-master = Master

## Every card as something that is held: its name, and what tells it from others of the same name.

builders-thing-building-wooden_shack = { builders-card-wooden_shack }
    .name = { builders-card-wooden_shack }
builders-thing-building-bower = { builders-card-bower }
    .name = { builders-card-bower }
builders-thing-building-treehouse = { builders-card-treehouse }
    .name = { builders-card-treehouse }
builders-thing-building-straw_hut = { builders-card-straw_hut }
    .name = { builders-card-straw_hut }
builders-thing-building-wash_house = { builders-card-wash_house }
    .name = { builders-card-wash_house }
builders-thing-building-covered_bridge = { builders-card-covered_bridge }
    .name = { builders-card-covered_bridge }
builders-thing-building-stone_bridge = { builders-card-stone_bridge }
    .name = { builders-card-stone_bridge }
builders-thing-building-cottage = { builders-card-cottage }
    .name = { builders-card-cottage }
builders-thing-building-rural_house = { builders-card-rural_house }
    .name = { builders-card-rural_house }
builders-thing-building-townhouse = { builders-card-townhouse }
    .name = { builders-card-townhouse }
builders-thing-building-house = { builders-card-house }
    .name = { builders-card-house }
builders-thing-building-inn = { builders-card-inn }
    .name = { builders-card-inn }
builders-thing-building-cowshed = { builders-card-cowshed }
    .name = { builders-card-cowshed }
builders-thing-building-pigsty = { builders-card-pigsty }
    .name = { builders-card-pigsty }
builders-thing-building-rural_relay = { builders-card-rural_relay }
    .name = { builders-card-rural_relay }
builders-thing-building-grain_silo = { builders-card-grain_silo }
    .name = { builders-card-grain_silo }
builders-thing-building-stables = { builders-card-stables }
    .name = { builders-card-stables }
builders-thing-building-forge = { builders-card-forge }
    .name = { builders-card-forge }
builders-thing-building-watermill = { builders-card-watermill }
    .name = { builders-card-watermill }
builders-thing-building-windmill = { builders-card-windmill }
    .name = { builders-card-windmill }
builders-thing-building-hotel = { builders-card-hotel }
    .name = { builders-card-hotel }
builders-thing-building-farm = { builders-card-farm }
    .name = { builders-card-farm }
builders-thing-building-bourgeois_house = { builders-card-bourgeois_house }
    .name = { builders-card-bourgeois_house }
builders-thing-building-tavern = { builders-card-tavern }
    .name = { builders-card-tavern }
builders-thing-building-post = { builders-card-post }
    .name = { builders-card-post }
builders-thing-building-covered_market = { builders-card-covered_market }
    .name = { builders-card-covered_market }
builders-thing-building-abbey = { builders-card-abbey }
    .name = { builders-card-abbey }
builders-thing-building-church = { builders-card-church }
    .name = { builders-card-church }
builders-thing-building-chapel = { builders-card-chapel }
    .name = { builders-card-chapel }
builders-thing-building-watchtower = { builders-card-watchtower }
    .name = { builders-card-watchtower }
builders-thing-building-cloister = { builders-card-cloister }
    .name = { builders-card-cloister }
builders-thing-building-aqueduct = { builders-card-aqueduct }
    .name = { builders-card-aqueduct }
builders-thing-building-castle = { builders-card-castle }
    .name = { builders-card-castle }
builders-thing-building-cathedral = { builders-card-cathedral }
    .name = { builders-card-cathedral }
builders-thing-machine-kiln_1 = { builders-card-kiln_1 } (2 tiles)
    .name = { builders-card-kiln_1 } (2 tiles)
builders-thing-machine-instrument_1 = { builders-card-instrument_1 } (2 knowledge)
    .name = { builders-card-instrument_1 } (2 knowledge)
builders-thing-machine-crane_1 = { builders-card-crane_1 } (2 stone)
    .name = { builders-card-crane_1 } (2 stone)
builders-thing-machine-saw_1 = { builders-card-saw_1 } (2 wood)
    .name = { builders-card-saw_1 } (2 wood)
builders-thing-machine-kiln_2 = { builders-card-kiln_2 } (3 tiles)
    .name = { builders-card-kiln_2 } (3 tiles)
builders-thing-machine-instrument_2 = { builders-card-instrument_2 } (3 knowledge)
    .name = { builders-card-instrument_2 } (3 knowledge)
builders-thing-machine-crane_2 = { builders-card-crane_2 } (3 stone)
    .name = { builders-card-crane_2 } (3 stone)
builders-thing-machine-saw_2 = { builders-card-saw_2 } (3 wood)
    .name = { builders-card-saw_2 } (3 wood)
builders-thing-worker-apprentice_01 = { builders-rank-apprentice } (1 stone, 1 wood)
    .name = { builders-rank-apprentice } (1 stone, 1 wood)
builders-thing-worker-apprentice_02 = { builders-rank-apprentice } (1 stone, 1 knowledge)
    .name = { builders-rank-apprentice } (1 stone, 1 knowledge)
builders-thing-worker-apprentice_03 = { builders-rank-apprentice } (1 stone, 1 tile)
    .name = { builders-rank-apprentice } (1 stone, 1 tile)
builders-thing-worker-apprentice_04 = { builders-rank-apprentice } (1 wood, 1 knowledge)
    .name = { builders-rank-apprentice } (1 wood, 1 knowledge)
builders-thing-worker-apprentice_05 = { builders-rank-apprentice } (1 wood, 1 tile)
    .name = { builders-rank-apprentice } (1 wood, 1 tile)
builders-thing-worker-apprentice_06 = { builders-rank-apprentice } (1 knowledge, 1 tile)
    .name = { builders-rank-apprentice } (1 knowledge, 1 tile)
builders-thing-worker-laborer_01 = { builders-rank-laborer } (2 stone, 1 wood)
    .name = { builders-rank-laborer } (2 stone, 1 wood)
builders-thing-worker-laborer_02 = { builders-rank-laborer } (2 stone, 1 knowledge)
    .name = { builders-rank-laborer } (2 stone, 1 knowledge)
builders-thing-worker-laborer_03 = { builders-rank-laborer } (2 stone, 1 tile)
    .name = { builders-rank-laborer } (2 stone, 1 tile)
builders-thing-worker-laborer_04 = { builders-rank-laborer } (1 stone, 2 wood)
    .name = { builders-rank-laborer } (1 stone, 2 wood)
builders-thing-worker-laborer_05 = { builders-rank-laborer } (1 stone, 2 knowledge)
    .name = { builders-rank-laborer } (1 stone, 2 knowledge)
builders-thing-worker-laborer_06 = { builders-rank-laborer } (1 stone, 2 tiles)
    .name = { builders-rank-laborer } (1 stone, 2 tiles)
builders-thing-worker-laborer_07 = { builders-rank-laborer } (2 wood, 1 knowledge)
    .name = { builders-rank-laborer } (2 wood, 1 knowledge)
builders-thing-worker-laborer_08 = { builders-rank-laborer } (2 wood, 1 tile)
    .name = { builders-rank-laborer } (2 wood, 1 tile)
builders-thing-worker-laborer_09 = { builders-rank-laborer } (1 wood, 2 knowledge)
    .name = { builders-rank-laborer } (1 wood, 2 knowledge)
builders-thing-worker-laborer_10 = { builders-rank-laborer } (1 wood, 2 tiles)
    .name = { builders-rank-laborer } (1 wood, 2 tiles)
builders-thing-worker-laborer_11 = { builders-rank-laborer } (2 knowledge, 1 tile)
    .name = { builders-rank-laborer } (2 knowledge, 1 tile)
builders-thing-worker-laborer_12 = { builders-rank-laborer } (1 knowledge, 2 tiles)
    .name = { builders-rank-laborer } (1 knowledge, 2 tiles)
builders-thing-worker-craftsman_01 = { builders-rank-craftsman } (3 stone, 1 wood)
    .name = { builders-rank-craftsman } (3 stone, 1 wood)
builders-thing-worker-craftsman_02 = { builders-rank-craftsman } (2 stone, 2 wood)
    .name = { builders-rank-craftsman } (2 stone, 2 wood)
builders-thing-worker-craftsman_03 = { builders-rank-craftsman } (2 stone, 1 wood, 1 knowledge)
    .name = { builders-rank-craftsman } (2 stone, 1 wood, 1 knowledge)
builders-thing-worker-craftsman_04 = { builders-rank-craftsman } (2 stone, 2 knowledge)
    .name = { builders-rank-craftsman } (2 stone, 2 knowledge)
builders-thing-worker-craftsman_05 = { builders-rank-craftsman } (2 stone, 2 tiles)
    .name = { builders-rank-craftsman } (2 stone, 2 tiles)
builders-thing-worker-craftsman_06 = { builders-rank-craftsman } (1 stone, 2 wood, 1 tile)
    .name = { builders-rank-craftsman } (1 stone, 2 wood, 1 tile)
builders-thing-worker-craftsman_07 = { builders-rank-craftsman } (1 stone, 1 wood, 1 knowledge, 1 tile)
    .name = { builders-rank-craftsman } (1 stone, 1 wood, 1 knowledge, 1 tile)
builders-thing-worker-craftsman_08 = { builders-rank-craftsman } (1 stone, 1 wood, 1 knowledge, 1 tile)
    .name = { builders-rank-craftsman } (1 stone, 1 wood, 1 knowledge, 1 tile)
builders-thing-worker-craftsman_09 = { builders-rank-craftsman } (1 stone, 3 knowledge)
    .name = { builders-rank-craftsman } (1 stone, 3 knowledge)
builders-thing-worker-craftsman_10 = { builders-rank-craftsman } (1 stone, 2 knowledge, 1 tile)
    .name = { builders-rank-craftsman } (1 stone, 2 knowledge, 1 tile)
builders-thing-worker-craftsman_11 = { builders-rank-craftsman } (3 wood, 1 tile)
    .name = { builders-rank-craftsman } (3 wood, 1 tile)
builders-thing-worker-craftsman_12 = { builders-rank-craftsman } (2 wood, 2 knowledge)
    .name = { builders-rank-craftsman } (2 wood, 2 knowledge)
builders-thing-worker-craftsman_13 = { builders-rank-craftsman } (2 wood, 2 tiles)
    .name = { builders-rank-craftsman } (2 wood, 2 tiles)
builders-thing-worker-craftsman_14 = { builders-rank-craftsman } (1 wood, 1 knowledge, 2 tiles)
    .name = { builders-rank-craftsman } (1 wood, 1 knowledge, 2 tiles)
builders-thing-worker-craftsman_15 = { builders-rank-craftsman } (2 knowledge, 2 tiles)
    .name = { builders-rank-craftsman } (2 knowledge, 2 tiles)
builders-thing-worker-craftsman_16 = { builders-rank-craftsman } (1 knowledge, 3 tiles)
    .name = { builders-rank-craftsman } (1 knowledge, 3 tiles)
builders-thing-worker-master_01 = { builders-rank-master } (3 stone, 2 wood)
    .name = { builders-rank-master } (3 stone, 2 wood)
builders-thing-worker-master_02 = { builders-rank-master } (3 stone, 2 tiles)
    .name = { builders-rank-master } (3 stone, 2 tiles)
builders-thing-worker-master_03 = { builders-rank-master } (2 stone, 3 wood)
    .name = { builders-rank-master } (2 stone, 3 wood)
builders-thing-worker-master_04 = { builders-rank-master } (2 stone, 3 tiles)
    .name = { builders-rank-master } (2 stone, 3 tiles)
builders-thing-worker-master_05 = { builders-rank-master } (3 wood, 2 knowledge)
    .name = { builders-rank-master } (3 wood, 2 knowledge)
builders-thing-worker-master_06 = { builders-rank-master } (2 wood, 3 knowledge)
    .name = { builders-rank-master } (2 wood, 3 knowledge)
builders-thing-worker-master_07 = { builders-rank-master } (3 knowledge, 2 tiles)
    .name = { builders-rank-master } (3 knowledge, 2 tiles)
builders-thing-worker-master_08 = { builders-rank-master } (2 knowledge, 3 tiles)
    .name = { builders-rank-master } (2 knowledge, 3 tiles)
