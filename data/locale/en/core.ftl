## What every game says. $who is a player's name as it stands, $what a thing with its number or another sentence.

core-plain = { $text }
core-owner-seat = { $who }
core-owner-table = the table
core-owner-box = the box
core-lies = { $who }: { $n }

## Colours of the box

core-colour-purple = purple
core-colour-red = red
core-colour-orange = orange
core-colour-white = white
core-colour-yellow = yellow
core-colour-green = green
core-colour-blue = blue
core-colour-black = black
core-colour-pink = pink
core-colour-natural = natural wood

## The log, and the undo button

core-log-counted = { $who }: { $what } (corrected by hand)
core-log-unknown = { $what }: nobody knows
core-log-keep-on = The app keeps: { $what }
core-log-keep-off = The app no longer keeps: { $what }
core-log-ruled = { $what }: { $value }
core-log-taken-back = Taken back: { $what }
core-log-jumped = We are here: { $where }
core-log-scored = Points counted
core-log-points = { $who }: { $points }, { $what }
core-log-piece = { $what }: space { $cell }
core-log-elsewhere = Done at the table
core-log-secret = { $n ->
    [0] { $who }: kept secret
   *[other] { $who }: kept secret, { $n }
  }
core-secret = Kept secret

## Rounds and nothing finer

core-round-name = Round
core-round-at = Round { $n }
core-round-played = Round { $n } is over
core-rounds-over = All rounds are played

## Correct a count, keep something, settle a rule, say where we are

core-count-title = How many { $what }? ({ $who })
core-count-confirm = Record { $what }
core-count-first = Record
core-keep-start = Keep it from now on
core-keep-stop = Stop keeping it
core-ruling-confirm = Play it this way from now on
core-jump-title = Where are we?
core-jump-confirm = We are here
core-then = { $a } { $b }
core-sheet-doubted = Turns were skipped: check what is filled in
core-jump-note = Steps that were skipped are not recorded. Correct the counts where they differ.
core-jump-back-note = Nothing recorded is taken back. Correct the counts where they differ.
core-elsewhere-title = Done at the table
core-elsewhere-confirm = Done already
core-reopened = taken back

## Points and pieces, as the table says

core-points-title = { $who }: points
core-points-confirm = Record: { $what }
core-points-to-add = Points to add
core-points-what-for = What for?
core-track-title = { $who }: where the points stand
core-track-confirm = The track shows { $n }
core-piece-title = { $who }: lies on another space
core-piece-which = What lies elsewhere?
core-piece-at = { $what } ({ $cell })
core-record = Record

## Why not

core-play-over = The points are counted and the play is over. Undo to go on.
core-not-complete = Something is still to be answered.
core-task-done = That is done already.
core-below-zero = { $who } does not have enough. Short of: { $what }
core-count-below-zero = { $who }: nothing can be below zero.
core-not-in-box = Not enough left in the supply. Short of: { $what }
core-more-than-box = The box holds { $what }, no more. It would be: { $where }.
core-no-such-seat = Nobody sits there: { $seat }
core-no-such-reason = There are no points for that.
core-no-such-piece = There is no such piece of this player.
core-not-as-shown = Something has changed since this was shown. Please look again.
core-not-their-turn = It is the turn of { $turn }, not of { $who }.
core-no-turn-now = { $who } cannot do that now.

## Another step was faster

core-happened-instead = Meanwhile: { $what }
core-cannot-take-back = This step cannot be taken back on its own any more.
core-fixed-gone = This step does not count any more.
core-fixed-told = Change it where you set it.
core-fixed-moved = The game went on with this step: all that came after goes with it.
core-fixed-used = Later steps rest on this one.
core-fixed-rests = Later steps rest on this one. { $why }
core-undo-gone = Somebody was faster: there is another step to undo now.
core-redo-gone = Somebody was faster: there is another step to redo now.

## Paying

core-pay-not-taken = This is not taken here: { $what }
core-pay-negative = Nobody can pay less than nothing: { $what }
core-pay-not-held = { $who } does not have enough. Short of: { $what }
core-pay-two-ways = Pay one way or the other, not both.
core-pay-first = This has to go first: { $what }
core-pay-too-many = More than is needed. Leave out: { $what }
core-pay-spare = You can keep: { $what }
core-either = { $a } or { $b }
core-apart = { $a }; { $b }
core-pay-too-little = Still to pay: { $n }
core-pay-nothing-left = Nothing is left to pay with. Still open: { $n }. The table decides.
core-pay-over = Overpaid by { $n }, which is lost.

## Setting up

core-setup-players = This game is for { $least } to { $most } players.
core-setup-colour = The box has no such colour: { $what }
core-setup-variant = There is no such variant: { $what }
core-setup-keep = The app cannot keep this: { $what }
core-setup-ruling = There is no such ruling: { $what }
core-setup-option = There is no such option: { $what }
core-keep-needs = Switch this on first: { $what }.

## The closing sheet

core-sheet-who-has-it = Who has it?
core-sheet-how-many = How many?
core-sheet-whose = Whose?
core-sheet-nobody = Nobody
core-sheet-nobody-else = Nobody else
core-sheet-has = { $n }
core-sheet-worth = = { $n }
core-sheet-no-question = The sheet does not ask this: { $what }
core-sheet-no-number = { $who }, { $what }: a number is wanted.
core-sheet-too-low = { $who }, { $what }: { $n } is too few; the least is { $low }.
core-sheet-too-high = { $who }, { $what }: { $n } is too many; the most is { $high }.
core-sheet-more-than-box = { $what }: { $n } are more than the box holds ({ $box }).
core-sheet-one-owner = Only one player can have it: { $what }
core-sheet-no-card = { $who }: there is no such card: { $what }
core-sheet-card-twice = There is one { $what }; it is given to { $who } and to { $other }.
core-sheet-no-entry = { $who }, { $what }: an entry lacks a number.
