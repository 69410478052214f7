### Little Town. $who to imię gracza, nigdy nieodmieniane; $what to rzecz z liczbą albo zdanie.
little_town-title = Little Town

## Rzeczy

little_town-points = { $n } PZ
little_town-thing-vp = { $n } PZ
    .name = PZ
little_town-thing-vp-tile = { $n } PZ za budowę
    .name = Budowa
little_town-thing-vp-use = { $n } PZ z Budynków
    .name = Działanie Budynków
little_town-thing-vp-objective = { $n } PZ za karty Celów
    .name = Cele
little_town-thing-vp-cathedral = { $n } PZ z Katedry
    .name = Katedra
little_town-thing-vp-hunger = { $n } PZ za niewyżywionych
    .name = Niewyżywieni
little_town-thing-vp-other = { $n } inne PZ
    .name = Punkty na torze
little_town-thing-coin =
    { $n ->
        [one] { $n } Moneta
        [few] { $n } Monety
        [many] { $n } Monet
       *[other] { $n } Monety
    }
    .name = Monety
    .acc =
        { $n ->
            [one] { $n } Monetę
            [few] { $n } Monety
            [many] { $n } Monet
           *[other] { $n } Monety
        }
    .gen =
        { $n ->
            [one] { $n } Monety
            [few] { $n } Monet
            [many] { $n } Monet
           *[other] { $n } Monet
        }
little_town-thing-wood =
    { $n ->
        [one] { $n } Drewno
        [few] { $n } Drewna
        [many] { $n } Drewna
       *[other] { $n } Drewna
    }
    .name = Drewno
    .acc =
        { $n ->
            [one] { $n } Drewno
            [few] { $n } Drewna
            [many] { $n } Drewna
           *[other] { $n } Drewna
        }
    .gen = { $n } Drewna
little_town-thing-stone =
    { $n ->
        [one] { $n } Kamień
        [few] { $n } Kamienie
        [many] { $n } Kamienia
       *[other] { $n } Kamienie
    }
    .name = Kamień
    .acc =
        { $n ->
            [one] { $n } Kamień
            [few] { $n } Kamienie
            [many] { $n } Kamienia
           *[other] { $n } Kamienie
        }
    .gen =
        { $n ->
            [one] { $n } Kamienia
            [few] { $n } Kamieni
            [many] { $n } Kamieni
           *[other] { $n } Kamieni
        }
little_town-thing-fish =
    { $n ->
        [one] { $n } Ryba
        [few] { $n } Ryby
        [many] { $n } Ryb
       *[other] { $n } Ryby
    }
    .name = Ryby
    .acc =
        { $n ->
            [one] { $n } Rybę
            [few] { $n } Ryby
            [many] { $n } Ryb
           *[other] { $n } Ryby
        }
    .gen =
        { $n ->
            [one] { $n } Ryby
            [few] { $n } Ryb
            [many] { $n } Ryb
           *[other] { $n } Ryb
        }
little_town-thing-wheat =
    { $n ->
        [one] { $n } Zboże
        [few] { $n } Zboża
        [many] { $n } Zboża
       *[other] { $n } Zboża
    }
    .name = Zboże
    .acc =
        { $n ->
            [one] { $n } Zboże
            [few] { $n } Zboża
            [many] { $n } Zboża
           *[other] { $n } Zboża
        }
    .gen = { $n } Zboża
little_town-thing-worker =
    { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
        [many] { $n } Robotników
       *[other] { $n } Robotników
    }
    .name = Robotnicy
little_town-thing-house =
    { $n ->
        [one] { $n } Domek
        [few] { $n } Domki
        [many] { $n } Domków
       *[other] { $n } Domki
    }
    .name = Domki
little_town-thing-objective =
    { $n ->
        [one] { $n } karta Celu
        [few] { $n } karty Celów
        [many] { $n } kart Celów
       *[other] { $n } karty Celów
    }
    .name = Niezrealizowane Cele
little_town-thing-hungry =
    { $n ->
        [one] { $n } niewyżywiony Robotnik
        [few] { $n } niewyżywionych Robotników
        [many] { $n } niewyżywionych Robotników
       *[other] { $n } niewyżywionych Robotników
    }
    .name = Niewyżywieni
little_town-thing-triple =
    { $n ->
        [one] { $n } raz po 3 Monety
        [few] { $n } razy po 3 Monety
        [many] { $n } razy po 3 Monety
       *[other] { $n } razy po 3 Monety
    }
    .name = 3 Monety za 1 jedzenie
little_town-thing-tile-wheat_field = { $n } × Pole Zboża
    .name = Pole Zboża
little_town-thing-tile-workshop = { $n } × Warsztat
    .name = Warsztat
little_town-thing-tile-bar = { $n } × Bar
    .name = Bar
little_town-thing-tile-bakery = { $n } × Piekarnia
    .name = Piekarnia
little_town-thing-tile-warehouse = { $n } × Magazyn
    .name = Magazyn
little_town-thing-tile-brewery = { $n } × Browar
    .name = Browar
little_town-thing-tile-quarry = { $n } × Kamieniołom
    .name = Kamieniołom
little_town-thing-tile-carpenter = { $n } × Stolarz
    .name = Stolarz
little_town-thing-tile-shop = { $n } × Sklep spożywczy
    .name = Sklep spożywczy
little_town-thing-tile-church = { $n } × Kościół
    .name = Kościół
little_town-thing-tile-marketplace = { $n } × Jarmark
    .name = Jarmark
little_town-thing-tile-fountain = { $n } × Fontanna
    .name = Fontanna
little_town-thing-tile-barn = { $n } × Stodoła
    .name = Stodoła
little_town-thing-tile-book_store = { $n } × Księgarnia
    .name = Księgarnia
little_town-thing-tile-gold_mine = { $n } × Kopalnia Złota
    .name = Kopalnia Złota
little_town-thing-tile-fishmonger = { $n } × Sklep rybny
    .name = Sklep rybny
little_town-thing-tile-pier = { $n } × Molo
    .name = Molo
little_town-thing-tile-pawnshop = { $n } × Sklep
    .name = Sklep
little_town-thing-tile-well = { $n } × Studnia
    .name = Studnia
little_town-thing-tile-restaurant = { $n } × Restauracja
    .name = Restauracja
little_town-thing-tile-statue = { $n } × Pomnik
    .name = Pomnik
little_town-thing-tile-cathedral = { $n } × Katedra
    .name = Katedra
little_town-thing-tile-residence = { $n } × Rezydencja
    .name = Rezydencja
little_town-thing-tile-castle = { $n } × Zamek
    .tab = Zamek
    .name = Zamek
little_town-thing-tile-watchtower = { $n } × Strażnica
    .tab = Strażnica
    .name = Strażnica
little_town-thing-card-obj_01 = { $n } × 3 Budynki bok w bok
    .name = 3 Budynki bok w bok
little_town-thing-card-obj_02 = { $n } × Więcej Budynków niż Robotników
    .name = Więcej Budynków niż Robotników
little_town-thing-card-obj_03 = { $n } × Podwójne jedzenie
    .name = Podwójne jedzenie
little_town-thing-card-obj_04 = { $n } × Jezioro, Góry, Las
    .name = Jezioro, Góry, Las
little_town-thing-card-obj_05 = { $n } × Dwa rodzaje naraz
    .name = Dwa rodzaje naraz
little_town-thing-card-obj_06 = { $n } × Ryba dla każdego
    .name = Ryba dla każdego
little_town-thing-card-obj_07 = { $n } × Para Budynków ze Zbożem
    .name = Para Budynków ze Zbożem
little_town-thing-card-obj_08 = { $n } × 1 Budynek z Rybami
    .name = 1 Budynek z Rybami
little_town-thing-card-obj_09 = { $n } × Para Budynków z Monetami
    .name = Para Budynków z Monetami
little_town-thing-card-obj_10 = { $n } × 1 Budynek z Drewnem lub Kamieniem
    .name = 1 Budynek z Drewnem lub Kamieniem
little_town-thing-card-obj_11 = { $n } × Koszt: 3 Kamienie
    .name = Koszt: 3 Kamienie
little_town-thing-card-obj_12 = { $n } × Bez Monet
    .name = Bez Monet
little_town-thing-card-obj_13 = { $n } × 6 Monet
    .name = 6 Monet
little_town-thing-card-obj_14 = { $n } × Zebrane i wydane
    .name = Zebrane i wydane
little_town-thing-card-obj_15 = { $n } × 4 Budynki w turze
    .name = 4 Budynki w turze
little_town-thing-card-obj_16 = { $n } × PZ z pary Budynków
    .name = PZ z pary Budynków
little_town-thing-card-obj_17 = { $n } × Zbierz 5
    .name = Zbierz 5
little_town-thing-card-obj_18 = { $n } × Koszt: 3 Drewna
    .name = Koszt: 3 Drewna

## Elementy pudełka, do przygotowania

little_town-thing-part-board = { $n } plansza
little_town-thing-part-round_marker = { $n } znacznik Rundy
little_town-thing-part-first_marker = { $n } znacznik Pierwszego Gracza
little_town-thing-part-tile =
    { $n ->
        [one] { $n } płytka Budynku
        [few] { $n } płytki Budynków
        [many] { $n } płytek Budynków
       *[other] { $n } płytki Budynków
    }
little_town-thing-part-robin_tile =
    { $n ->
        [one] { $n } płytka z ptaszkiem
        [few] { $n } płytki z ptaszkiem
        [many] { $n } płytek z ptaszkiem
       *[other] { $n } płytki z ptaszkiem
    }
little_town-thing-part-coin_1 =
    { $n ->
        [one] { $n } Moneta „1”
        [few] { $n } Monety „1”
        [many] { $n } Monet „1”
       *[other] { $n } Monety „1”
    }
little_town-thing-part-coin_3 =
    { $n ->
        [one] { $n } Moneta „3”
        [few] { $n } Monety „3”
        [many] { $n } Monet „3”
       *[other] { $n } Monety „3”
    }
little_town-thing-part-sixty =
    { $n ->
        [one] { $n } żeton „60”
        [few] { $n } żetony „60”
        [many] { $n } żetonów „60”
       *[other] { $n } żetony „60”
    }
little_town-thing-part-vp_marker = { $n } znacznik Punktów Zwycięstwa

## Przygotowanie do gry

little_town-setup-group-board = Plansza
little_town-setup-group-market = Targ
little_town-setup-group-reserve = Rezerwa
little_town-setup-group-objectives = Karty Celów
little_town-setup-group-players = Każdy gracz
little_town-setup-side = Wybierzcie stronę planszy i połóżcie ją na środku stołu.
little_town-setup-round-marker = Znacznik Rundy na pole 1.
little_town-setup-wheat-fields = Płytki Pola Zboża ułóżcie w stos na Targu.
little_town-setup-tiles = Potasujcie pozostałe płytki i wyłóżcie 12 odkrytych na Targ.
little_town-setup-robin-tiles = Wyłóżcie na Targ 12 odkrytych płytek z ptaszkiem.
little_town-setup-tiles-back = Pozostałe płytki wracają do pudełka. Targu się nie uzupełnia.
little_town-setup-cubes = Połóżcie kostki Zasobów obok planszy.
little_town-setup-coins = Połóżcie żetony Monet obok planszy.
little_town-setup-sixty = Połóżcie żetony z „60” obok planszy.
little_town-setup-deal = Potasujcie karty Celów i rozdajcie każdemu zakryte.
little_town-setup-redraw = Karta z symbolem ostrzeżenia wymaga konkretnej płytki. Nie ma jej na Targu? Odrzućcie kartę i dobierzcie nową.
little_town-setup-workers = Robotnicy w wybranym kolorze.
little_town-setup-houses = Domki w tym samym kolorze.
little_town-setup-marker = Znacznik Punktów Zwycięstwa na pole 0.
little_town-setup-purse = Monety połóżcie przed sobą, na widoku.
little_town-setup-first = Wylosujcie Pierwszego Gracza i połóżcie tam znacznik.
    .known = { $who } bierze znacznik.

## Czego może pilnować aplikacja

little_town-keep-points = Punkty
    .price = Podawajcie każdy zysk, którego aplikacja sama nie policzy.
    .gain = Tor zawsze się zgadza, a każdy punkt ma swój powód.
little_town-keep-goods = Monety i Zasoby, tura po turze
    .price = Około trzech dotyków na turę.
    .gain = Koszty, opłaty i wyżywienie liczą się same.
little_town-keep-tiles = Budynki
    .price = Dwa dotyki na Budynek.
    .gain = Wiadomo, co jest czyje i ile zostało Domków.
little_town-keep-objectives = Karty Celów
    .price = Dwa dotyki na kartę.
    .gain = Nikt nie pokaże więcej kart, niż dostał.
little_town-keep-board = Pola planszy
    .price = Jeden dotyk więcej na turę. Wymaga Zasobów i Budynków.
    .gain = Zbiory, Zamek, Strażnica i Katedra liczą się same.
little_town-preset-lightest = Rundy
    .brings = Kto już grał i czy wszyscy są nakarmieni. Reszta leży na stole.
    .price = 1 dotyk na fazę
little_town-preset-points = Punkty
    .brings = Także Punkty Zwycięstwa i karty Celów: wynik w każdej chwili.
    .price = 1–2 dotyki na zysk
little_town-preset-everything = Wszystko
    .brings = Plansza, Budynki i Zasoby, pole po polu: zbiory liczą się same.
    .price = 2–3 dotyki na turę
little_town-variant-standard = Zwykła gra
    .brings = 12 losowych Budynków
little_town-variant-first_game = Pierwsza gra
    .brings = Budynki z ptaszkiem

## Rozstrzygnięcia i opcje

little_town-ruling-coins_as_food = Czy przy żywieniu 3 Monety mogą zastąpić 1 jedzenie?
    .no = Nie
    .yes = Tak, 3 Monety za 1 jedzenie
little_town-ruling-castle_counts = Które Budynki wokół liczy Zamek?
    .own_only = Tylko swojego właściciela
    .any_owner = Wszystkich graczy
little_town-ruling-cathedral_counts = Których Robotników wokół liczy Katedra?
    .all_players = Wszystkich graczy
    .own_only = Tylko swojego właściciela
little_town-ruling-residence_effect = Co robi Rezydencja?
    .use_buildings_around = Pozwala użyć Budynków wokół
    .use_buildings_and_gather_terrain_around = Pozwala użyć Budynków i zebrać Zasoby wokół
little_town-ruling-pawnshop_takes = Czy 2 kostki wzięte w Sklepie muszą się różnić?
    .any = Nie, 2 dowolne kostki
    .different = Tak, 2 różne
little_town-ruling-watchtower_counts = Czy Strażnica liczy łąkę z Robotnikiem jako pustą?
    .no = Nie
    .yes = Tak
little_town-ruling-three_player_tie_with_current_first_player = 3 graczy, przed 4. Rundą: Pierwszy Gracz remisuje o najmniej punktów. Kto zaczyna?
    .other_tied_player = Druga osoba
    .current_first_player = Znowu Pierwszy Gracz
little_town-ruling-token_60_returned = Znowu poniżej 60 punktów: czy żeton z „60” wraca?
    .yes = Tak
    .no = Nie
little_town-option-side = Która strona planszy leży na stole?
    .unknown = Zdecydujemy później
    .side_1 = Góry w lewym górnym rogu
    .side_2 = Las w lewym górnym rogu
little_town-option-cathedral = Katedra na Targu?
    .unknown = Okaże się
    .yes = Tak
    .no = Nie
little_town-option-residence = Rezydencja na Targu?
    .unknown = Okaże się
    .yes = Tak
    .no = Nie

## Gdzie jesteśmy

little_town-round = Runda
little_town-worker = Robotnik
little_town-worker-at = Robotnik { $at } z { $of }
little_town-needs = { $n } z { $of }
little_town-needs-glance = { $n }/{ $of }
little_town-needs-short = nakarmi { $n } z { $of }: −{ $lost } PZ
little_town-food-short = brakuje { $n }
little_town-ending = Na koniec tej Rundy
little_town-ending-short = Starcza: { $fed }, brakuje: { $short }
little_town-ending-first = najpierw
little_town-ending-food = Ryba lub Zboże od każdego
little_town-ending-hunger = −{ $n } za każdego niewyżywionego
little_town-phase-turns = Robotnicy
little_town-phase-special = Specjalne Budynki
little_town-phase-feeding = Wyżywienie
little_town-phase-next = Następna Runda
little_town-phase-end = Koniec gry
little_town-jump =
    { $to ->
       *[r1-turns] Runda 1: Robotnicy
        [r1-special] Runda 1: specjalne Budynki
        [r1-feeding] Runda 1: wyżywienie
        [r1-next] Runda 1: następna Runda
        [r2-turns] Runda 2: Robotnicy
        [r2-special] Runda 2: specjalne Budynki
        [r2-feeding] Runda 2: wyżywienie
        [r2-next] Runda 2: następna Runda
        [r3-turns] Runda 3: Robotnicy
        [r3-special] Runda 3: specjalne Budynki
        [r3-feeding] Runda 3: wyżywienie
        [r3-next] Runda 3: następna Runda
        [r4-turns] Runda 4: Robotnicy
        [r4-special] Runda 4: specjalne Budynki
        [r4-feeding] Runda 4: wyżywienie
        [r4-end] Koniec gry
    }
little_town-mark-last = Ostatnia Runda
little_town-mark-fewest = Zaczyna ostatni na torze
little_town-column-workers = rob.
little_town-column-food = żywn.
little_town-column-note = co ważne
little_town-workers-each = { $n ->
    [one] po { $n } Robotniku
    [few] po { $n } Robotników
    [many] po { $n } Robotników
   *[other] po { $n } Robotnika
}
little_town-food-each = żywność: po { $n }
little_town-stop-turns = Robotnicy
little_town-stop-special = Specjalne
little_town-stop-feeding = Wyżywienie
little_town-stop-next = Następna
little_town-stop-end = Koniec

## Robotnicy

little_town-out-headline = Umieśćcie wszystkich Robotników: po { $n }
little_town-out-title = Wszyscy Robotnicy umieszczeni
little_town-out-confirm = Wszyscy Robotnicy są na planszy
little_town-tap-names =
    { $points ->
        [yes] Punkty za użycie Budynku: dotknijcie niżej. Więcej pod imionami.
       *[no] Poprawki: dotknijcie imienia gracza.
    }
little_town-use-points = Punkty: { $who }
little_town-use-points-title = { $who }: punkty za użycie Budynku
little_town-side-title = Która strona planszy leży na stole?
little_town-side-confirm = Ta strona
little_town-log-side = Plansza: { $what }
little_town-turn-headline = { $who }: twoja tura
little_town-turn-of = Tura: { $who }
little_town-turn-detail =
    { $n ->
        [one] Został { $n } Robotnik
        [few] Zostało { $n } Robotników
        [many] Zostało { $n } Robotników
       *[other] Zostało { $n } Robotników
    }
little_town-place = Umieść Robotnika
little_town-place-title = { $who }: Robotnik na planszy
little_town-build = Zbuduj
little_town-build-title = { $who }: Budowa Budynku
little_town-build-confirm = Zbuduj: { $what }, +{ $n }
little_town-build-space = Dotknij pola, na którym ma stanąć Budynek.
little_town-no-house = Brak Domków
little_town-record-what = Zapisz: { $what }
little_town-take = Weź { $what }
little_town-place-here = Umieść Robotnika
little_town-follows = { $what }
little_town-pays-for = płacisz { $what }
little_town-own = własny
little_town-which-space = Które pole?
little_town-which-player = Kto?
little_town-which-objective = Która karta Celu?
little_town-which-tile = Który Budynek?
little_town-which-uses = Użyte Budynki
little_town-gathers = Zbiory
little_town-use-of = { $what } ({ $who }: +{ $fee })
little_town-fee-to =
    { $fee ->
        [one] { $who } dostaje { $fee } Monetę
        [few] { $who } dostaje { $fee } Monety
        [many] { $who } dostaje { $fee } Monet
       *[other] { $who } dostaje { $fee } Monety
    }
little_town-whose = { $what }: czyj Budynek?
little_town-who = { $who }
little_town-lacks = Brakuje: { $what }
little_town-buys =
    { $coins ->
        [one] Za { $coins } Monetę: { $what }
        [few] Za { $coins } Monety: { $what }
        [many] Za { $coins } Monet: { $what }
       *[other] Za { $coins } Monety: { $what }
    }
little_town-swap-give = Oddane kostki
little_town-swap-take = Wzięte kostki
little_town-cell = { $cell }
little_town-space-gathers = zbiory: { $what }
little_town-space-bare = bez zbiorów
little_town-worker-of = Robotnik: { $who }
little_town-terrain-lake = Jezioro
little_town-terrain-forest = Las
little_town-terrain-mountain = Góry
little_town-market-move = Podaj, co leży na Targu
little_town-market-chosen = Wybrano { $n } z { $of }
little_town-market-title = Budynki na Targu poza Polami Zboża: { $n }

## Specjalne Budynki

little_town-special-title = Katedra i Rezydencja, przed wyżywieniem
little_town-special-detail =
    { $fee ->
        [0] Właściciele mogą teraz skorzystać z nich za darmo.
        [one] Właściciele mogą teraz z nich skorzystać. Cudzy Budynek wokół Rezydencji nadal kosztuje { $fee } Monetę.
        [few] Właściciele mogą teraz z nich skorzystać. Cudzy Budynek wokół Rezydencji nadal kosztuje { $fee } Monety.
        [many] Właściciele mogą teraz z nich skorzystać. Cudzy Budynek wokół Rezydencji nadal kosztuje { $fee } Monet.
       *[other] Właściciele mogą teraz z nich skorzystać. Cudzy Budynek wokół Rezydencji nadal kosztuje { $fee } Monety.
    }
little_town-special-confirm = Gotowe, czas na wyżywienie
little_town-special-confirm-points = Gotowe: { $who }
little_town-special-of = { $what }: { $who }
little_town-gains = { $who } +{ $n }
little_town-gives-points = +{ $n }
little_town-use-cathedral = Policz Robotników wokół
little_town-use-residence = Użyj Budynków wokół
little_town-cathedral-confirm = Katedra: +{ $n }
little_town-residence-confirm = Rezydencja użyta
little_town-residence-open = Wybierz, co zostało użyte
little_town-residence-by-hand = Użyjcie Budynków wokół na stole; punkty podaje się pod imieniem gracza.
little_town-unused-confirm = Bez użycia
little_town-absent-confirm = Gramy bez niej
little_town-workers-around = Robotnicy wokół

## Wyżywienie

little_town-feed-title =
    { $n ->
        [one] Każdy żywi { $n } Robotnika
        [few] Każdy żywi { $n } Robotników
        [many] Każdy żywi { $n } Robotników
       *[other] Każdy żywi { $n } Robotników
    }
little_town-feed-seat =
    { $n ->
        [one] { $who }: { $n } Robotnik do wyżywienia
        [few] { $who }: { $n } Robotników do wyżywienia
        [many] { $who }: { $n } Robotników do wyżywienia
       *[other] { $who }: { $n } Robotników do wyżywienia
    }
little_town-who-hungry = Ilu zostaje niewyżywionych?
little_town-feed-confirm-all = Gotowe: wszyscy wyżywieni
little_town-feed-confirm-some = Gotowe: { $who }, reszta wyżywiona
little_town-feed-confirm-none = Gotowe: { $who }
little_town-loses = { $who } { $n }
little_town-then-round = Potem zaczyna się Runda { $round }. Pierwszy Gracz: { $who }
little_town-sweep-all = Nakarm wszystkich
little_town-sweep-some = Nakarm: { $who }
little_town-sweep-leaves = do rozstrzygnięcia: { $who }
little_town-settled = Rozliczone
little_town-feed-awaits = Najpierw wybierz przy imieniu
little_town-put-right = Popraw: { $what }
little_town-fed = Wyżywieni
little_town-eats = { $what }
little_town-hungry =
    { $n ->
        [one] { $n } niewyżywiony: { $points }
        [few] { $n } niewyżywionych: { $points }
        [many] { $n } niewyżywionych: { $points }
       *[other] { $n } niewyżywionych: { $points }
    }
little_town-pays = { $what }
little_town-feed-do = Nakarm
little_town-feed-one = Nakarm: { $what }
little_town-feed-hungry =
    { $n ->
        [one] Nakarm: { $n } niewyżywiony, { $points }
        [few] Nakarm: { $n } niewyżywionych, { $points }
        [many] Nakarm: { $n } niewyżywionych, { $points }
       *[other] Nakarm: { $n } niewyżywionych, { $points }
    }
little_town-feed-else = Nakarm inaczej
little_town-feed-tell = Podaj, co zjedli
little_town-left-feed = Runda { $round }, wyżywienie: { $who }
little_town-left-special = Runda { $round }: { $what }
little_town-left-turn = Runda { $round }: tura Robotnika

## Następna Runda i koniec

little_town-next-title = Czas na Rundę { $round }
little_town-next-confirm = Runda { $round }, Pierwszy Gracz: { $who }
little_town-next-confirm-open = Runda { $round }
little_town-fewest = Kto ma najmniej punktów? Przy remisie zaznacz wszystkich.
little_town-fewest-note = W grze 3-osobowej 4. Rundę zaczyna gracz z najmniejszą liczbą punktów.
little_town-hand-workers = Każdy zabiera swoich Robotników
little_town-hand-round = Znacznik Rundy na { $n }
little_town-hand-first = Znacznik Pierwszego Gracza: { $who }
little_town-end-title = Koniec gry
little_town-end-detail = Ostatnia chwila na karty Celów, potem liczcie punkty.

## Pod imieniem gracza

little_town-move-objective = Pokaż Cel
little_town-move-built = Zbuduj Budynek
little_town-move-points = Dodaj punkty
little_town-move-track = Popraw znacznik punktów
little_town-move-piece = Popraw pole na planszy
little_town-move-first = Daj znacznik Pierwszego Gracza
little_town-reason-use = Działanie Budynku
little_town-reason-tile = Budowa Budynku
little_town-reason-objective = karta Celu
little_town-reason-cathedral = Katedra
little_town-reason-hunger = niewyżywieni Robotnicy
little_town-reason-other = coś innego
little_town-objective-title = { $who }: pokazana karta Celu
little_town-not-met = Jeszcze niespełniony
little_town-objective-plain = { $n } PZ
little_town-objective-other = Karta spoza tej listy
little_town-objective-names = Nazwy tych kart są nasze.
little_town-objective-confirm = Weź { $n } PZ
little_town-first-title = { $who }: Pierwszy Gracz
little_town-first-confirm = Ma znacznik Pierwszego Gracza
little_town-buildings = Budynki
little_town-has-60 = Ma żeton z „60”, znacznik na { $space }
little_town-below-zero = Poniżej zera, znacznik na { $space }
little_town-not-on-market = Nie ma na Targu

## Dziennik

little_town-log-out = Runda { $round }: wszyscy Robotnicy na planszy
little_town-log-placed = { $who }: Robotnik, { $what }
little_town-log-placed-only = { $who }: Robotnik na planszy
little_town-log-built = { $who }: { $what }, +{ $n }
little_town-log-special = Specjalne Budynki gotowe
little_town-log-absent = Nie ma w tej grze: { $what }
little_town-log-special-used = { $who }: { $what }
little_town-log-fed = Runda { $round }: wyżywienie
little_town-log-fed-some = Runda { $round }, wyżywienie: { $who }
little_town-log-fed-one = { $who }, wyżywienie: { $what }
little_town-log-prepared = Zaczyna się Runda { $round }
little_town-log-objective = { $who }: karta Celu, +{ $n }
little_town-log-market = Targ wyłożony
little_town-log-first = Znacznik Pierwszego Gracza: { $who }
little_town-takes-60 = { $who }: bierze żeton z „60”
little_town-returns-60 = { $who }: oddaje żeton z „60”
little_town-redraw = Niemożliwe przy tym Targu, dobierzcie inną kartę: { $what }
little_town-round-begins = Runda { $round }. Pierwszy Gracz: { $who }
little_town-round-begins-last = Runda { $round }, ostatnia. Pierwszy Gracz: { $who }

## Liczenie punktów

little_town-field-track = Na torze
little_town-field-coins = Monety, 3 = 1
    .tab = Monety
little_town-hint-track = Z żetonem „60”: o 60 więcej. Może być poniżej zera.
little_town-hint-coins = Ich wartość, nie liczba żetonów.
little_town-hint-castle =
    { $whose ->
        [own_only] Do kogo należy Zamek i ile własnych Budynków tego gracza leży wokół? Za każdy { $each } PZ.
       *[any_owner] Do kogo należy Zamek i ile Budynków, czyichkolwiek, leży wokół? Za każdy { $each } PZ.
    }
little_town-hint-watchtower = Do kogo należy Strażnica i ile pustych pól łąki leży wokół? Za każde { $each } PZ.
little_town-group-tile = Wybudowane Budynki
little_town-group-use = Działanie Budynków
little_town-group-objective = Karty Celów
little_town-group-cathedral = Katedra
little_town-group-hunger = Niewyżywieni Robotnicy
little_town-group-other = Inne punkty na torze
little_town-group-worker = Dla Robotnika
little_town-group-none = Bez Działania
little_town-group-round_end = Na koniec Rundy
little_town-group-game_end = Na koniec gry
little_town-counted-castle = Budynki wokół Zamku
little_town-counted-watchtower = Puste pola łąki wokół Strażnicy
little_town-ruled = { $asked } { $answer }
little_town-each = po { $n } PZ
little_town-per = 1 PZ za każde { $n }
little_town-hungry-workers = Niewyżywieni Robotnicy
little_town-marker = { $who }: { $n } PZ, znacznik na { $space }
little_town-marker-60 = { $who }: { $n } PZ, znacznik na { $space } i żeton z „60”
little_town-why-track = Znacznik na torze, jak podano.
little_town-why-coins = 1 PZ za każde 3 Monety.
little_town-why-tile = Liczba z rogu płytki w chwili budowy.
little_town-why-use = Punkty z Działania Budynków.
little_town-why-objective = 2 lub 3 PZ z karty, natychmiast.
little_town-why-cathedral = 1 PZ za każdego Robotnika wokół na koniec Rundy.
little_town-why-hunger = 3 PZ do tyłu za każdego niewyżywionego Robotnika.
little_town-why-other = Podane przez stół lub poprawione.
little_town-at-start = Na początku
little_town-since = Od tego czasu
little_town-in-box = W pudełku: { $n }

## Co robią Budynki i Cele

little_town-does-swap =
    { $n ->
        [one] { $n } dowolna kostka za inną
        [few] { $n } dowolne kostki za { $n } wybrane
        [many] { $n } dowolnych kostek za { $n } wybranych
       *[other] { $n } dowolne kostki za { $n } wybrane
    }
little_town-does-convert = Oddaj { $give }, weź { $get }
little_town-does-gain = Weź { $get }
little_town-does-nothing = Bez Działania
little_town-does-residence = Koniec Rundy: właściciel używa Budynków wokół
little_town-does-cathedral = Koniec Rundy: { $n } PZ za każdego Robotnika wokół
little_town-does-castle = Koniec gry: { $n } PZ za każdy własny Budynek wokół
little_town-does-watchtower = Koniec gry: { $n } PZ za każde puste pole łąki wokół
little_town-does-obj_01 = Miej 3 swoje Budynki stykające się bokami.
little_town-does-obj_02 = Miej więcej Budynków niż Robotników.
little_town-does-obj_03 = Miej co najmniej dwa razy więcej Ryb i Zboża niż Robotników.
little_town-does-obj_04 = Zbuduj po 1 Budynku obok Jeziora, Gór i Lasu; na ukos też się liczy.
little_town-does-obj_05 = Skorzystaj z Budynku, który wymaga dwóch różnych Zasobów.
little_town-does-obj_06 = Na koniec Rundy wyżyw wszystkich Robotników Rybami.
little_town-does-obj_07 = Zbuduj 2 Budynki, które dostarczają lub potrzebują Zboża.
little_town-does-obj_08 = Zbuduj 1 Budynek, który dostarcza lub potrzebuje Ryb.
little_town-does-obj_09 = Zbuduj 2 Budynki, które dostarczają lub potrzebują Monet; koszt budowy się nie liczy.
little_town-does-obj_10 = Zbuduj 1 Budynek, który dostarcza lub potrzebuje Drewna albo Kamienia.
little_town-does-obj_11 = Zbuduj Budynek, który kosztuje co najmniej 3 Kamienie.
little_town-does-obj_12 = Nie miej żadnych Monet.
little_town-does-obj_13 = Miej Monety o wartości co najmniej 6.
little_town-does-obj_14 = Wydaj kostkę w tej samej turze, w której została zebrana.
little_town-does-obj_15 = Skorzystaj z co najmniej 4 Budynków w jednej turze.
little_town-does-obj_16 = Zdobądź PZ z co najmniej 2 Budynków w jednej turze.
little_town-does-obj_17 = Zbierz co najmniej 5 kostek w jednej turze.
little_town-does-obj_18 = Zbuduj Budynek, który kosztuje co najmniej 3 Drewna.
little_town-inferred = Niesprawdzone: zobacz na karcie

## Zasady

little_town-rule-setup = Jak przygotować grę.
    .text = Na Targu leży stos 5 Pól Zboża i 12 innych płytek, kostki i Monety obok planszy. Każdy ma 3 Monety, Robotników i Domki zależnie od liczby graczy oraz zakryte karty Celów. Kartę z symbolem ostrzeżenia wymień, jeśli na Targu brak potrzebnej płytki.
little_town-rule-turns = Zgodnie z ruchem wskazówek zegara, po jednym Robotniku: zbiory i Budynki albo budowa.
    .text = Umieść Robotnika na pustym polu łąki. Weź 1 Drewno za każde sąsiednie pole lasu, 1 Kamień za każde pole gór i 1 Rybę za każde pole jeziora (też na ukos), dopóki są w rezerwie. Z każdego sąsiedniego Budynku możesz skorzystać raz: z własnego za darmo, z cudzego po zapłaceniu 1 Monety jego właścicielowi. Kolejność dowolna.
little_town-rule-build = Robotnik na Plac Budowy, koszt, płytka i Domek, punkty.
    .text = Połóż Robotnika na Placu Budowy, wybierz płytkę z Targu, zapłać cały koszt do rezerwy, połóż płytkę na pustym polu łąki, postaw na niej Domek i przesuń znacznik o liczbę z rogu płytki. Bez pełnego kosztu albo Domku nie można budować.
little_town-rule-objectives = W dowolnej chwili: pokaż spełnioną kartę i weź punkty.
    .text = W dowolnym momencie możesz pokazać spełnioną kartę Celu i od razu dostać jej 2 lub 3 punkty. Karty niezrealizowane nic nie kosztują.
little_town-rule-exchange = 3 Monety za dowolną kostkę, jeśli od razu ją wydasz.
    .text = W dowolnej chwili 3 Monety zamienisz na dowolną kostkę z rezerwy, ile razy chcesz, ale każdą trzeba natychmiast wydać: na budowę albo na Działanie Budynku.
little_town-rule-special = Właściciele Katedry i Rezydencji używają ich teraz, przed wyżywieniem.
    .text = Na koniec każdej Rundy, przed wyżywieniem, właściciele mogą raz, za darmo, skorzystać z Katedry i Rezydencji; przy Rezydencji cudzy Budynek jak zawsze kosztuje 1 Monetę. W trakcie Rundy nie można z nich korzystać. Zdobyte tu jedzenie można zjeść.
little_town-rule-feeding = 1 Ryba lub Zboże na Robotnika; niewyżywiony to 3 punkty mniej.
    .text = Od Pierwszego Gracza każdy oddaje po 1 Rybie lub Zbożu na Robotnika, w dowolnym zestawie. Każdy Robotnik, którego nie da się wyżywić, to 3 punkty mniej, także poniżej zera. Posiadane jedzenie trzeba oddać.
little_town-rule-next = Robotnicy wracają, znacznik Rundy dalej, znacznik Pierwszego Gracza w lewo.
    .text = Każdy zabiera Robotników; płytki i Domki zostają. Znacznik Rundy idzie dalej, a znacznik Pierwszego Gracza w lewo. W grze 3-osobowej, tylko przed 4. Rundą, dostaje go gracz z najmniejszą liczbą punktów; przy remisie najbliższy po lewej.
little_town-rule-final = Zamek, Strażnica, 1 punkt za 3 Monety. Wygrywa gracz z największą liczbą punktów.
    .text = Dodaj punkty z Zamku i Strażnicy oraz 1 punkt za każde 3 Monety. Zasoby i niezrealizowane Cele są nic niewarte. Wygrywa gracz z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.

## Dlaczego nie

little_town-no-worker = { $who }: brak Robotników do umieszczenia.
little_town-no-such-side = Plansza nie ma takiej strony.
little_town-no-such-space = Nie ma pola { $cell }.
little_town-not-meadow = { $cell } to nie łąka.
little_town-taken-by-tile = { $cell }: stoi tam Budynek.
little_town-taken-by-worker = { $cell }: stoi tam Robotnik.
little_town-not-gathered = Teren daje tylko Drewno, Kamień i Ryby.
little_town-gathered-too-much = Teren wokół nie daje tylu kostek.
little_town-no-such-tile = Nie ma takiego Budynku.
little_town-never-used = { $what }: Robotnik z tego nie korzysta.
little_town-use-amounts = { $what }: ten Budynek daje lub bierze co innego.
little_town-bought-unspent = Każdą kostkę kupioną za 3 Monety trzeba od razu wydać.
little_town-pawnshop-different = { $what }: zgodnie z ustaleniem wzięte kostki muszą być różne.
little_town-used-twice = { $what }: Robotnik korzysta z Budynku tylko raz.
little_town-not-around = { $what }: nie leży na sąsiednim polu.
little_town-fed-twice = Każdy żywi Robotników raz w Rundzie.
little_town-exchange = Monety wymienia się po trzy.
little_town-not-all-fed = Ktoś inny w międzyczasie wyżywił Robotników. Spójrz jeszcze raz.
little_town-no-such-round = Ta Runda nie jest następna.
little_town-first-is = Znacznik dostaje: { $who }
little_town-objective-points = Cel jest wart 2 lub 3, nie { $n }.
little_town-objective-worth = Ta karta jest warta { $n }.
little_town-objective-unmet = { $who }: według zapisu to jeszcze nie jest spełnione: { $what }
little_town-market-size = Poza Polami Zboża leży tam dokładnie { $n } różnych Budynków.
little_town-not-theirs = { $what }: ten Budynek należy do kogo innego.
little_town-special-twice = Specjalny Budynek działa raz w Rundzie.
little_town-build-in-turn = Tury są zapisywane: budowa wymaga Robotnika i kosztu.
little_town-castle-too-many = { $who }: wokół Zamku może leżeć najwyżej tyle własnych Budynków: { $n }.
little_town-order = W tej kolejności: { $what }
little_town-reserve-short = W rezerwie już nie ma: { $what }
little_town-too-many-hungry =
    { $n ->
        [one] Do wyżywienia jest tylko { $n } Robotnik.
        [few] Do wyżywienia jest tylko { $n } Robotników.
        [many] Do wyżywienia jest tylko { $n } Robotników.
       *[other] Do wyżywienia jest tylko { $n } Robotników.
    }
