kernel-title = The Ford Fair
kernel-confirm = Record it
kernel-yes = yes
kernel-no = no
kernel-thing-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
    .name = points
kernel-thing-grain = { $n } grain
    .name = grain
kernel-thing-fish = { $n } fish
    .name = fish
kernel-thing-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
    .name = coins
kernel-thing-loan = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
 }
    .name = loans
kernel-thing-stall = { $n ->
    [one] { $n } stall
   *[other] { $n } stalls
 }
    .name = stalls
kernel-thing-monk = { $n ->
    [one] { $n } monk
   *[other] { $n } monks
 }
    .name = monks
kernel-thing-follower = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
 }
    .name = followers
kernel-thing-relic-crown = { $n } crown
    .name = Crown
kernel-thing-relic-ring = { $n } ring
    .name = Ring
kernel-thing-omen-sun = { $n } sun
    .name = suns
kernel-thing-omen-moon = { $n } moon
    .name = moons
kernel-omens = omens
kernel-keep-points = points
    .price = one tap for every change
    .gain = the score at any time
kernel-keep-stores = goods and coins
    .price = one tap for every change
    .gain = the cheapest payment
kernel-keep-people = stalls and monks
    .price = one tap for every change
    .gain = what can be given up
kernel-keep-bag = followers
    .price = one tap for every change
    .gain = whether one can be drawn
kernel-keep-cards = relics and omens
    .price = one tap for every card
    .gain = a count without questions
kernel-keep-purse = coins only
    .price = one tap for every payment
    .gain = the coins at the end
kernel-preset-light = Rounds only
kernel-preset-everything = Everything
kernel-ruling-grain_feeds = Does grain count as food?
    .yes = yes
    .no = no
kernel-option-length = Length
    .short = short
    .long = long
kernel-setup-group-table = The table
kernel-setup-group-seats = Everybody
kernel-setup-group-long = The long game
kernel-setup-reserve = Lay out the reserve for { $players }.
kernel-setup-relics = Lay out the relics for { $players }.
kernel-setup-kit = Everybody of { $players } takes:
kernel-setup-longer = Play longer, all { $players } of you.
kernel-way-larder = from the larder
kernel-gather-negative = Nobody can gather less than nothing.
kernel-gather-amount = One to { $most } goods can be gathered.
kernel-relic-unread = Nobody has read the value of this yet: { $what }
kernel-repay-late = { $who }: loans are repaid before the end.
kernel-goal-reached = Somebody has { $goal } points: the game ends.
kernel-goal-open = Nobody has { $goal } points yet.
kernel-log-gathered = { $who } gathers { $what }
kernel-log-claimed = { $who } claims the { $what }
kernel-log-feasted = { $who } feasts: { $what }
kernel-log-omen-drawn = { $who } draws an omen
kernel-log-prayed = { $who } sends the monk to pray
kernel-log-built = { $who } builds a stall
kernel-log-rested = { $who } rests
kernel-log-repaid = { $who } repays a loan
kernel-log-closed = The round is over
kernel-log-valued = A value is read
kernel-loud-loan = { $n ->
    [one] { $n } loan was taken
   *[other] { $n } loans were taken
 }
kernel-loud-over = The fair is over
kernel-jump = { $to }
kernel-move-gather = { $who }: gather
kernel-move-omen = { $who }: draw an omen
kernel-move-pray = { $who }: pray
kernel-move-build = { $who }: build a stall
kernel-move-claim = { $who }: claim a relic
kernel-move-rest = { $who }: rest
kernel-move-feast = { $who }: feast
kernel-move-repay = { $who }: repay a loan
kernel-move-close = Close the round
kernel-ask-goods = Which goods?
kernel-ask-which = Which one?
kernel-ask-owed = How many coins are owed?
kernel-ask-pay = Pay with
kernel-ask-reached = Has anybody { $goal } points?
kernel-ask-value = What does the card say? { $what }
kernel-task-work = { $who } works
kernel-task-feast = { $who }
kernel-pays = Pays { $what }
kernel-now-work = Work
kernel-now-feast = The feast
kernel-now-over = The fair is over
kernel-phase-work = Work
kernel-phase-feast = Feast
kernel-step-round = Round { $n }
kernel-feast-harvest = Harvest
kernel-feast-tax = Tax
kernel-feast-meal = Meal
kernel-rule-feast = Everybody meets the feast.
kernel-rule-feast-text = Harvest: one food, or 5 coins without any. Tax: a coin for three goods. Meal: three.
kernel-tie-coins = more coins
kernel-score-vp = Points
kernel-score-coin = Coins
kernel-score-loan = Loans
kernel-score-omen = Omens
kernel-score-relic = Relics
kernel-why-vp = { $who }: points so far
kernel-score-estate = Estates
kernel-score-crest = Crest
kernel-estate-size = Squares
kernel-estate-crowns = Crowns
kernel-bell = All have worked: ring the bell
kernel-move-grace = Say grace
kernel-grace-all = Done: everybody has feasted
kernel-grace-some = Done: { $who }
kernel-hungry-points = { $who } −{ $n }
kernel-hungry-note = −{ $n } points
kernel-ask-hungry = Who goes without?
kernel-hungry-wrong = Nobody who has feasted goes without, and nobody more than { $most } times.
kernel-move-buy = Buy { $what }
kernel-move-swap = Swap grain for fish
kernel-swap-early = Nobody swaps before round { $at }.
kernel-not-for-sale = Nobody sells that.
kernel-log-bought = { $who } buys { $what }
kernel-log-swapped = { $who } swaps grain for fish
kernel-move-borrow = Take a loan
kernel-log-borrowed = { $who } takes a loan
kernel-repay-none = Nobody has lent { $who } anything.
kernel-monk-away = The monk is in the chapel already.
kernel-move-pitch = Pitch a booth
kernel-pitch = Pitch the { $what }
kernel-ask-booth = Which booth?
kernel-ask-where = Where?
kernel-meadow = meadow
kernel-taken = A booth stands here.
kernel-no-spot = Nothing can stand there.
kernel-log-pitched = { $who } pitches the { $what }
kernel-booths = booths
kernel-booth-mill = Grain is ground here, one a day.
kernel-sites = sites
kernel-helpers = helpers
kernel-away = away
kernel-site-orchard = Orchard
kernel-site-shrine = Shrine
kernel-site-home = home
kernel-site-full = There is no room left.
kernel-helper-ann = Ann
kernel-helper-bob = Bob
kernel-helper-cy = Cy
kernel-helper-dora = Dora, the foreman
kernel-helper-away = No helper can be sent there.
kernel-wage = The wage is { $n } coins.
kernel-ask-site = Where to?
kernel-move-send = Send { $what }
kernel-move-home = Send { $what } home
kernel-log-sent = { $who } sends { $what }: { $where }
kernel-move-parade = The parade
kernel-ask-points = How many points?
kernel-ask-order = In which order?
kernel-ask-name = What is the float called?
kernel-parade-order = Everybody walks once.
kernel-log-paraded = { $who } parades ({ $points }) { $what }
kernel-worth = What are goods worth?
kernel-now-work-detail = One turn each; all else as often as you like.
kernel-hand-flag = Hoist the flag of the round
kernel-hand-market = Refill the market
kernel-no-stall = No stall left.
kernel-rule-work = Everybody works once, in turn.
kernel-rule-work-text = Gather, draw an omen, pray, build, pitch a booth, claim a relic, or rest. Trade, helpers and loans come on top.
kernel-rule-points = Points are moved at once.
kernel-why-detail = as moved so far
kernel-why-coin = { $who }: coins
kernel-thing-booth-inn = { $n } inn
    .name = Inn at the crossroads
kernel-thing-booth-bakery = { $n } bakery
    .name = Bakery
kernel-thing-booth-mill = { $n } mill
    .name = Mill
kernel-thing-booth-chapel = { $n } chapel
    .name = Chapel
kernel-keep-ground = booths
    .price = one tap for every booth
    .gain = which spots are taken
