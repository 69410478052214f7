crown_fields-title = Pola Koron
crown_fields-preset-rounds = Rundy
crown_fields-thing-king = { $n ->
    [one] { $n } król
    [few] { $n } królowie
    [many] { $n } królów
   *[other] { $n } króla
 }
    .name = królowie
crown_fields-thing-domino = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
 }
    .name = pola
crown_fields-setup-group-table = Stół
crown_fields-setup-group-seats = Każdy
crown_fields-setup-line = Potasujcie i wyłóżcie jeden rząd
crown_fields-setup-king = Weź króla
crown_fields-option-middle = Zamek pośrodku
    .yes = liczy się
    .no = nie liczy się
crown_fields-option-harmony = Królestwo bez luk
    .yes = liczy się
    .no = nie liczy się
crown_fields-field = Pole { $n }
crown_fields-gone = Pola { $n } już nie ma.
crown_fields-log-taken = { $who }: pole { $n }
crown_fields-last-round = ostatnia runda
crown_fields-now = { $who } bierze pole
crown_fields-over = Wszystkie pola leżą
crown_fields-land = Posiadłości
crown_fields-squares = pola
crown_fields-crowns = korony
crown_fields-middle = Zamek pośrodku
crown_fields-harmony = Bez luk
crown_fields-tie-largest = Największa posiadłość
crown_fields-tie-crowns = Najwięcej koron
