# Wiersz poleceń.

cli-players = { $least }–{ $most } graczy
cli-player-number = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
cli-player = Gracz { $n }

# Dlaczego polecenia nie da się wykonać

cli-no-game = Nie ma gry „{ $slug }”; są: { $known }.
cli-player-count = { $n ->
    [one] Ta gra nie jest dla { $n } gracza, lecz dla { $least }–{ $most }.
    [few] Ta gra nie jest dla { $n } graczy, lecz dla { $least }–{ $most }.
    [many] Ta gra nie jest dla { $n } graczy, lecz dla { $least }–{ $most }.
   *[other] Ta gra nie jest dla { $n } gracza, lecz dla { $least }–{ $most }.
}
cli-no-variant = Ta gra nie ma wariantu „{ $variant }”; ma: { $known }.
cli-no-file = Nie można odczytać { $path }: { $problem }.
cli-no-text-file = { $path } nie jest plikiem tekstowym.
cli-not-json = To nie jest JSON: wiersz { $line }, kolumna { $column }: { $problem }.
cli-number-too-long = Pewna liczba ma więcej niż { $most } cyfr.
cli-not-a-file = { $path } nie jest plikiem.
cli-too-deep = Ten JSON jest zagnieżdżony zbyt głęboko jak na arkusz wyników.
cli-bad-field = { $path }: { $reason }
cli-other-game = to arkusz gry „{ $found }”, a nie „{ $wanted }”
cli-seats-wanted = miejsca muszą być kolejno: { $seats }
cli-no-field = nie ma takiego pola; są: { $known }
cli-no-answer = „{ $value }” nie jest odpowiedzią; są: { $known }
cli-no-seat = o to miejsce nikt nie pyta; pytane są: { $known }
cli-number-wanted = potrzebna jest liczba całkowita, a nie { $found }
cli-out-of-range = { $n } być nie może: { $allowed }
cli-cards-wanted = potrzebna jest lista kart, a nie { $found }
cli-no-card = nie ma tu karty { $card }
cli-yes-no-wanted = potrzebne jest true albo false, a nie { $found }
cli-list-wanted = potrzebna jest lista wpisów, w każdym te liczby: { $what }; a nie { $found }

# Pusty arkusz

cli-sheet-about = Wpisz wartości ze swojego stołu tam, gdzie stoi null; to, co zostanie null, liczy się jako nieznane. Nazwy zaczynające się od _ tylko objaśniają.
cli-sheet-players = Miejsca w kolejności gry; wpisz tu swoje imiona.
cli-sheet-first = Miejsce, które zaczęło grę.
cli-answer-from = liczba, co najmniej { $low }
cli-answer-between = liczba od { $low } do { $high }
cli-answer-holder = liczba dla jedynego miejsca, które to ma; pozostałe null
cli-answer-cards = lista posiadanych kart, według kluczy poniżej
cli-answer-yes-no = true albo false
cli-answer-list = lista wpisów, w każdym te liczby: { $what }

# Wynik

cli-total = Razem
cli-name = { $who }
cli-tie-value = { $who } { $n }
cli-tie-decided = Remis rozstrzyga { $what }: { $compared }
cli-tie-still = Nadal remis, { $what }: { $compared }
cli-winner = Wygrana: { $who }
cli-winners = Wspólna wygrana: { $who }
cli-winner-open = Czegoś jeszcze nie wiadomo, więc zwycięzcy nie da się wskazać.
cli-warning = Uwaga: { $what }

# Rozgrywka opowiedziana od nowa

cli-undone = Cofnięto: { $what }
cli-nothing = Nic się jeszcze nie wydarzyło
cli-differs = Po tych wierszach ta wersja widzi inny stan niż ta, która zapisała plik: { $lines }.

# Otwieranie aplikacji

cli-open-at = Tableside działa pod adresem { $address } - Ctrl+C tutaj kończy pracę.
cli-no-window = Nie da się tu otworzyć okna, więc Tableside otwiera się w przeglądarce.
cli-window-failed = Okno się nie uruchomiło ({ $problem }).
cli-no-address = Tableside nie może nasłuchiwać pod { $address }: { $problem }.
cli-no-port = Nie ma portu { $port }; ostatni to 65535.
cli-not-here = Tableside nie odpowiada pod tym adresem, żeby żadna obca strona nie dosięgła waszych stołów. Na swoim komputerze działa pod { $address }; z innych urządzeń otwórz ją, podając numer tego komputera.
cli-open-with-key = Z innych urządzeń, ze wszystkim, co wolno na tym komputerze: { $address }
