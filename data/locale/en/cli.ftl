# The command line.

cli-players = { $least }–{ $most } players
cli-player-number = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
cli-player = Player { $n }

# Why a command cannot be carried out

cli-no-game = There is no game “{ $slug }”; there are: { $known }.
cli-player-count = { $n ->
    [one] This game is not for { $n } player but for { $least } to { $most }.
   *[other] This game is not for { $n } players but for { $least } to { $most }.
}
cli-no-variant = This game has no variant “{ $variant }”; it has: { $known }.
cli-no-file = { $path } cannot be read: { $problem }.
cli-no-text-file = { $path } is no text file.
cli-not-json = This is not JSON: line { $line }, column { $column }: { $problem }.
cli-number-too-long = A number has more than { $most } digits.
cli-not-a-file = { $path } is no file.
cli-too-deep = This JSON is nested too deeply to be a score sheet.
cli-bad-field = { $path }: { $reason }
cli-other-game = this sheet is of “{ $found }”, not of “{ $wanted }”
cli-seats-wanted = the seats must be { $seats }, in this order
cli-no-field = there is no such field; there are: { $known }
cli-no-answer = “{ $value }” is no answer; there are: { $known }
cli-no-seat = no such seat is asked; asked are: { $known }
cli-number-wanted = a whole number is wanted, not { $found }
cli-out-of-range = { $n } cannot be: { $allowed }
cli-cards-wanted = a list of cards is wanted, not { $found }
cli-no-card = there is no card { $card } here
cli-yes-no-wanted = true or false is wanted, not { $found }
cli-list-wanted = a list of entries is wanted, each with these numbers: { $what }; not { $found }

# The empty sheet

cli-sheet-about = Put the values of your table where null stands; what you leave null counts as unknown. Names with _ in front only explain.
cli-sheet-players = Seats in turn order; write your names here.
cli-sheet-first = The seat that started the game.
cli-answer-from = a number, { $low } or more
cli-answer-between = a number from { $low } to { $high }
cli-answer-holder = a number for the one seat that has it, null for the others
cli-answer-cards = a list of the cards held, by the keys below
cli-answer-yes-no = true or false
cli-answer-list = a list of entries, each with these numbers: { $what }

# The result

cli-total = Total
cli-name = { $who }
cli-tie-value = { $who } { $n }
cli-tie-decided = Tie broken by { $what }: { $compared }
cli-tie-still = Still tied after { $what }: { $compared }
cli-winner = The winner: { $who }
cli-winners = A shared victory: { $who }
cli-winner-open = Something is still unknown, so no winner can be named.
cli-warning = Note: { $what }

# A play told again

cli-undone = Undone: { $what }
cli-nothing = Nothing has happened yet
cli-differs = This version sees another state than the one that wrote the file after these lines: { $lines }.

# Opening the app

cli-open-at = Tableside is open at { $address } - press Ctrl+C here to stop it.
cli-no-window = No desktop window can be had here, so Tableside opens in the browser.
cli-window-failed = The desktop window did not start ({ $problem }).
cli-no-address = Tableside cannot listen on { $address }: { $problem }.
cli-no-port = There is no port { $port }; the last one is 65535.
cli-not-here = Tableside does not answer at this address, so that no other page can reach your tables. On its own machine it is at { $address }; from other devices, open it by the number of that machine.
cli-open-with-key = From other devices, with everything this machine may do: { $address }
