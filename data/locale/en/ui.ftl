# The words of the table screen and of the components every screen is made of.

ui-owner-table = Table
ui-owner-box = Box
ui-at-least = { $n }+

# Track

ui-step = { $what } { $at }
ui-step-of = { $what } { $at } of { $of }
ui-step-last = of { $n }
ui-where = Where are we?
ui-where-first = starts
ui-where-plays = { $who } plays
ui-where-earlier = Rounds { $first } to { $last }
ui-where-from-to = { $first } – { $last }
ui-where-done = played
ui-where-now = now
ui-first = First: { $who }

# Seats

ui-acting = acts now
ui-own-seat = you, on this device
ui-nothing-kept = Nothing is kept for this seat. More: what the app keeps.
ui-count = Put right: { $what }

# Now

ui-rule = Read the rule
ui-turn-went = It is another turn now: somebody has gone back or on. What was begun here is not recorded.
ui-rule-less = Shorten
ui-by-hand = On the table
ui-then = Then
ui-then-turns = Then: { $turns }
ui-and = and
ui-enough = enough
ui-short = not enough
ui-done = Done
ui-anyway = It happened anyway
ui-ask-first = First: { $what }
ui-ask-of = Still missing: { $what }
ui-still-by-hand = Still to do on the table: { $what }
ui-confirm = Confirm

# Asks

ui-of = { $n } of { $of }
ui-most-is = { $what }: at most { $n }.
ui-least-is = { $what }: at least { $n }.
ui-less = Fewer: { $what }
ui-more-of = More: { $what }
ui-type = Type the number
ui-below-zero = { $what }: below zero
ui-one-more = One more
ui-take-away = Take away: { $n }.
ui-of-entry = { $n }. { $what }
ui-other = Another, not listed
ui-earlier = { $what }: earlier
ui-later = { $what }: later
ui-search = Printed numbers, name
ui-search-name = Name
ui-all = All
ui-all-cards = All { $n }
ui-own = Own
ui-show = Show
ui-does = What it does: { $what }
ui-card-does = { $card }: { $what }
ui-left = { $n } left
ui-nobodys = Nobody's yet
ui-will-be = then { $n }
ui-only-free = Possible now
ui-kinds = Type
ui-none-found = Nothing like it.
ui-then-touch = then touch a place
ui-rubber = Take a piece away
ui-take-last = Take the last one back
ui-left-edge = left edge of the board
ui-complete = finished
ui-in-use = used
ui-would-complete = would be finished
ui-show-rest = Show { $n } more
ui-our-words = Our name for it
ui-stands-here = stands here

# Why and changes

ui-why = Why?
ui-erase = Erase
ui-correct = Correct
ui-total = Total
ui-page = Rulebook, p. { $page }
ui-chapter = Rulebook: { $page }
ui-standing-rulebook = as the rulebook says
ui-standing-ruling = as this table agreed
ui-standing-inferred = worked out, not printed
ui-standing-typed = as typed in
ui-not-known = not known
ui-becomes = { $before } becomes { $after }

# Bar and sheets

ui-undo = Undo: { $what }
ui-undo-short = Undo
ui-redo = Redo: { $what }
ui-nothing-to-undo = Nothing to undo
ui-tap-names = Tap a name for more.
ui-look-up = Look up
ui-log = Log
ui-more = More
ui-show-everybody = Show to everybody
ui-begun-first = First record or close: { $what }
ui-close = Close

# Log

ui-log-other = another device
ui-by-other = { $what } (another device)
ui-by-seat = { $who }: { $what }
ui-undid = { $who } undid: { $what }
ui-undid-elsewhere = Undone on another device: { $what }
ui-log-phone = Phone: { $who }
ui-only-seat = Only { $who }, on their own phone, or the host’s device can do this.
ui-only-host = This is about several players: only the host’s device can do it.
ui-only-look = This device is only looking.
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier steps
ui-log-undone = undone
ui-log-taken-back = taken back
ui-log-against = against the rules: “It happened anyway”
ui-take-back = Take back
ui-undo-here = Undo as far as here
ui-undo-step = Undo
ui-jump-here = Go here
ui-jump = Go here: { $where }

# Look up and more

ui-catalogue = Cards and tiles
ui-checklist = Setting up
ui-rules = Rules
ui-rulings = How we play it
ui-keeps = What the app keeps
ui-score = Points so far, end the game
ui-result = Result
ui-phones = Phones: everybody joins in
ui-export = Save or share
ui-settings = Settings
ui-home = Home

# Time

ui-clock = Time on the table
ui-clock-start = Start the clock
ui-clock-pause = Pause
ui-choose-other = Choose another one
ui-who-am-i = Who am I?
