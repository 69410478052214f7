# The app around the table: Home, new tables, points, plays, settings.

app-title = Tableside
app-back = Back
app-undo = Undo
app-seen = Close this notice
app-to-home = Back to Home
app-error-title = This screen cannot be shown
app-failed = Something went wrong. Nothing that was saved is lost: please try again.
app-no-screen = There is nothing at this address.
app-table-unreadable = This table cannot be read by this version of Tableside. Its file has not been touched.

## Moments

app-today = today
app-yesterday = yesterday
app-day-time = { $day }, { $time }
app-minutes = { $n } min
app-minutes-range = { $least }–{ $most } min
app-hours = { $h } h { $n } min

## Home

app-continue = Back to the table
app-plays-now = { $who } plays
app-plays-turn = { $who } plays: { $turn }
app-of = of { $of }
app-put-away = Put this table away: { $what }
app-was-put-away = Put away, among the finished plays: { $what }
app-tables-put-away = Put away
app-put-away-n = { $n ->
    [one] { $n } table put away
   *[other] { $n } tables put away
 }
app-other-tables = Other open tables
app-shelf = What is on the table?
app-broken-game = This game cannot be played: { $what }
app-start = Play
app-just-count = Just count the points
app-check-setup = Only the setup
app-players-range = { $least }–{ $most } players
app-plays = Finished plays
app-settings = Settings

## A new table

app-new-table = new table
app-who-sits = Who sits at the table?
app-who-is-here = Who sits here?
app-clockwise = then clockwise
app-else-by-lot = or draw lots
app-starts-here = { $who } starts
app-sits-down = Also here:
app-lay-out = { $n ->
    [one] Lay out the game for one
   *[other] Lay out the game for { $n }
 }
app-remembers = What shall the app keep?
app-as-printed = All as in the rulebook
app-not-as-printed = Agreed otherwise: { $n }
app-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
app-chair-hint = Name, colour, leaving the table
app-seat-earlier = { $who }: one seat earlier
app-seat-later = { $who }: one seat later
app-name = Name
app-leaves = { $who } does not play
app-swap = swap
app-swap-with = swap with { $who }
app-new-person = Somebody new
app-who-starts = Who starts?
app-draw = Draw lots
app-draw-again = Draw again
app-drawn-at-start = If you choose nobody, lots are drawn.
app-drawn-unless-told = Tap who that is, else lots are drawn.
app-was-drawn = { $who } was drawn and starts.
app-starts = { $who } starts
app-agreed = Options and doubtful rules
app-variant = Variant
app-also-keeps = What exactly shall the app keep?
app-also-keeps-note = Each thing can be switched on by itself.
app-price-gain = { $gain } { $price }
app-rulings = Doubtful rules
app-rulings-note = The rulebook is silent or unclear: play as you always do.
app-prints = Do your cards say something else?
app-prints-note = Cards our sources print in two ways.
app-too-few = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
 }
app-too-many = { $n ->
    [one] This game is for { $n } player at most.
   *[other] This game is for { $n } players at most.
 }
app-name-twice = Two players are called { $name }. Add a letter to one of them.

## Laying out the box

app-setup = Setup for { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
app-steps-done = { $n } of { $of } done
app-set-up = We are set up

## Counting the points

app-count-of = Points: { $game }
app-who-played = Who played?
app-agreed-points = What the points depend on
app-to-sheet = Count the points
app-question-of = { $n } of { $of }
app-next-field = Next: { $what }
app-previous = Back
app-count-up = Count it up
app-count-anyway = Count it up all the same
app-all-known = The app knows everything it needs.
app-open-entry = Still open: { $what }, { $who }. The total is not known for certain.
app-at-least = at least { $n }
app-open-total = { $n } so far
app-empty-is-none = blank = none
app-sum = total { $n }
app-sum-so-far = so far { $n }
app-card-missing = A card is missing? Change the variant
app-card-handed = { $what }: from { $who } to { $other }
app-page-done = Done
app-show-all = Show all
app-winner = { $who } wins
app-winners = A shared win: { $who }
app-leads = { $who } leads
app-lead = { $who } lead
app-nobody-leads = Nobody leads yet
app-winner-open = Something is still open, so nobody has won yet
app-ties = How the tie was settled
app-ended-at = Counted at { $where }
app-ended-early = Counted before the end
app-typed-over = Counted otherwise than the table has it: { $what }
app-number-instead = { $who }, { $what }: { $n } (table: { $kept })
app-cards-instead = { $who }, { $what }
app-tie-by = Decided by: { $what }
app-tie-value = { $who } { $n }
app-tie-decided = Decided by: { $what } ({ $compared }).
app-tie-still = Still equal: { $what } ({ $compared }).
app-points-table = Where the points come from
app-touch-figure = Touch any number to see where it comes from.
app-total = Total
app-total-rule = The sum of all categories.
app-remarks = Worth knowing
app-result = The result
app-copy = Copy
app-copied = Copied: paste it wherever you like.
app-share = Share
app-count-again = Replay the reveal
app-keep-result = Keep it among the plays
app-so-far = Points so far
app-not-counted = Not counted yet: { $what }.
app-counted-before = As counted before turns were skipped: { $what }.
app-finish = Final count
app-finish-now = End the game here
app-ask-all = Review all

## Plays

app-reading = Reading
app-no-plays = No plays yet. The first ends here.
app-to-shelf = Choose a game
app-all-games = All games
app-more-plays = { $n ->
    [one] { $n } more
   *[other] { $n } more
 }
app-no-result = How this play was scored could not be read.
app-delete-play = Delete this play
app-play-deleted = The play is deleted.
app-plays-deleted = Deleted, kept for 30 days
app-play-is-deleted = This play is deleted.
app-bring-back = Bring it back
app-show-log = Show what happened
app-hide-log = Hide what happened
app-correct-count = Correct the count
app-play-on = Play on
app-count-anew = Count again from nothing
app-play-again = Play again

## Settings

app-language = Language
app-language-system = Same as device ({ $name })
app-theme = Light
app-theme-system = Same as device
app-theme-light = Light
app-theme-dark = Dark
app-text-size = Text size
app-percent = { $n } %
app-at-the-table = At the table
app-haptics = A short vibration at every tap
app-haptics-note = Only on phones that can.
app-sounds = Sounds
app-sounds-note = A tick for each step taken here, a low knock when one is not possible; a chime for a marked round and the result.
app-clocks = Start the clock with every table
app-clocks-note = Otherwise it waits until somebody taps it.
app-data = Your data
app-data-where = Everything is on the computer that runs Tableside, in this folder:
app-export = Save a copy
app-exported = Saved: { $name }
app-import = Bring in a copy
app-import-too-large = This file is larger than { $most } MB.
app-import-cut-off = The file did not come in whole. Try again.
app-import-preview = What this file would bring
app-import-go = Bring it in
app-import-nothing = Everything in this file is here already.
app-import-line = { $section }: { $what }
app-import-added = { $n } new
app-import-replaced = { $n } replaced
app-import-returned = { $n } brought back
app-import-identical = { $n } already here
app-import-kept = { $n } older than here, left out
app-import-copied = { $n } beside the one here
app-imported = Done. How everything was before is kept in { $path }
app-section-tables = Tables and plays
app-section-people = People
app-section-settings = Settings of devices
app-section-printed = Printed values
app-section-last-tables = Last tables
app-about = About
app-about-text = Tableside { $version }: a digital companion for board games played with the real box. No account; nothing goes out to the internet.
app-rights = The games belong to their authors and publishers, and so do their names. Tableside is not made or endorsed by them, shows no art of theirs and does not replace the box or its rulebook.

app-phones-no-address = Nobody can be invited at { $address }: { $problem }

# Everybody's phone
app-phones = Phones
app-phones-what = Everybody plays along with their own phone
app-phones-until = Nobody gets in without the code. Close the door when you like; it closes by itself when the game is over.
app-phones-none = From this device nobody can be invited: it has no web server. Open Tableside on a computer.
app-phones-no-network = This machine is in no network, so no phone can find it. Join the Wi-Fi everybody is in, then come back here.
app-phones-scan = Scan the code with the phone's camera. Nothing to install, no account.
app-phones-be = Tap who you are. That is all.
app-phones-own = Your phone shows your own seat first, in your language, and remembers you.
app-invite = Invite phones
app-other-networks = Another network
app-scan = The code to scan with a phone's camera
app-or-type = Or type this address into the phone, and then the code:
app-same-network = The phone finds nothing? It must be in the same network as this device. A guest network often keeps devices apart: choose another one.
app-who-is-there = Who is there
app-nobody-yet = Nobody yet. Scan the code with a phone's camera.
app-what-they-may = What phones may do
app-may-all = Everything
app-may-all-note = Everybody does any step, as on this device
app-may-own = Their own seat
app-may-own-note = And what everybody does together; this device can always do everything
app-close-door = Close the door
app-close-door-note = All phones are out at once. The next invitation has another code.
app-phone-n = phone { $n }
app-plays-for = { $who } · { $phone }
app-looks-on = Looks on · { $phone }
app-awake = here
app-asleep = asleep; comes back by itself
app-rename = Call it something else: { $phone }
app-put-out = Put out: { $phone }
app-put-out-note = The code and the picture change at once. Phones that are in stay in; whoever still wants to come needs the new ones.
app-put-out-now = Put this phone out
app-stays = It stays
app-phone-name = What this phone is called
app-joins = You are in
app-who-are-you = Who are you?
app-you-are = That is you
app-is-taken = has a phone here already; two are fine
app-look-on = I only look on
app-as-table-view = This is the screen for all
app-stays-yours = This phone stays yours after sleep and reload. Tap again here to be somebody else.
app-out-title = You are out
app-out = The door of this table was closed, or this phone was put out. Ask for a new code at the table.
