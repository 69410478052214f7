### Orlean. $who to imię gracza, nigdy nieodmieniane; $what to rzecz z liczbą albo zdanie.
orleans-title = Orlean
orleans-first-player = Zaczyna najmłodsza osoba.

## Rzeczy
orleans-thing-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    .name = Monety
orleans-thing-grain =
    { $n ->
        [one] { $n } zboże
        [few] { $n } zboża
        [many] { $n } zbóż
       *[other] { $n } zboża
    }
    .name = Zboże
orleans-thing-cheese =
    { $n ->
        [one] { $n } ser
        [few] { $n } sery
        [many] { $n } serów
       *[other] { $n } sera
    }
    .name = Ser
orleans-thing-wine =
    { $n ->
        [one] { $n } wino
        [few] { $n } wina
        [many] { $n } win
       *[other] { $n } wina
    }
    .name = Wino
orleans-thing-wool =
    { $n ->
        [one] { $n } wełna
        [few] { $n } wełny
        [many] { $n } wełen
       *[other] { $n } wełny
    }
    .name = Wełna
orleans-thing-brocade =
    { $n ->
        [one] { $n } brokat
        [few] { $n } brokaty
        [many] { $n } brokatów
       *[other] { $n } brokatu
    }
    .name = Brokat
orleans-thing-bread =
    { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
        [many] { $n } chlebów
       *[other] { $n } chleba
    }
    .name = Chleb
orleans-thing-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
        [many] { $n } żywności
       *[other] { $n } żywności
    }
    .name = Żywność
orleans-thing-development =
    { $n ->
        [one] { $n } Punkt Rozwoju
        [few] { $n } Punkty Rozwoju
        [many] { $n } Punktów Rozwoju
       *[other] { $n } Punktu Rozwoju
    }
    .name = Rozwój
orleans-thing-step =
    { $n ->
        [one] { $n } Punkt Rozwoju
        [few] { $n } Punkty Rozwoju
        [many] { $n } Punktów Rozwoju
       *[other] { $n } Punktu Rozwoju
    }
    .name = Punkt Rozwoju
orleans-thing-station =
    { $n ->
        [one] { $n } Faktoria
        [few] { $n } Faktorie
        [many] { $n } Faktorii
       *[other] { $n } Faktorii
    }
    .name = Faktorie
orleans-thing-unbuilt =
    { $n ->
        [one] { $n } niezbudowana Faktoria
        [few] { $n } niezbudowane Faktorie
        [many] { $n } niezbudowanych Faktorii
       *[other] { $n } niezbudowanej Faktorii
    }
    .name = Niezbudowane Faktorie
orleans-thing-follower =
    { $n ->
        [one] { $n } Poddany
        [few] { $n } Poddani
        [many] { $n } Poddanych
       *[other] { $n } Poddanego
    }
    .name = Poddani z sakiewki
orleans-thing-building =
    { $n ->
        [one] { $n } Budynek
        [few] { $n } Budynki
        [many] { $n } Budynków
       *[other] { $n } Budynku
    }
    .name = Budynki
orleans-thing-technology =
    { $n ->
        [one] { $n } Usprawnienie
        [few] { $n } Usprawnienia
        [many] { $n } Usprawnień
       *[other] { $n } Usprawnienia
    }
    .name = Usprawnienia
orleans-thing-vp = { $n } PZ
    .name = PZ
orleans-thing-follower-farmer =
    { $n ->
        [one] { $n } Chłop
        [few] { $n } Chłopi
        [many] { $n } Chłopów
       *[other] { $n } Chłopa
    }
    .name = Chłopi
orleans-thing-track-farmer = { $n } × Ścieżka Chłopstwa
    .name = Ścieżka Chłopstwa
orleans-thing-follower-boatman =
    { $n ->
        [one] { $n } Flisak
        [few] { $n } Flisacy
        [many] { $n } Flisaków
       *[other] { $n } Flisaka
    }
    .name = Flisacy
orleans-thing-track-boatman = { $n } × Ścieżka Flisaków
    .name = Ścieżka Flisaków
orleans-thing-follower-craftsman =
    { $n ->
        [one] { $n } Rzemieślnik
        [few] { $n } Rzemieślnicy
        [many] { $n } Rzemieślników
       *[other] { $n } Rzemieślnika
    }
    .name = Rzemieślnicy
orleans-thing-track-craftsman = { $n } × Ścieżka Rzemieślników
    .name = Ścieżka Rzemieślników
orleans-thing-follower-trader =
    { $n ->
        [one] { $n } Handlarz
        [few] { $n } Handlarze
        [many] { $n } Handlarzy
       *[other] { $n } Handlarza
    }
    .name = Handlarze
orleans-thing-track-trader = { $n } × Ścieżka Handlarzy
    .name = Ścieżka Handlarzy
orleans-thing-follower-knight =
    { $n ->
        [one] { $n } Rycerz
        [few] { $n } Rycerze
        [many] { $n } Rycerzy
       *[other] { $n } Rycerza
    }
    .name = Rycerze
orleans-thing-track-knight = { $n } × Ścieżka Rycerstwa
    .name = Ścieżka Rycerstwa
orleans-thing-follower-scholar =
    { $n ->
        [one] { $n } Uczony
        [few] { $n } Uczeni
        [many] { $n } Uczonych
       *[other] { $n } Uczonego
    }
    .name = Uczeni
orleans-thing-track-scholar = { $n } × Ścieżka Uczonych
    .name = Ścieżka Uczonych
orleans-thing-follower-monk =
    { $n ->
        [one] { $n } Mnich
        [few] { $n } Mnisi
        [many] { $n } Mnichów
       *[other] { $n } Mnicha
    }
    .name = Mnisi
orleans-thing-citizen-dev_3 = { $n } × Mieszczanin (Rozwój 3)
    .name = Mieszczanin (Rozwój 3)
orleans-thing-citizen-dev_18 = { $n } × Mieszczanin (Rozwój 18)
    .name = Mieszczanin (Rozwój 18)
orleans-thing-citizen-dev_28 = { $n } × Mieszczanin (Rozwój 28)
    .name = Mieszczanin (Rozwój 28)
orleans-thing-citizen-boatman_track = { $n } × Mieszczanin (Ścieżka Flisaków)
    .name = Mieszczanin (Ścieżka Flisaków)
orleans-thing-citizen-knight_track = { $n } × Mieszczanin (Ścieżka Rycerstwa)
    .name = Mieszczanin (Ścieżka Rycerstwa)
orleans-thing-citizen-city_wall = { $n } × Mieszczanin (Mury miejskie)
    .name = Mieszczanin (Mury miejskie)
orleans-thing-citizen-papal_conclave = { $n } × Mieszczanin (Konklawe)
    .name = Mieszczanin (Konklawe)
orleans-thing-citizen-plague = { $n } × Mieszczanin (Zwalczenie zarazy)
    .name = Mieszczanin (Zwalczenie zarazy)
orleans-thing-citizen-astronomy = { $n } × Mieszczanin (Astronomia)
    .name = Mieszczanin (Astronomia)
orleans-thing-citizen-boatmen_guild = { $n } × Mieszczanin (Cech flisaków)
    .name = Mieszczanin (Cech flisaków)
orleans-thing-citizen-cathedral = { $n } × Mieszczanin (Katedra)
    .name = Mieszczanin (Katedra)
orleans-thing-citizen-peace_treaty = { $n } × Mieszczanin (Traktat pokojowy)
    .name = Mieszczanin (Traktat pokojowy)
orleans-thing-citizen-canalisation = { $n } × Mieszczanin (Kanalizacja miasta)
    .name = Mieszczanin (Kanalizacja miasta)
orleans-deed-city_wall = Mury miejskie
orleans-deed-papal_conclave = Konklawe
orleans-deed-plague = Zwalczenie zarazy
orleans-deed-astronomy = Astronomia
orleans-deed-boatmen_guild = Cech flisaków
orleans-deed-cathedral = Katedra
orleans-deed-peace_treaty = Traktat pokojowy
orleans-deed-canalisation = Kanalizacja miasta
orleans-thing-tile-hayrick = { $n } × Stodoła
    .name = Stodoła
orleans-thing-tile-cheese_factory = { $n } × Fabryka sera
    .name = Fabryka sera
orleans-thing-tile-winery = { $n } × Winnica
    .name = Winnica
orleans-thing-tile-wool_manufacturer = { $n } × Wytwórnia wełny
    .name = Wytwórnia wełny
orleans-thing-tile-tailor_shop = { $n } × Zakład krawiecki
    .name = Zakład krawiecki
orleans-thing-tile-shipping_line = { $n } × Przystań
    .name = Przystań
orleans-thing-tile-brewery = { $n } × Browar
    .name = Browar
orleans-thing-tile-windmill = { $n } × Wiatrak
    .name = Wiatrak
orleans-thing-tile-library = { $n } × Biblioteka
    .name = Biblioteka
orleans-thing-tile-pharmacy = { $n } × Apteka
    .name = Apteka
orleans-thing-tile-cellar = { $n } × Szynk
    .name = Szynk
orleans-thing-tile-office = { $n } × Kasa miejska
    .name = Kasa miejska
orleans-thing-tile-sacristy = { $n } × Zakrystia
    .name = Zakrystia
orleans-thing-tile-laboratory = { $n } × Laboratorium
    .name = Laboratorium
orleans-thing-tile-gunpowder_tower = { $n } × Baszta prochowa
    .name = Baszta prochowa
orleans-thing-tile-herb_garden = { $n } × Ogród ziołowy
    .name = Ogród ziołowy
orleans-thing-tile-hospital = { $n } × Lazaret
    .name = Lazaret
orleans-thing-tile-school = { $n } × Szkoła
    .name = Szkoła
orleans-thing-tile-horse_wagon = { $n } × Furmanka
    .name = Furmanka
orleans-thing-tile-bathhouse = { $n } × Łaźnia
    .name = Łaźnia
orleans-thing-tile-bakery = { $n } × Piekarnia
    .name = Piekarnia
orleans-thing-tile-goldsmith = { $n } × Złotnik
    .name = Złotnik
orleans-thing-tile-hideaway = { $n } × Skrytka
    .name = Skrytka
orleans-thing-tile-barracks = { $n } × Baraki
    .name = Baraki
orleans-thing-tile-tribunal = { $n } × Trybunał
    .name = Trybunał
orleans-thing-tile-theatre = { $n } × Teatr
    .name = Teatr
orleans-place-farm_house = Gospodarstwo
orleans-place-village = Wioska
orleans-place-university = Uniwersytet
orleans-place-castle = Zamek
orleans-place-monastery = Klasztor
orleans-place-ship = Barka
orleans-place-wagon = Dwukółka
orleans-place-guildhall = Siedziba cechu
orleans-place-scriptorium = Skryptorium
orleans-place-town_hall = Ratusz
orleans-does-farm_house = Chłop, krok na Ścieżce Chłopstwa i Towar z pola.
orleans-does-village = Flisak, Rzemieślnik albo Handlarz.
orleans-does-university = Uczony i Punkty Rozwoju.
orleans-does-castle = Rycerz: więcej losowanych Poddanych.
orleans-does-monastery = Mnich, który zastąpi każdego na polu akcji.
orleans-does-ship = Ruch po Szlaku Wodnym, po drodze Towar.
orleans-does-wagon = Ruch po Trakcie, po drodze Towar.
orleans-does-guildhall = Faktoria tam, gdzie stoi Kupiec; w mieście jedna.
orleans-does-scriptorium = 1 Punkt Rozwoju.
orleans-does-town_hall = Poddani na planszę Darczyńców.
orleans-does-hayrick = 1 zboże.
orleans-does-cheese_factory = 1 ser.
orleans-does-winery = 1 wino.
orleans-does-wool_manufacturer = 1 wełna.
orleans-does-tailor_shop = 1 brokat.
orleans-does-shipping_line = 1 Punkt Rozwoju.
orleans-does-brewery = 2 monety.
orleans-does-windmill = 2 monety i 1 Punkt Rozwoju.
orleans-does-library = 2 Punkty Rozwoju.
orleans-does-pharmacy = Od 1 do 3 monet za tyle samo Punktów Rozwoju.
orleans-does-cellar = 4 monety.
orleans-does-office = Moneta za każdą zbudowaną Faktorię.
orleans-does-sacristy = Chroni przed Żniwami, Podatkami, Zarazą.
orleans-does-laboratory = 1 Usprawnienie.
orleans-does-gunpowder_tower = Dwa pola Rynku więcej; stąd jeden lub dwóch może iść na planszę Darczyńców.
orleans-does-herb_garden = Flisak może zastąpić Rzemieślnika, Handlarza lub Chłopa.
orleans-does-hospital = Tyle monet, ile wynosi Poziom Rozwoju.
orleans-does-school = Uczony może zastąpić każdego oprócz Mnicha.
orleans-does-horse_wagon = Ruch po Trakcie, po drodze Towar.
orleans-does-bathhouse = Losujesz dwóch więcej, jednego zatrzymujesz.
orleans-does-bakery = Za 2 monety do 3 zbóż staje się chlebem.
orleans-does-goldsmith = Za Towar tyle kroków Rozwoju, ile masz Faktorii.
orleans-does-hideaway = Za Towar krok na ścieżce z jej premią, ale nie Rycerstwa.
orleans-does-barracks = Każdy może zastąpić Rycerza.
orleans-does-tribunal = Cudzy Kupiec rusza się po Trakcie lub Szlaku; płacisz jego właścicielowi 1 monetę.
orleans-does-theatre = Dowolnie wielu Poddanych do sakiewki, moneta za każdego.
orleans-stack = Stos { $n }
orleans-tile = { $what } ({ $n })
orleans-sure-hint = Sprawdź na kaflu
orleans-sure-unknown = Wymagania: sprawdź na kaflu

## Przygotowanie
orleans-thing-part-citizen =
    { $n ->
        [one] { $n } Mieszczanin
        [few] { $n } Mieszczanie
        [many] { $n } Mieszczan
       *[other] { $n } Mieszczanina
    }
    .name = Mieszczanie
orleans-thing-part-hourglass =
    { $n ->
        [one] { $n } kafel Klepsydr
        [few] { $n } kafle Klepsydr
        [many] { $n } kafli Klepsydr
       *[other] { $n } kafla Klepsydr
    }
    .name = Kafle klepsydr
orleans-thing-part-pilgrimage =
    { $n ->
        [one] { $n } Pielgrzymka z jaśniejszym rewersem
        [few] { $n } Pielgrzymki z jaśniejszym rewersem
        [many] { $n } Pielgrzymek z jaśniejszym rewersem
       *[other] { $n } Pielgrzymki z jaśniejszym rewersem
    }
    .name = Pielgrzymki z jaśniejszym rewersem
orleans-thing-part-good =
    { $n ->
        [one] { $n } Towar
        [few] { $n } Towary
        [many] { $n } Towarów
       *[other] { $n } Towaru
    }
    .name = Towary
orleans-thing-part-building =
    { $n ->
        [one] { $n } kafel Budynku
        [few] { $n } kafle Budynków
        [many] { $n } kafli Budynków
       *[other] { $n } kafla Budynku
    }
    .name = Kafle budynków
orleans-thing-part-board =
    { $n ->
        [one] { $n } plansza gracza
        [few] { $n } plansze graczy
        [many] { $n } plansz graczy
       *[other] { $n } plansze graczy
    }
    .name = Plansze graczy
orleans-thing-part-bag =
    { $n ->
        [one] { $n } sakiewka
        [few] { $n } sakiewki
        [many] { $n } sakiewek
       *[other] { $n } sakiewki
    }
    .name = Sakiewki
orleans-thing-part-marker =
    { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
        [many] { $n } znaczników
       *[other] { $n } znacznika
    }
    .name = Znaczniki
orleans-thing-part-starter =
    { $n ->
        [one] { $n } początkowy Poddany
        [few] { $n } początkowi Poddani
        [many] { $n } początkowych Poddanych
       *[other] { $n } początkowego Poddanego
    }
    .name = Początkowi poddani
orleans-thing-part-merchant =
    { $n ->
        [one] { $n } Kupiec
        [few] { $n } Kupcy
        [many] { $n } Kupców
       *[other] { $n } Kupca
    }
    .name = Kupcy
orleans-thing-part-first_marker =
    { $n ->
        [one] { $n } znacznik Gracza Rozpoczynającego
        [few] { $n } znaczniki Gracza Rozpoczynającego
        [many] { $n } znaczników Gracza Rozpoczynającego
       *[other] { $n } znacznika Gracza Rozpoczynającego
    }
    .name = Znaczniki gracza rozpoczynającego
orleans-setup-group-boards = Plansze
orleans-setup-boards = Rozłóżcie planszę główną, a obok planszę Darczyńców Miasta.
orleans-setup-citizens = Mieszczanin na każde pole z jego symbolem: 5 na planszy głównej, 8 na planszy Darczyńców. Czternasty leży obok.
orleans-setup-technology = Ułóżcie stos Usprawnień na planszy głównej.
orleans-setup-hourglass = Przetasujcie zakryte pozostałe kafle Klepsydr.
orleans-setup-pilgrimage = Na wierzch połóżcie Pielgrzymkę z jaśniejszym rewersem: to Zdarzenie 1. rundy.
orleans-setup-group-followers = Poddani
orleans-setup-followers-out = Do pudełka: neutralni Poddani oraz początkowi w kolorach, którymi nikt nie gra.
orleans-setup-followers = Neutralni Poddani na pola przy swoich ścieżkach.
orleans-setup-group-goods = Towary
orleans-setup-goods-out = Przetasujcie zakryte Towary i odłóżcie część do pudełka.
orleans-setup-goods-map = Po jednym na każde pole Traktów i Szlaków Wodnych, potem odkryjcie.
orleans-setup-goods-map-3 = Po jednym na pola Traktów i Szlaków Wodnych oprócz oznaczonych cyfrą 4, potem odkryjcie.
orleans-setup-goods-map-2 = Po jednym na pola Traktów i Szlaków Wodnych oprócz oznaczonych cyframi 3 i 4, potem odkryjcie.
orleans-setup-market = Resztę odkryjcie i ułóżcie rodzajami na Jarmarku.
orleans-setup-group-buildings = Budynki i skarbiec
orleans-setup-stacks = Dwa stosy Budynków według rewersów, I i II. Każdy może je przeglądać.
orleans-setup-extras = Do tego Budynki z osobnej sprzedaży.
orleans-setup-bank = Monety to miejski skarbiec.
orleans-setup-fewer = Kolejno każdy gracz może odłożyć do pudełka tyle wybranych Budynków:
orleans-setup-group-players = Każdy gracz
orleans-setup-kit = Weź planszę, sakiewkę, Faktorie i monety.
orleans-setup-markers = Po znaczniku na pierwszym polu sześciu ścieżek, siódmy na pierwszym polu Ścieżki Rozwoju.
orleans-setup-starters = Chłop, Flisak, Rzemieślnik i Handlarz w twoim kolorze na Rynek, nie do sakiewki.
orleans-setup-merchant = Postaw Kupca w Orleanie.
orleans-setup-first = Najmłodsza osoba bierze znacznik Gracza Rozpoczynającego.
    .known = { $who } bierze znacznik Gracza Rozpoczynającego.
orleans-variant-standard = Zwykła gra
    .brings = Wszystkie 20 Budynków
orleans-variant-fewer_buildings = Mniej Budynków
    .brings = Każdy może odłożyć jeden, we dwoje po dwa
orleans-option-extras = Kafle sprzedawane osobno
    .no = nie
    .yes = tak: sześć Budynków więcej

## Czego może pilnować aplikacja
orleans-keep-coins = Monety
    .price = Podawajcie monety spoza Zdarzeń.
    .gain = Od razu wiadomo, komu brakuje.
orleans-keep-goods = Towary
    .price = Podawajcie każdy wzięty i oddany Towar.
    .gain = Podatki i Żniwa liczą się same.
orleans-keep-development = Rozwój
    .price = Jeden dotyk: dokąd idzie znacznik.
    .gain = Poziom, monety i Mieszczanie po drodze liczą się sami.
orleans-keep-stations = Faktorie
    .price = Dwa dotyki na Faktorię.
    .gain = Dzień targowy i 14. Mieszczanin liczą się sami.
orleans-keep-citizens = Mieszczanie
    .price = Dwa dotyki na Mieszczanina.
    .gain = Nikt nie weźmie tego samego, a wynik jest dokładny.
orleans-keep-technology = Usprawnienia
    .price = Przy akcjach nic więcej.
    .gain = Wiadomo, ile zostało.
orleans-keep-buildings = Budynki
    .price = Jeden dotyk więcej na Budynek.
    .gain = Wiadomo, co czyje i co daje.
orleans-keep-actions = Akcje, jedna po drugiej
    .price = Dwa, trzy dotyki na akcję.
    .gain = Ścieżki, premie i Spis ludności liczą się same.
orleans-keep-followers = Poddani i Darczyńcy
    .price = Jeden dotyk więcej przy Zarazie i chłoście.
    .gain = Wiadomo, ilu zostało i co wypełnione.
orleans-preset-lightest = Rundy
    .brings = Klepsydra, Spis ludności, Zdarzenia i daniny. Reszta leży na stole.
    .price = 5 dotyków na rundę
orleans-preset-points = Punkty
    .brings = Także monety, Towary, Rozwój, Faktorie i Mieszczanie: wynik w każdej chwili.
    .price = 2–3 dotyki na zysk
orleans-preset-everything = Wszystko
    .brings = Każda akcja z całą serią premii, zasoby, Darczyńcy i Budynki.
    .price = 2–3 dotyki na akcję
orleans-ruling-citizen_spaces = Gdzie leżą wyżsi Mieszczanie na Ścieżce Rozwoju?
    .s18_28 = na 18 i 28
    .s19_29 = na 19 i 29
orleans-ruling-leave_coin_space = Chłosta: czy wolno cofnąć się z pola z monetami?
    .no = nie
    .yes = tak
orleans-ruling-technology_on_town_hall = Czy Usprawnienie może leżeć w Ratuszu?
    .no = nie
    .yes = tak
orleans-ruling-tribunal_coin = Trybunał: czy trzeba mieć monetę?
    .in_hand = tak, inaczej nie ma akcji
    .torture = nie, bez monety jest chłosta

## Runda
orleans-event-pilgrimage = Pielgrzymka
orleans-event-income = Przychód
orleans-event-harvest = Żniwa
orleans-event-taxes = Podatki
orleans-event-trading_day = Dzień targowy
orleans-event-plague = Zaraza
orleans-event-income-does = Przychód: weźcie monetę za każdy Poziom Rozwoju
orleans-event-harvest-does = Żniwa: oddajcie po 1 żywności, inaczej 5 monet
orleans-event-taxes-does = Podatki: zapłaćcie monetę za każde 3 Towary
orleans-event-taxes-none = Podatki: nikt nie płaci
orleans-event-trading_day-does = Dzień targowy: weźcie monetę za każdą Faktorię
orleans-event-trading_day-none = Dzień targowy: nikt nie dostaje monet
orleans-event-plague-does = Zaraza: każdy losuje Poddanego z sakiewki
orleans-round = Runda
orleans-phase-variant = Odkładanie Budynków
orleans-phase-hourglass = Klepsydra
orleans-phase-census = Spis ludności
orleans-phase-planning = Poddani i planowanie
orleans-phase-actions = Akcje
orleans-phase-event = Zdarzenie
orleans-phase-end = Koniec gry
orleans-jump =
    { $phase ->
       *[none] Runda { $n }
        [variant] Runda { $n }: odkładanie Budynków
        [hourglass] Runda { $n }: Klepsydra
        [census] Runda { $n }: Spis ludności
        [planning] Runda { $n }: Poddani i planowanie
        [actions] Runda { $n }: Akcje
        [event] Runda { $n }: Zdarzenie
        [end] Koniec gry
    }
orleans-starts = Zaczyna { $who }.
orleans-hourglass-title = Runda { $n }: jakie Zdarzenie?
orleans-left-of = zostało { $n }
orleans-turn = Jakie Zdarzenie odwrócono?
orleans-first-is-pilgrimage = Pierwsza runda to zawsze Pielgrzymka.
orleans-no-such-event = Nie ma już kafla z tym Zdarzeniem.
orleans-census = Spis ludności
orleans-census-title = Kto jest sam na przedzie, a kto sam na końcu Ścieżki Chłopstwa?
orleans-census-title-front = Kto jest sam na przedzie Ścieżki Chłopstwa?
orleans-census-most-ask = Na przedzie: +1 moneta
orleans-census-least-ask = Na końcu: −1 moneta
orleans-census-nobody = nikt
orleans-census-confirm = Zapisz Spis ludności
orleans-census-record = Zapisz: { $what }
orleans-census-most-coin = { $who } +1
orleans-census-least-coin = { $who } −1
orleans-census-tie = Spis ludności: remis, nic się nie dzieje.
orleans-census-most = Spis ludności: { $who } +1 moneta.
orleans-census-least = Spis ludności: { $who } { $by ->
    [torture] – chłosta za 1 monetę
   *[coin] −1 moneta
 }.
orleans-census-fine = Spis ludności: { $who } na końcu, płaci 1 monetę
orleans-census-two-coins = Spis ludności: { $most } +1 moneta, { $least } { $by ->
    [torture] – chłosta za 1 monetę
   *[coin] −1 moneta
 }.
orleans-census-two = We dwoje nikt nie płaci przy Spisie ludności.
orleans-census-both = { $who } nie może być na przedzie i na końcu naraz.
orleans-planning-title = Losujcie Poddanych i planujcie
orleans-draws = losuje najwyżej { $n }, o ile starczy pól Rynku ({ $market }){ $bath ->
    [yes] ; Łaźnia: dwóch więcej, jeden zostaje
   *[no] {""}
 }
orleans-draws-told = losuje tylu, ilu wskazuje Ścieżka Rycerstwa
orleans-draws-none = sakiewka jest pusta, nic do losowania
orleans-plan-all = Wszyscy zaplanowali
orleans-plan-ready = Zaplanowane?
orleans-settled = gotowe
orleans-actions-title = Akcje, po jednej w kolejności
orleans-actions-detail = Zyski można podać pod imieniem gracza.
orleans-monks-barred = Pielgrzymka: bez Mnichów
orleans-all-passed = Wszyscy spasowali
orleans-turn-headline = { $who }: akcja albo pas
orleans-pass = Pas
orleans-have-passed = Pas: { $who }
orleans-event-awaits = Najpierw rozliczcie graczy powyżej
orleans-settle-all = { $what }: wszyscy jak pokazano
orleans-settle-some = Jak pokazano: { $who }
orleans-settle-told =
    { $event ->
        [plague] Wszyscy wylosowali
        [income] Wszyscy wzięli monety
        [trading_day] Wszyscy wzięli monety
       *[taxes] Wszyscy zapłacili
    }
orleans-settle-told-others =
    { $event ->
        [plague] Pozostali wylosowali
        [income] Pozostali wzięli monety
        [trading_day] Pozostali wzięli monety
       *[taxes] Pozostali zapłacili
    }
orleans-gets = { $what }
orleans-pays = Płaci: { $what }
orleans-gives = Chłosta, oddaje: { $what }
orleans-pays-nothing = nic do zapłaty
orleans-tax-sum =
    { $n ->
        [one] { $n } Towar, ma { $has }
        [few] { $n } Towary, ma { $has }
        [many] { $n } Towarów, ma { $has }
       *[other] { $n } Towaru, ma { $has }
    }
orleans-pay-what = Zapłać: { $what }
orleans-pay = Zapłać
orleans-pay-else = Zapłać inaczej
orleans-give-up = Wybierz, co oddać
orleans-cannot-pay = Nie stać mnie
orleans-short-ask = Ilu monet brakuje?
orleans-too-short = { $who } nie musi aż tyle płacić.
orleans-falls-short =
    { $n ->
        [one] chłosta: oddaje { $n } rzecz
        [few] chłosta: oddaje { $n } rzeczy
        [many] chłosta: oddaje { $n } rzeczy
       *[other] chłosta: oddaje { $n } rzeczy
    }
orleans-torture-title = { $who }: chłosta
orleans-torture-note = Za każdą brakującą monetę jedno z: Faktoria, Poddany wylosowany z sakiewki, Punkt Rozwoju, Towar, Budynek, Usprawnienie.
orleans-due-title = { $who }: { $what }
orleans-plague-draw = losuje Poddanego
orleans-plague-safe = bez straty: tylko początkowi Poddani
orleans-drawn-tell = Co wylosowano
orleans-drawn-ask = Jakiego Poddanego wylosowano?
orleans-drawn-starter = początkowy, wraca do sakiewki
orleans-drawn-empty = nikogo, sakiewka pusta
orleans-no-such-follower = { $who } nie ma takiego Poddanego.
orleans-lift = Mnich w Zakrystii
orleans-no-sacristy = { $who } nie ma Zakrystii z Mnichem.
orleans-left-open = Runda { $n }, zostało: { $what }
orleans-task-event = Zdarzenie
orleans-task-fine = Spis ludności
orleans-task-plan = planowanie
orleans-task-return = odłożenie Budynku
orleans-round-begins = Zaczyna się runda { $n }; pierwszy gracz: { $who }.
orleans-end-title = Koniec gry
orleans-end-detail = Minęło 18 rund. Czas podliczyć punkty.

## Dziennik
orleans-log-turned = Runda { $n }: { $what }
orleans-log-census = Spis ludności w rundzie { $round }
orleans-log-planned = Zaplanowali: { $who }
orleans-log-passed = { $who }: pas
orleans-log-all-passed = Runda { $round }: wszyscy spasowali
orleans-log-paid = { $who } płaci: { $what }
orleans-log-short =
    { $n ->
        [one] { $who }: brakuje { $n } monety, chłosta
        [few] { $who }: brakuje { $n } monet, chłosta
        [many] { $who }: brakuje { $n } monet, chłosta
       *[other] { $who }: brakuje { $n } monety, chłosta
    }
orleans-log-event = Zdarzenie rundy { $n }: { $who }
orleans-log-drawn = { $who } losuje: { $what }
orleans-log-lifted = { $who }: Mnich w Zakrystii
orleans-loud-torture =
    { $n ->
        [one] Chłosta: { $who } oddaje { $n } rzecz.
        [few] Chłosta: { $who } oddaje { $n } rzeczy.
        [many] Chłosta: { $who } oddaje { $n } rzeczy.
       *[other] Chłosta: { $who } oddaje { $n } rzeczy.
    }

## Podliczanie
orleans-goods = Towary
orleans-citizens = Mieszczanie
orleans-citizens-back = Jednak nie
orleans-hint-position = Pole na Ścieżce Rozwoju, od 0 do 30; Poziom wynika z pola.
orleans-hint-stations = Tylko zbudowane na mapie.
orleans-hint-citizens = Bez czternastego: dostanie go ten, kto zbudował najwięcej Faktorii.
orleans-hint-bread = Zboże w Piekarni; nie liczy się jako zboże.
orleans-bread-of-two = Chleb leży na Piekarni, a Piekarnia jest jedna: czyja?
orleans-bread-and-grain = Zboża i chleba razem { $n }; jest ich { $box }.
orleans-too-many-goods = Towarów u wszystkich { $n }; w tej grze jest { $most }.
orleans-too-many-stations = Faktorii na mapie { $n }; miejsc jest { $most }.
orleans-last-citizen = Czternasty Mieszczanin: { $who }, najwięcej Faktorii.
orleans-last-citizen-now = Czternasty Mieszczanin, gdyby to był koniec: { $who }, najwięcej Faktorii.
orleans-last-citizen-level = Czternasty Mieszczanin: nikt, remis w liczbie Faktorii.
orleans-tie-position = dalej na Ścieżce Rozwoju
orleans-points-so-far = PZ, gdyby gra kończyła się teraz
orleans-why-formula = Monety, Towary, Poziom razy Faktorie i Mieszczanie; czternasty według stanu na teraz.
orleans-why-coins = 1 PZ za każdą monetę.
orleans-why-goods = Brokat 5, wełna 4, wino 3, ser 2, zboże 1.
orleans-why-stations = Każda zbudowana Faktoria jest warta tyle, ile wynosi Poziom Rozwoju.
orleans-why-citizens = Każdy Mieszczanin jest wart tyle, ile wynosi Poziom Rozwoju; czternasty jest za najwięcej Faktorii.
orleans-why-bread = Każdy chleb jest wart tyle, ile wynosi Poziom Rozwoju.

## Zasady
orleans-rule-hourglass = Gracz Rozpoczynający odwraca kafel: to Zdarzenie tej rundy.
    .text = Każde Zdarzenie jest trzy razy. W 1. rundzie jest Pielgrzymka. Działa podczas Akcji, wszystkie inne pod koniec rundy.
orleans-rule-census = Sam na przedzie Ścieżki Chłopstwa: +1 moneta, sam na końcu: −1.
    .text = Liczą się znaczniki, nie żetony. Przy remisie nic się nie dzieje. We dwoje nikt nie płaci.
orleans-rule-planning = Poddani z Rynku na pola akcji.
    .text = Losuj tylu, ilu wskazuje Ścieżka Rycerstwa, o ile starczy pól Rynku i żetonów w sakiewce. Za każde niewykorzystane losowanie jeden Poddany z pola akcji może wrócić. Mnich zastępuje każdego. Pierwsze Usprawnienie leży na polu Chłopa, następne na dowolnym oprócz pola Mnicha, w Budynku jedno, nigdy na Budynku z jednym polem.
orleans-rule-actions = Kolejno po jednej akcji albo pas do końca rundy.
    .text = Akcja działa, gdy wszystkie pola są zajęte; potem Poddani wracają do sakiewki. Na końcu ścieżki albo przy pustym stosie akcji nie można wykonać.
orleans-rule-event = Co Zdarzenie zabiera lub daje; płatności w kolejności.
    .text = Przychód: moneta za każdy Poziom. Żniwa: jedna żywność na Jarmark; kto jej nie ma, płaci 5 monet. Podatki: moneta za każde 3 Towary. Dzień targowy: moneta za każdą Faktorię. Zaraza: neutralny Poddany z sakiewki wraca do zasobów, początkowy zostaje. Mnich w Zakrystii chroni przed Żniwami, Podatkami albo Zarazą.
orleans-rule-torture = Za każdą brakującą monetę coś innego, dowolnie; najpierw monety.
    .text = Faktoria, zbudowana lub nie; neutralny Poddany wylosowany z sakiewki; Punkt Rozwoju, ale nigdy na pole z monetami ani przez nie; Towar; Budynek; Usprawnienie. Wszystko oprócz Punktów Rozwoju wypada z gry. Mieszczan się nie oddaje.
orleans-rule-end = Po 18 rundach: czternasty Mieszczanin, potem punkty.
    .text = Najwięcej Faktorii: czternasty Mieszczanin, przy remisie nikt. Monety, Towary oraz Poziom Rozwoju razy Faktorie i Mieszczanie. Remis wygrywa ten, kto jest dalej na Ścieżce Rozwoju, potem zwycięstwo jest wspólne.

## Akcje i zyski
orleans-places = Miejsca akcji
orleans-act-title = { $who }: { $what }
orleans-act-follows =
    { $at ->
        [bakery] zmienia się w chleb: { $what }
       *[town_hall] zostaje u Darczyńców: { $what }
    }
orleans-act-confirm = Akcja: { $what }
orleans-stack-empty = Stos jest pusty: { $what }
orleans-track-end = Koniec ścieżki: { $what }
orleans-no-station-left = Nie ma już Faktorii
orleans-nothing-to-pay = Nie ma czym zapłacić
orleans-not-theirs = { $who } nie ma tego miejsca akcji.
orleans-lacks = { $who }, według zapisu brakuje: { $what }.
orleans-used = { $who }: tu już była akcja w tej rundzie, Poddani wrócili do worka.
orleans-used-here = użyte w tej rundzie
orleans-missing = Brakuje: { $what }
orleans-cannot-act = Tej akcji nie można wykonać: { $why }
orleans-first-from-one = Pierwszy Budynek bierze się ze stosu I.
orleans-no-such-slot = Ten cel nie ma takiego miejsca.
orleans-deed-full = Brak miejsca na planszy Darczyńców: { $what }
orleans-takes-citizen = { $who } zdobywa: { $what }
orleans-which-follower = Jaki Poddany?
orleans-which-track = Która ścieżka?
orleans-which-building = Jaki Budynek?
orleans-which-good = Jaki Towar tam leżał?
orleans-no-good = Żaden
orleans-which-pays = Jaki Towar oddajesz?
orleans-whose-merchant = Czyj Kupiec?
orleans-which-deeds = Dokąd? Jeden lub dwóch
orleans-slot = { $what }: { $kind }
orleans-slot-left = { $what }; wolne miejsca: { $n }
orleans-slot-either = { $coin } albo { $step }
orleans-point-or-coin = Punkty Rozwoju zamiast monet
orleans-a-building = Budynek
orleans-a-citizen = Mieszczanin dla pierwszej osoby
orleans-n-pharmacy = Ile monet?
orleans-n-bakery = Ile zboża?
orleans-n-theatre = Ilu Poddanych?
orleans-gain = Zysk lub strata
orleans-gain-title = { $who }: zysk lub strata
orleans-gain-confirm = Zapisz
orleans-too-much = { $who } tyle nie ma.
orleans-log-sent = { $what } ({ $to })
orleans-log-gained = { $who }: zysk { $what }
orleans-log-gave = { $who } oddaje: { $what }
orleans-log-both = { $who }: zysk { $what }, oddaje: { $gave }
orleans-develop = Przesuń znacznik Rozwoju
orleans-develop-title = { $who }: dokąd idzie znacznik?
orleans-space = Pole { $n }
orleans-moved-back = Tylko chłosta cofa znacznik.
orleans-log-developed = { $who }: Rozwój { $n }
orleans-on-the-way = { $who }, po drodze: { $what }
orleans-track-of-development = Ścieżka Rozwoju
orleans-level-at = Poziom { $n }, pole { $at }
orleans-bank-told = Skarbiec jest pusty
orleans-bank-dry = Skarbiec jest pusty: nikt nie dostaje monet.
orleans-bank-full = Skarbiec znów ma monety
orleans-hourglass-left = Jeszcze { $n } z { $of }
orleans-deed-brings = { $what } za każdego Poddanego.
orleans-deed-sent = { $who }: { $what }
orleans-deed-filled = Wysłali: { $parts }.
orleans-chapter-buildings = Miejsca i Budynki
orleans-chapter-deeds = Darczyńcy Miasta
orleans-chapter-hourglass = W Klepsydrze
orleans-return-title = { $who }: odłożyć Budynek?
orleans-return-none = żaden
orleans-return-then = Potem: { $who }
orleans-log-returned = { $who } odkłada: { $what }
orleans-costs = { $points ->
    [0] bez straty na koniec
   *[other] −{ $points } PZ na koniec
 }{ $coins ->
    [0] {""}
   *[other] , razem z monetami
 }
orleans-costs-level = Poziom { $now } na { $then }: −{ $points } PZ na koniec{ $coins ->
    [0] {""}
   *[other] , razem z monetami
 }
orleans-no-food = bez żywności: 5 monet
orleans-beyond = { $who }, { $what }: najwyżej { $n }.

## Podpowiedzi
orleans-tool-pay = Czy da się to zapłacić?
orleans-tool-worth = Ile da następny krok?
orleans-tool-who = Dla kogo?
orleans-tool-typed = Z wpisanych liczb
orleans-tool-owed = Monety do zapłaty
orleans-tool-have = Co jest do dyspozycji
orleans-tool-row-citizen = Mieszczanie
orleans-tool-row-rival = Najwięcej Faktorii u innego gracza
orleans-tool-row-development = Pole na Ścieżce Rozwoju
orleans-tool-enough = Tak, monetami; zostaje: { $left }
orleans-tool-nothing = Brakuje: { $short }. Nie ma już nic do oddania, decydują gracze.
orleans-tool-least = Brakuje: { $short }. Najmniejsza strata: { $what }. { $cost }
orleans-tool-open = Brakuje: { $short }. Wszystko, co jest: { $what }. { $cost } Nadal brakuje: { $open }
orleans-tool-cost = Strata PZ na koniec: { $n }{ $coins ->
    [0] {""}
   *[other] , razem z monetami
 }.
orleans-tool-cost-level = Poziom { $was }, potem { $now }. Strata PZ na koniec: { $n }{ $coins ->
    [0] {""}
   *[other] , razem z monetami
 }.
orleans-tool-adds = PZ na tę chwilę: { $parts }
orleans-tool-adds-station = następna Faktoria +{ $n }
orleans-tool-adds-citizen = następny Mieszczanin +{ $n }
orleans-tool-adds-step = następny krok Rozwoju +{ $n }
orleans-tool-adds-level = Poziom { $level } ({ $steps }) +{ $n }
orleans-tribunal-torture = { $who }: brak monety, chłosta. Podaj pod imieniem, co oddano.
orleans-planning-hall = Usprawnienie może leżeć także w Ratuszu.
orleans-nobody-to-send = Nikogo do wysłania albo brak miejsc
