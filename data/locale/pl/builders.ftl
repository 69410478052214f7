## Budowniczowie: Średniowiecze

builders-title = Budowniczowie: Średniowiecze

## Co aplikacja może śledzić

builders-preset-points = Punkty
    .brings = Ukończone Budynki: kto ma ile do 17. Reszta leży na stole.
    .price = 3 dotyki na Budynek
builders-preset-coins = Monety
    .brings = Także Monety i akcje: co kogo kosztuje i na co go stać.
    .price = 1 dotyk na akcję
builders-preset-everything = Wszystko
    .brings = Robotnicy i budowy, karta po karcie: czego jeszcze brakuje.
    .price = 2–3 dotyki na akcję
builders-keep-points = Ukończone Budynki i punkty
    .price = Trzy dotyki na każdy ukończony Budynek.
    .gain = Aplikacja powie, kto ma 17 punktów i kogo czeka jeszcze ostatnia tura.
builders-keep-coins = Monety i akcje
    .price = Jeden dotyk na każde działanie w turze.
    .gain = Pozostałe akcje, na co kogo stać i żadnego liczenia Monet na koniec.
builders-keep-crew = Robotnicy i budowy
    .price = Dwa lub trzy dotyki na każdą wziętą lub wysłaną kartę.
    .gain = Czego jeszcze brakuje na każdej budowie i ile co kosztuje; ukończone Budynki zaznaczają się same.

## Rozstrzygnięcia

builders-ruling-tie_break = Remis na koniec gry?
    .shared = Zwycięstwo jest wspólne
    .original_edition = Jak w oryginalnym wydaniu: więcej punktów z Budynków i Maszyn, potem więcej Monet
builders-ruling-unused_actions = Czy można zakończyć turę z niewykorzystanymi akcjami?
    .warn_and_allow = Tak, z przypomnieniem
    .forbid = Nie
builders-ruling-take_coins_split = Monety brane w kilku krokach jednej tury?
    .each_step_alone = Każdy krok liczy się osobno
    .cumulative_in_turn = Kroki w turze się sumują
builders-ruling-bank_empty = Co, gdy w banku zabraknie Monet?
    .treat_as_unlimited = Monety zastępuje coś innego
    .clamp = Dostaje się tyle, ile zostało
builders-ruling-stack_empty = Co, gdy stos się skończy?
    .row_shrinks = Rząd robi się krótszy

## Przygotowanie

builders-setup-group-buildings = Budynki
builders-setup-group-workers = Robotnicy
builders-setup-group-coins = Monety
builders-setup-group-first = Pierwszy gracz
builders-setup-building-row = Potasujcie karty Budynków stroną „w budowie” ku górze i wyłóżcie pięć w rzędzie.
builders-setup-building-stack = Resztę połóżcie obok rzędu jako stos.
builders-setup-apprentices = Oddzielcie karty Uczniów i rozdajcie każdemu losowo po jednym.
builders-setup-apprentices-back = Pozostałych Uczniów wtasujcie do Robotników.
builders-setup-worker-row = Wyłóżcie pięciu Robotników w rzędzie pod Budynkami.
builders-setup-worker-stack = Resztę połóżcie obok stosu Budynków.
builders-setup-coins = Każdy gracz bierze 10 Monet.
builders-setup-bank = Pozostałe Monety to bank, pośrodku stołu.
builders-setup-first-player = Wylosujcie Pierwszego gracza.
    .known = { $who } bierze kartę.

## Rzeczy

builders-thing-coin = { $n ->
    [one] { $n } Moneta
    [few] { $n } Monety
    [many] { $n } Monet
   *[other] { $n } Monety
 }
    .name = Monety
builders-thing-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
    .name = Punkty
builders-thing-action = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
 }
    .name = Akcje
builders-thing-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
 }
    .name = Kamienie
builders-thing-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
 }
    .name = Drewno
builders-thing-knowledge = { $n ->
    [one] { $n } wiedza
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
 }
    .name = Wiedza
builders-thing-tile = { $n ->
    [one] { $n } dachówka
    [few] { $n } dachówki
    [many] { $n } dachówek
   *[other] { $n } dachówki
 }
    .name = Dachówki
builders-thing-building_card = { $n ->
    [one] { $n } karta Budynku
    [few] { $n } karty Budynków
    [many] { $n } kart Budynków
   *[other] { $n } karty Budynków
 }
builders-thing-worker_card = { $n ->
    [one] { $n } karta Robotnika
    [few] { $n } karty Robotników
    [many] { $n } kart Robotników
   *[other] { $n } karty Robotników
 }
builders-thing-apprentice_card = { $n ->
    [one] { $n } Uczeń
    [few] { $n } Uczniów
    [many] { $n } Uczniów
   *[other] { $n } Ucznia
 }
builders-thing-gold_coin = { $n ->
    [one] { $n } złota Moneta (warta 5)
    [few] { $n } złote Monety (każda warta 5)
    [many] { $n } złotych Monet (każda warta 5)
   *[other] { $n } złotej Monety (warta 5)
 }
builders-thing-silver_coin = { $n ->
    [one] { $n } srebrna Moneta (warta 1)
    [few] { $n } srebrne Monety (każda warta 1)
    [many] { $n } srebrnych Monet (każda warta 1)
   *[other] { $n } srebrnej Monety (warta 1)
 }
builders-thing-first_player_card = Karta Pierwszego gracza

builders-group-building = Budynki
builders-group-machine = Maszyny
builders-group-worker = Robotnicy
builders-kind-building = budynek
    .letters = Bu
    .short = Budynki
builders-kind-machine = maszyna
    .letters = Ma
    .short = Maszyny
builders-kind-worker = robotnik
    .letters = Ro
    .short = Robotnicy
builders-card-free = bez płacy

## Gdzie jesteśmy

builders-at-play = Wyścig do 17
builders-at-turn = Runda { $n }, { $who }
builders-at-last = Ostatnie tury, 17 punktów: { $who }
builders-at-over = Wszystkie tury rozegrane
builders-jump = { $to ->
    [play] wyścig do 17
    [over] wszystkie tury rozegrane
    [turn-s1] tura gracza nr 1
    [turn-s2] tura gracza nr 2
    [turn-s3] tura gracza nr 3
    [turn-s4] tura gracza nr 4
    [last-s1] ostatnie tury, 17 punktów ma gracz nr 1
    [last-s2] ostatnie tury, 17 punktów ma gracz nr 2
    [last-s3] ostatnie tury, 17 punktów ma gracz nr 3
    [last-s4] ostatnie tury, 17 punktów ma gracz nr 4
   *[other] inny moment gry
 }
builders-track-round = Runda
builders-track-actions = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
    [many] Zostało { $n } akcji
   *[other] Zostało { $n } akcji
 }
builders-track-goal = Wyścig do { $n }
builders-track-most = Najwięcej punktów
builders-track-last = Ostatnie tury
builders-column-player = gracz
builders-column-points = punkty
builders-column-coins = monety
builders-column-left = do 17
builders-has-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
builders-has-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
builders-left = { $n ->
    [0] ma 17
   *[other] brakuje { $n }
}
builders-stop-turn = Ma turę
builders-stop-last = Ma 17: ostatnie tury
builders-alarm = { $who }: koniec gry
builders-alarm-last = Ostatnie tury: { $who }
builders-now-last = Ostatnie tury

## Teraz

builders-now-play = Kto ukończył Budynek? Koniec gry przy { $n } punktach.
builders-now-leader = { $n ->
    [one] Prowadzi ({ $n } punkt): { $who }
    [few] Prowadzi ({ $n } punkty): { $who }
    [many] Prowadzi ({ $n } punktów): { $who }
   *[other] Prowadzi ({ $n } punktu): { $who }
 }
builders-now-last-detail = Budynek ukończony w ostatniej turze jeszcze się liczy.
builders-now-turn = { $n ->
    [0] { $who }: brak akcji
    [one] { $who }: została { $n } akcja
    [few] { $who }: zostały { $n } akcje
    [many] { $who }: zostało { $n } akcji
   *[other] { $who }: zostało { $n } akcji
 }
builders-now-send = Wysłanie: dotknij karty, potem budowy.
builders-now-whose-turn = Czyja jest tura?
builders-ending = Do { $n } punktów brakuje
builders-now-over = Każdy rozegrał tyle samo tur
builders-now-over-goal = Koniec gry: { $who } ma { $points }
builders-now-over-detail = Teraz punkty: Budynki i Maszyny oraz jeden za każde dziesięć Monet.
builders-note-last-turn = Czeka jeszcze ostatnia tura
builders-task-deal = Który Uczeń?
builders-task-lay = Jakie karty leżą na stole?
builders-task-say = Wskaż kartę
builders-refill-building = Uzupełnij rząd Budynków
builders-refill-worker = Uzupełnij rząd Robotników

## Ruchy

builders-finish = Ukończony Budynek
builders-goal = { $who } ma 17 punktów
builders-goal-last = { $who } ma 17 punktów: ostatnie tury
builders-goal-end = { $who } ma 17 punktów: koniec gry
builders-close = Ostatnie tury rozegrane
builders-turn = Tura: { $who }
builders-start = Rozpocznij
builders-hire = Najmij
builders-send-any = Wyślij Robotnika
builders-take = +{ $coins } ({ $actions })
builders-buy = +1 akcja ({ $coins })
builders-end = Zakończ turę
builders-end-unused = Zakończ turę, { $n } bez użycia
builders-end-game = { $n ->
    [0] Zakończ turę: koniec gry
    [one] Zakończ turę i grę, { $n } akcja bez użycia
    [few] Zakończ turę i grę, { $n } akcje bez użycia
    [many] Zakończ turę i grę, { $n } akcji bez użycia
   *[other] Zakończ turę i grę, { $n } akcji bez użycia
 }
builders-end-last = { $n ->
    [0] Zakończ turę: zaczną się ostatnie tury
    [one] Zakończ turę: zaczną się ostatnie tury, { $n } akcja bez użycia
    [few] Zakończ turę: zaczną się ostatnie tury, { $n } akcje bez użycia
    [many] Zakończ turę: zaczną się ostatnie tury, { $n } akcji bez użycia
   *[other] Zakończ turę: zaczną się ostatnie tury, { $n } akcji bez użycia
 }
builders-lay = Popraw karty w rzędach

## Formularze

builders-start-title = Rozpoczęcie budowy: 1 akcja
builders-hire-title = Najęcie Robotnika: 1 akcja
builders-send-title = { $what }: na którą budowę?
builders-send-any-title = Wysłanie Robotnika do pracy
builders-take-title = Wzięcie Monet
builders-buy-title = Dodatkowa akcja
builders-end-title = Koniec tury
builders-close-title = Ostatnie tury
builders-goal-title = { $who }: 17 punktów
builders-finish-title = { $who }: ukończony Budynek
builders-deal-title = { $who }: Uczeń
builders-lay-title = { $who }: karty na stole
builders-lay-confirm = Zapisz karty
builders-ask-coins = Ile Monet na karcie?
builders-ask-card = Która to karta?
builders-ask-wage = Jaka płaca?
builders-ask-worker = Jakie Materiały?
builders-ask-site = Na którą budowę?
builders-ask-actions = Ile akcji?
builders-ask-free = Kto jest wolny?
builders-ask-sites = Co jest w budowie?
builders-ask-more = Dodaj Robotników albo Maszyny
builders-ask-which = Które karty?
builders-lies-free = Czeka
builders-lies-gone = Nie leży tu
builders-ask-short = Czego jeszcze brakuje?
builders-ask-turn = Tura
builders-row-actions = Pozostałe akcje
builders-row-sent = Już wysłani tam w tej turze
builders-a-machine = Maszyna
builders-no-wage = Maszyna, bez opłaty
builders-wage-option = { $coins }, { $rank }
builders-just-points = Tylko { $points }
builders-cost = { $parts }
builders-send-option = { $site }: { $cost }
builders-cost-bought = { $parts }, do tego dokupione: { $bought } ({ $coins })
builders-buys = akcja za { $coins }
builders-buy-and-do = Wykonaj i dokup: { $actions } ({ $coins })
builders-site-first = Najpierw wybierz budowę
builders-does-finish = Ukończ: { $what }, +{ $points }
builders-does-send = Wyślij: { $what }
builders-follows = { $actions }, { $pays ->
    [0] bez płacy
    [one] płaca { $pays } moneta
    [few] płaca { $pays } monety
    [many] płaca { $pays } monet
   *[other] płaca { $pays } monety
 }{ $gets ->
    [0] {""}
   *[other] , zysk { $gets }
 }

## Budowy i karty

builders-held-sites = Budowy
builders-held-crew = Wolni Robotnicy i Maszyny
builders-held-done = Ukończone Budynki
builders-held-bank = Bank
builders-makes = Po ukończeniu pracuje bez opłaty. Materiały: { $what }
builders-lacks = Brakujące Materiały: { $what }
builders-covered = Niczego nie brakuje
builders-then-finished = Budowa ukończona: { $gains }

## Dlaczego czegoś nie można

builders-because-actions = { $left ->
    [0] Nie stać na dokupienie akcji ({ $coins })
    [one] Potrzebne akcje: { $need }, jest { $left }; na dokupienie ({ $coins }) brakuje Monet
    [few] Potrzebne akcje: { $need }, są { $left }; na dokupienie ({ $coins }) brakuje Monet
    [many] Potrzebne akcje: { $need }, jest { $left }; na dokupienie ({ $coins }) brakuje Monet
   *[other] Potrzebne akcje: { $need }, jest { $left }; na dokupienie ({ $coins }) brakuje Monet
 }
builders-and-wage = { $coins } i płaca { $wage }
builders-because-only-actions = { $left ->
    [0] Brak akcji
    [one] Została tylko { $left } akcja
    [few] Zostały tylko { $left } akcje
    [many] Zostało tylko { $left } akcji
   *[other] Zostało tylko { $left } akcji
 }
builders-because-coins = { $have ->
    [0] Koszt w Monetach: { $need }, nie ma żadnej
    [one] Koszt w Monetach: { $need }, jest { $have }
    [few] Koszt w Monetach: { $need }, są { $have }
    [many] Koszt w Monetach: { $need }, jest { $have }
   *[other] Koszt w Monetach: { $need }, jest { $have }
 }
builders-because-no-site = Nie ma żadnej budowy
builders-because-no-card = Wszystkie są już wzięte
builders-because-owned = Leży u gracza: { $who }
builders-because-unused = { $n ->
    [one] Została jeszcze { $n } akcja do wykorzystania
    [few] Zostały jeszcze { $n } akcje do wykorzystania
    [many] Zostało jeszcze { $n } akcji do wykorzystania
   *[other] Zostało jeszcze { $n } akcji do wykorzystania
 }

## Co temu przeczy

builders-too-few-actions = { $left ->
    [one] Potrzebne akcje: { $need }, a została { $left }. Każda dodatkowa kosztuje 5 Monet.
    [few] Potrzebne akcje: { $need }, a zostały { $left }. Każda dodatkowa kosztuje 5 Monet.
    [many] Potrzebne akcje: { $need }, a zostało { $left }. Każda dodatkowa kosztuje 5 Monet.
   *[other] Potrzebne akcje: { $need }, a zostało { $left }. Każda dodatkowa kosztuje 5 Monet.
 }
builders-over = Każdy rozegrał tyle samo tur; nikt nie ma już następnej.
builders-had-last-turn = { $who }: ostatnia tura już była; wszyscy mają tyle samo tur.
builders-no-such-turn = { $who }: to nie jest tura, którą można zakończyć.
builders-turns-unequal = Koniec gry następuje dopiero, gdy wszyscy rozegrali tyle samo tur.
builders-no-goal = { $who }: nie ma { $n } punktów z Budynków i Maszyn. Monety się tu nie liczą.
builders-goal-not-counted = { $who }: w aplikacji jest { $n } z 17 punktów. Najpierw poprawcie punkty.
builders-goal-known = Koniec gry został już wywołany.
builders-unused-actions = { $n ->
    [one] { $who }: została { $n } akcja. Można ją jeszcze zamienić na Monety.
    [few] { $who }: zostały { $n } akcje. Można je jeszcze zamienić na Monety.
    [many] { $who }: zostało { $n } akcji. Można je jeszcze zamienić na Monety.
   *[other] { $who }: zostało { $n } akcji. Można je jeszcze zamienić na Monety.
 }
builders-take-how-many = Za jednym razem bierze się Monety za 1 do { $most } akcji.
builders-at-work = { $what } pracuje do ukończenia tej budowy: { $site }.
builders-not-in-pool = { $who }: w puli nie ma tej karty: { $what }.
builders-not-your-site = { $who } tego nie buduje: { $what }.
builders-site-short = Ten Budynek nie jest ukończony: { $what }. Brakujące Materiały: { $short }.
builders-site-covered = { $what } ma wszystkie Materiały, więc budowa od razu jest ukończona: zapisana tutaj zostaje budową i nic nie daje.
builders-card-taken = { $what } leży już u gracza: { $who }.
builders-card-twice = Ta karta leży w dwóch miejscach naraz: { $what }.
builders-which-card = Trzeba wskazać konkretną kartę.
builders-no-such-card = Na żadnej karcie nie ma: { $coins } i { $points }.
builders-no-such-wage = Żaden Robotnik nie kosztuje { $n }.
builders-no-apprentice = Podczas przygotowania rozdaje się tylko Uczniów.
builders-second-apprentice = { $who } ma już Robotnika; rozdaje się tylko po jednym Uczniu.
builders-finish-follows = Gdy aplikacja zapisuje Robotników, ukończone Budynki zaznaczają się same.
builders-crew-not-kept = Przy tym stole aplikacja nie zapisuje Robotników i budów.
builders-turns-not-kept = Przy tym stole aplikacja nie zapisuje tur.
builders-more-than-box = Monety graczy razem: { $n }, a w pudełku jest ich tylko { $box }.
builders-cards-say-more = { $who }: punkty z samych kart to { $cards }, więcej niż { $n }.

## Dziennik

builders-log-started = { $who }: rozpoczęcie budowy, { $what }
builders-log-started-any = { $who }: rozpoczęcie budowy
builders-log-hired = { $who }: najęcie, { $what }
builders-log-hired-any = { $who }: najęcie Robotnika
builders-log-for-coins = { $what }, akcja za { $coins }
builders-log-sent = { $who }: { $what } do pracy, { $site }
builders-log-sent-finished = { $who }: { $what } do pracy, ukończenie: { $site }
builders-log-sent-any = { $who }: wysłanie Robotnika, { $cost }
builders-log-took = { $who }: { $coins } ({ $actions })
builders-log-bought = { $who }: dokupione: { $actions }
builders-log-ended = { $who }: koniec tury
builders-log-turn = Tura: { $who }
builders-log-finished = { $who }: ukończenie, { $what }, { $points }
builders-log-finished-any = { $who }: ukończenie Budynku, { $points }
builders-log-goal = { $who } ma 17 punktów
builders-log-last-turns = Ostatnie tury rozegrane
builders-log-dealt = { $who } dostaje kartę: { $what }
builders-log-laid = { $who }: poprawione karty na stole
builders-loud-bought = Dokupione: { $actions } ({ $coins })
builders-loud-finished = Budowa ukończona: { $what }. { $who }: { $gains }
builders-loud-crew-free = { $who }: Robotnicy z tej budowy wracają do puli
builders-loud-machine = { $who }: { $what } trafia do puli i pracuje bez opłaty
builders-loud-bank-empty = Bank jest pusty, brakująca kwota: { $coins }
builders-loud-bank-owes = Bank jest pusty, zapiszcie brakującą kwotę: { $coins }
builders-loud-last-turns = { $n ->
    [one] { $who } ma { $n } punkt, ostatnie tury: { $others }
    [few] { $who } ma { $n } punkty, ostatnie tury: { $others }
    [many] { $who } ma { $n } punktów, ostatnie tury: { $others }
   *[other] { $who } ma { $n } punktu, ostatnie tury: { $others }
 }
builders-loud-end = { $n ->
    [one] { $who } ma { $n } punkt: z końcem tej tury kończy się gra
    [few] { $who } ma { $n } punkty: z końcem tej tury kończy się gra
    [many] { $who } ma { $n } punktów: z końcem tej tury kończy się gra
   *[other] { $who } ma { $n } punktu: z końcem tej tury kończy się gra
 }
builders-loud-all-played = Każdy rozegrał tyle samo tur: koniec gry

## Koniec gry

builders-sheet-vp = Punkty za ukończone Budynki i Maszyny
    .tab = Punkty
builders-sheet-vp-hint = Jak na kartach. Puste pole: na następnej stronie wskażecie karty.
builders-sheet-cards = Ukończone Budynki i Maszyny
    .tab = Karty
builders-sheet-cards-hint = Dotknij wszystkiego, co gracz ukończył.
builders-sheet-coins = Monety
builders-sheet-coins-hint = Każde { $n } to jeden punkt.
builders-points-buildings = Budynki
builders-points-machines = Maszyny
builders-points-coins = Monety
builders-unnamed = Karty bez nazwy
builders-not-told = Jeszcze nie podane
builders-why-told = Punkty podane przy stole
builders-why-printed = Na karcie
builders-why-tens = jeden punkt za każde { $n }, reszta się nie liczy
builders-why-vp = { $who }: punkty za Budynki i Maszyny
builders-why-coins = { $who }: Monety
builders-why-box = Monety w pudełku
builders-why-bank = Monety z pudełka bez Monet graczy.
builders-tie-vp = więcej punktów z Budynków i Maszyn
builders-tie-coins = więcej Monet
builders-tie-shared = Instrukcja nie rozstrzyga remisu: zwycięstwo jest wspólne.
builders-tie-original = Według oryginalnego wydania wygrywa { $who }: { $what }.

## Podręczne

builders-tool-title = Czy da się to ukończyć?
builders-tool-of = { $who }: czy da się ukończyć w tej turze?
builders-tool-hint = Podaj, czego brakuje i kto jest wolny.
builders-tool-yes = Tak, koszt: { $cost }. Do pracy: { $crew }
builders-tool-too-dear = Za mało Monet, brakująca kwota: { $short }. Najtaniej: { $cost }. Do pracy: { $crew }
builders-tool-never = Nie z tymi kartami, nadal brakujące Materiały: { $short }
builders-cost-with-bought = { $parts }, w tym dokupione: { $bought } ({ $coins })

builders-rule-turn = W turze są trzy akcje; każda dodatkowa kosztuje 5 Monet.
    .text = Zgodnie z ruchem wskazówek zegara, od Pierwszego gracza, każdy ma trzy akcje: rozpoczęcie budowy, najęcie Robotnika, wysłanie Robotnika lub Maszyny do pracy, wzięcie Monet. Dodatkowe akcje kosztują po 5 Monet, dowolna liczba, w każdej chwili tury.
builders-rule-start = Rozpoczęcie budowy: 1 akcja.
    .text = Weź jeden z pięciu Budynków i od razu uzupełnij rząd. Można mieć dowolną liczbę Budynków w budowie.
builders-rule-hire = Najęcie Robotnika: 1 akcja.
    .text = Weź jednego z pięciu Robotników i od razu uzupełnij rząd. Można mieć dowolną liczbę Robotników.
builders-rule-send = Wysłanie do pracy: 1 akcja i opłata; druga karta na tę samą budowę to kolejne 2 akcje, trzecia kolejne 3.
    .text = Połóż wolnego Robotnika lub Maszynę obok własnego Budynku w budowie i zapłać do banku tyle, ile wskazuje karta. Pierwsza karta wysłana w turze na daną budowę kosztuje 1 akcję, druga kolejne 2, trzecia kolejne 3 i tak dalej; każda budowa liczy się osobno, a karty z poprzednich tur się nie liczą. Kto pracuje, zostaje do ukończenia Budynku.
builders-rule-coins = Wzięcie Monet: 1, 3 lub 6 za jedną, dwie lub trzy akcje.
    .text = Jedna akcja daje 1 Monetę, dwie dają 3, a trzy dają 6.
builders-rule-finish = Budynek jest ukończony, gdy są wszystkie Materiały.
    .text = Gdy Budynek ma wszystkie potrzebne Materiały, jest ukończony; nie kosztuje to akcji. Nadmiar przepada. Robotnicy wracają do puli i od razu są wolni, bank wypłaca Monety z karty, a odwrócona karta daje punkty zwycięstwa.
builders-rule-machine = Ukończona Maszyna pracuje bez opłaty.
    .text = Buduje się ją jak każdy Budynek i daje ona punkty, ale trafia do puli Robotników. Wysłanie jej kosztuje akcje, lecz nie Monety.
builders-rule-end = Koniec: 17 punktów z Budynków i Maszyn na koniec tury, bez Monet.
    .text = Kto w tej rundzie nie miał jeszcze tury, rozgrywa ostatnią, aby wszyscy mieli ich tyle samo; ostatnia tura należy do gracza siedzącego na prawo od Pierwszego gracza. Potem liczy się punkty za Budynki i Maszyny oraz po jednym za każde dziesięć Monet.

## Karty. Nazwa karty stoi tylko tutaj. Nazwę roboczą, która na karcie brzmi inaczej, poprawia się w tej części;
## znak "nasza nazwa" przy karcie jest w data/games/builders/cards.json.

builders-card-wooden_shack = Szopa
builders-card-bower = Altana
builders-card-treehouse = Domek na drzewie
builders-card-straw_hut = Chata kryta słomą
builders-card-wash_house = Pralnia
builders-card-covered_bridge = Kryty most
builders-card-stone_bridge = Kamienny most
builders-card-cottage = Chałupa
builders-card-rural_house = Dom wiejski
builders-card-townhouse = Kamienica
builders-card-house = Domek
builders-card-inn = Gospoda
builders-card-cowshed = Obora
builders-card-pigsty = Chlewnia
builders-card-rural_relay = Zajazd wiejski
builders-card-grain_silo = Spichlerz
builders-card-stables = Stajnia
builders-card-forge = Kuźnia
builders-card-watermill = Młyn wodny
builders-card-windmill = Wiatrak
builders-card-hotel = Hotel
builders-card-farm = Farma
builders-card-bourgeois_house = Dom mieszczański
builders-card-tavern = Karczma
builders-card-post = Poczta
builders-card-covered_market = Hala targowa
builders-card-abbey = Opactwo
builders-card-church = Kościół
builders-card-chapel = Kaplica
builders-card-watchtower = Wieża strażnicza
builders-card-cloister = Krużganek
builders-card-aqueduct = Akwedukt
builders-card-castle = Zamek
builders-card-cathedral = Katedra
builders-card-kiln_1 = Piec do dachówek
builders-card-instrument_1 = Przyrząd mierniczy
builders-card-crane_1 = Żuraw
builders-card-saw_1 = Piła tarczowa
builders-card-kiln_2 = Piec do dachówek
builders-card-instrument_2 = Przyrząd mierniczy
builders-card-crane_2 = Żuraw
builders-card-saw_2 = Piła tarczowa

builders-rank-apprentice = Uczeń
builders-rank-laborer = Pomocnik
builders-rank-craftsman = Rzemieślnik
builders-rank-master = Mistrz

## Każda karta jako coś, co się ma: nazwa i to, co odróżnia ją od kart o tej samej nazwie.

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
builders-thing-machine-kiln_1 = { builders-card-kiln_1 } (2 dachówki)
    .name = { builders-card-kiln_1 } (2 dachówki)
builders-thing-machine-instrument_1 = { builders-card-instrument_1 } (2 wiedzy)
    .name = { builders-card-instrument_1 } (2 wiedzy)
builders-thing-machine-crane_1 = { builders-card-crane_1 } (2 kamienie)
    .name = { builders-card-crane_1 } (2 kamienie)
builders-thing-machine-saw_1 = { builders-card-saw_1 } (2 drewna)
    .name = { builders-card-saw_1 } (2 drewna)
builders-thing-machine-kiln_2 = { builders-card-kiln_2 } (3 dachówki)
    .name = { builders-card-kiln_2 } (3 dachówki)
builders-thing-machine-instrument_2 = { builders-card-instrument_2 } (3 wiedzy)
    .name = { builders-card-instrument_2 } (3 wiedzy)
builders-thing-machine-crane_2 = { builders-card-crane_2 } (3 kamienie)
    .name = { builders-card-crane_2 } (3 kamienie)
builders-thing-machine-saw_2 = { builders-card-saw_2 } (3 drewna)
    .name = { builders-card-saw_2 } (3 drewna)
builders-thing-worker-apprentice_01 = { builders-rank-apprentice } (1 kamień, 1 drewno)
    .name = { builders-rank-apprentice } (1 kamień, 1 drewno)
builders-thing-worker-apprentice_02 = { builders-rank-apprentice } (1 kamień, 1 wiedza)
    .name = { builders-rank-apprentice } (1 kamień, 1 wiedza)
builders-thing-worker-apprentice_03 = { builders-rank-apprentice } (1 kamień, 1 dachówka)
    .name = { builders-rank-apprentice } (1 kamień, 1 dachówka)
builders-thing-worker-apprentice_04 = { builders-rank-apprentice } (1 drewno, 1 wiedza)
    .name = { builders-rank-apprentice } (1 drewno, 1 wiedza)
builders-thing-worker-apprentice_05 = { builders-rank-apprentice } (1 drewno, 1 dachówka)
    .name = { builders-rank-apprentice } (1 drewno, 1 dachówka)
builders-thing-worker-apprentice_06 = { builders-rank-apprentice } (1 wiedza, 1 dachówka)
    .name = { builders-rank-apprentice } (1 wiedza, 1 dachówka)
builders-thing-worker-laborer_01 = { builders-rank-laborer } (2 kamienie, 1 drewno)
    .name = { builders-rank-laborer } (2 kamienie, 1 drewno)
builders-thing-worker-laborer_02 = { builders-rank-laborer } (2 kamienie, 1 wiedza)
    .name = { builders-rank-laborer } (2 kamienie, 1 wiedza)
builders-thing-worker-laborer_03 = { builders-rank-laborer } (2 kamienie, 1 dachówka)
    .name = { builders-rank-laborer } (2 kamienie, 1 dachówka)
builders-thing-worker-laborer_04 = { builders-rank-laborer } (1 kamień, 2 drewna)
    .name = { builders-rank-laborer } (1 kamień, 2 drewna)
builders-thing-worker-laborer_05 = { builders-rank-laborer } (1 kamień, 2 wiedzy)
    .name = { builders-rank-laborer } (1 kamień, 2 wiedzy)
builders-thing-worker-laborer_06 = { builders-rank-laborer } (1 kamień, 2 dachówki)
    .name = { builders-rank-laborer } (1 kamień, 2 dachówki)
builders-thing-worker-laborer_07 = { builders-rank-laborer } (2 drewna, 1 wiedza)
    .name = { builders-rank-laborer } (2 drewna, 1 wiedza)
builders-thing-worker-laborer_08 = { builders-rank-laborer } (2 drewna, 1 dachówka)
    .name = { builders-rank-laborer } (2 drewna, 1 dachówka)
builders-thing-worker-laborer_09 = { builders-rank-laborer } (1 drewno, 2 wiedzy)
    .name = { builders-rank-laborer } (1 drewno, 2 wiedzy)
builders-thing-worker-laborer_10 = { builders-rank-laborer } (1 drewno, 2 dachówki)
    .name = { builders-rank-laborer } (1 drewno, 2 dachówki)
builders-thing-worker-laborer_11 = { builders-rank-laborer } (2 wiedzy, 1 dachówka)
    .name = { builders-rank-laborer } (2 wiedzy, 1 dachówka)
builders-thing-worker-laborer_12 = { builders-rank-laborer } (1 wiedza, 2 dachówki)
    .name = { builders-rank-laborer } (1 wiedza, 2 dachówki)
builders-thing-worker-craftsman_01 = { builders-rank-craftsman } (3 kamienie, 1 drewno)
    .name = { builders-rank-craftsman } (3 kamienie, 1 drewno)
builders-thing-worker-craftsman_02 = { builders-rank-craftsman } (2 kamienie, 2 drewna)
    .name = { builders-rank-craftsman } (2 kamienie, 2 drewna)
builders-thing-worker-craftsman_03 = { builders-rank-craftsman } (2 kamienie, 1 drewno, 1 wiedza)
    .name = { builders-rank-craftsman } (2 kamienie, 1 drewno, 1 wiedza)
builders-thing-worker-craftsman_04 = { builders-rank-craftsman } (2 kamienie, 2 wiedzy)
    .name = { builders-rank-craftsman } (2 kamienie, 2 wiedzy)
builders-thing-worker-craftsman_05 = { builders-rank-craftsman } (2 kamienie, 2 dachówki)
    .name = { builders-rank-craftsman } (2 kamienie, 2 dachówki)
builders-thing-worker-craftsman_06 = { builders-rank-craftsman } (1 kamień, 2 drewna, 1 dachówka)
    .name = { builders-rank-craftsman } (1 kamień, 2 drewna, 1 dachówka)
builders-thing-worker-craftsman_07 = { builders-rank-craftsman } (1 kamień, 1 drewno, 1 wiedza, 1 dachówka)
    .name = { builders-rank-craftsman } (1 kamień, 1 drewno, 1 wiedza, 1 dachówka)
builders-thing-worker-craftsman_08 = { builders-rank-craftsman } (1 kamień, 1 drewno, 1 wiedza, 1 dachówka)
    .name = { builders-rank-craftsman } (1 kamień, 1 drewno, 1 wiedza, 1 dachówka)
builders-thing-worker-craftsman_09 = { builders-rank-craftsman } (1 kamień, 3 wiedzy)
    .name = { builders-rank-craftsman } (1 kamień, 3 wiedzy)
builders-thing-worker-craftsman_10 = { builders-rank-craftsman } (1 kamień, 2 wiedzy, 1 dachówka)
    .name = { builders-rank-craftsman } (1 kamień, 2 wiedzy, 1 dachówka)
builders-thing-worker-craftsman_11 = { builders-rank-craftsman } (3 drewna, 1 dachówka)
    .name = { builders-rank-craftsman } (3 drewna, 1 dachówka)
builders-thing-worker-craftsman_12 = { builders-rank-craftsman } (2 drewna, 2 wiedzy)
    .name = { builders-rank-craftsman } (2 drewna, 2 wiedzy)
builders-thing-worker-craftsman_13 = { builders-rank-craftsman } (2 drewna, 2 dachówki)
    .name = { builders-rank-craftsman } (2 drewna, 2 dachówki)
builders-thing-worker-craftsman_14 = { builders-rank-craftsman } (1 drewno, 1 wiedza, 2 dachówki)
    .name = { builders-rank-craftsman } (1 drewno, 1 wiedza, 2 dachówki)
builders-thing-worker-craftsman_15 = { builders-rank-craftsman } (2 wiedzy, 2 dachówki)
    .name = { builders-rank-craftsman } (2 wiedzy, 2 dachówki)
builders-thing-worker-craftsman_16 = { builders-rank-craftsman } (1 wiedza, 3 dachówki)
    .name = { builders-rank-craftsman } (1 wiedza, 3 dachówki)
builders-thing-worker-master_01 = { builders-rank-master } (3 kamienie, 2 drewna)
    .name = { builders-rank-master } (3 kamienie, 2 drewna)
builders-thing-worker-master_02 = { builders-rank-master } (3 kamienie, 2 dachówki)
    .name = { builders-rank-master } (3 kamienie, 2 dachówki)
builders-thing-worker-master_03 = { builders-rank-master } (2 kamienie, 3 drewna)
    .name = { builders-rank-master } (2 kamienie, 3 drewna)
builders-thing-worker-master_04 = { builders-rank-master } (2 kamienie, 3 dachówki)
    .name = { builders-rank-master } (2 kamienie, 3 dachówki)
builders-thing-worker-master_05 = { builders-rank-master } (3 drewna, 2 wiedzy)
    .name = { builders-rank-master } (3 drewna, 2 wiedzy)
builders-thing-worker-master_06 = { builders-rank-master } (2 drewna, 3 wiedzy)
    .name = { builders-rank-master } (2 drewna, 3 wiedzy)
builders-thing-worker-master_07 = { builders-rank-master } (3 wiedzy, 2 dachówki)
    .name = { builders-rank-master } (3 wiedzy, 2 dachówki)
builders-thing-worker-master_08 = { builders-rank-master } (2 wiedzy, 3 dachówki)
    .name = { builders-rank-master } (2 wiedzy, 3 dachówki)
