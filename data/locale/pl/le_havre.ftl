## The game

le_havre-title = Le Havre
le_havre-variant-full = Wariant pełny
le_havre-variant-short = Wariant skrócony
le_havre-first-player = Zaczyna ten, kto mieszka najbliżej rzeki, jeziora lub morza.
le_havre-preset-rounds = Rundy i długi
    .brings = Żywność, żniwa, statki, pożyczki. Reszta leży na stole.
    .price = 1 dotyk na turę
le_havre-preset-fortune = Majątek
    .brings = Także franki i budynki: wynik w każdej chwili.
    .price = 2–3 dotyki na turę
le_havre-preset-all = Wszystko
    .brings = Każdy towar, karta po karcie; bez trzech stosów.
    .price = 3–4 dotyki na turę
le_havre-keep-loans = Pożyczki
    .price = Dotknięcie przy pożyczce poza opłatami.
    .gain = Odsetki naliczają się same.
le_havre-keep-ships = Statki
    .price = Dwa dotyki na statek.
    .gain = Żywność ze statków liczy się sama.
le_havre-keep-francs = Franki
    .price = Dotknięcie przy każdej płatności.
    .gain = Wiadomo, kogo na co stać, i gotówka na koniec.
le_havre-keep-cards = Budynki
    .price = Trzy dotyki na budynek.
    .gain = Ceny, opłaty, symbole i majątek w każdej chwili.
le_havre-keep-offers = Siedem straganów
    .price = Dotknięcie przy zabraniu straganu.
    .gain = Co leży na straganach, z dostawami.
le_havre-keep-goods = Dobra
    .price = Jeden lub dwa dotyki przy zmianie dóbr.
    .gain = Żniwa i najlepszy sposób żywienia.
le_havre-keep-discs = Znaczniki w budynkach
    .price = Nic, jeśli budynki używane są w aplikacji.
    .gain = Wiadomo, które budynki są wolne.
le_havre-keep-stacks = Trzy stosy projektów
    .price = Raz na początku dotyk na kartę.
    .gain = Wiadomo, co leży na wierzchu i co będzie dalej.
le_havre-option-pace = Jak prowadzić grę?
    .turns = tura po turze
    .rounds = runda po rundzie
le_havre-option-expensive_loans = Czy pożyczki są drogie (reguła dla zaawansowanych)?
    .no = nie
    .yes = tak
le_havre-option-advanced_selling = Czy poza swoją turą sprzedaje się tylko z konieczności (reguła dla zaawansowanych)?
    .no = nie
    .yes = tak
le_havre-option-expansion = Czy gracie z Le Grand Hameau i kartami promocyjnymi?
    .no = nie
    .yes = tak
le_havre-ruling-type_hardware_store = Sklep narzędziowy: jaki symbol jest na karcie?
    .Go = gospodarczy
    .Rz = rzemieślniczy
le_havre-ruling-type_steel_mill = Huta stali: jaki symbol jest na karcie?
    .Pr = przemysłowy
    .Go = gospodarczy
le_havre-ruling-type_leather_industry = Przemysł skórzany: jaki symbol jest na karcie?
    .Pr = przemysłowy
    .Rz = rzemieślniczy
le_havre-ruling-wharf_fisherman = Czy na kartach Stoczni jest Wędkarz?
    .none = nie
    .one = tak
le_havre-ruling-cost_arts_centre = Centrum kultury: jaki koszt budowy jest na karcie?
    .book = 1 drewno, 1 glina
    .scan = 1 drewno, 2 gliny
le_havre-ruling-cost_ironworks = Huta żelaza: jaki koszt budowy jest na karcie?
    .book = 1 drewno, 2 cegły
    .scan = 3 drewna, 2 cegły
le_havre-ruling-yacht_for_sale = Czy Luksusowy jacht można kupić?
    .yes = tak, za 20 franków
    .no = nie, tylko wymienić w Stoczni

## Things

le_havre-thing-franc =
    { $n ->
        [one] { $n } frank
        [few] { $n } franki
        [many] { $n } franków
       *[other] { $n } franki
    }
    .name = franki
    .acc =
        { $n ->
            [one] { $n } franka
            [few] { $n } franki
            [many] { $n } franków
           *[other] { $n } franki
        }
    .tile = frank
le_havre-thing-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
        [many] { $n } ryb
       *[other] { $n } ryby
    }
    .name = ryba
    .acc =
        { $n ->
            [one] { $n } rybę
            [few] { $n } ryby
            [many] { $n } ryb
           *[other] { $n } ryby
        }
le_havre-thing-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
        [many] { $n } drewna
       *[other] { $n } drewna
    }
    .name = drewno
le_havre-thing-clay =
    { $n ->
        [one] { $n } glina
        [few] { $n } gliny
        [many] { $n } gliny
       *[other] { $n } gliny
    }
    .name = glina
    .acc =
        { $n ->
            [one] { $n } glinę
            [few] { $n } gliny
            [many] { $n } gliny
           *[other] { $n } gliny
        }
le_havre-thing-iron =
    { $n ->
        [one] { $n } żelazo
        [few] { $n } żelaza
        [many] { $n } żelaza
       *[other] { $n } żelaza
    }
    .name = żelazo
le_havre-thing-grain =
    { $n ->
        [one] { $n } zboże
        [few] { $n } zboża
        [many] { $n } zboża
       *[other] { $n } zboża
    }
    .name = zboże
le_havre-thing-cattle =
    { $n ->
        [one] { $n } bydło
        [few] { $n } bydła
        [many] { $n } bydła
       *[other] { $n } bydła
    }
    .name = bydło
le_havre-thing-coal =
    { $n ->
        [one] { $n } węgiel
        [few] { $n } węgle
        [many] { $n } węgli
       *[other] { $n } węgle
    }
    .name = węgiel
le_havre-thing-hides =
    { $n ->
        [one] { $n } skóra
        [few] { $n } skóry
        [many] { $n } skór
       *[other] { $n } skóry
    }
    .name = skóra
    .acc =
        { $n ->
            [one] { $n } skórę
            [few] { $n } skóry
            [many] { $n } skór
           *[other] { $n } skóry
        }
le_havre-thing-smoked_fish =
    { $n ->
        [one] { $n } wędzona ryba
        [few] { $n } wędzone ryby
        [many] { $n } wędzonych ryb
       *[other] { $n } wędzone ryby
    }
    .name = wędzona ryba
    .acc =
        { $n ->
            [one] { $n } wędzoną rybę
            [few] { $n } wędzone ryby
            [many] { $n } wędzonych ryb
           *[other] { $n } wędzone ryby
        }
le_havre-thing-charcoal =
    { $n ->
        [one] { $n } węgiel drzewny
        [few] { $n } węgle drzewne
        [many] { $n } węgli drzewnych
       *[other] { $n } węgle drzewne
    }
    .name = węgiel drzewny
le_havre-thing-brick =
    { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
        [many] { $n } cegieł
       *[other] { $n } cegły
    }
    .name = cegła
    .acc =
        { $n ->
            [one] { $n } cegłę
            [few] { $n } cegły
            [many] { $n } cegieł
           *[other] { $n } cegły
        }
le_havre-thing-steel =
    { $n ->
        [one] { $n } stal
        [few] { $n } stale
        [many] { $n } stali
       *[other] { $n } stale
    }
    .name = stal
le_havre-thing-bread =
    { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
        [many] { $n } chlebów
       *[other] { $n } chleby
    }
    .name = chleb
le_havre-thing-meat =
    { $n ->
        [one] { $n } mięso
        [few] { $n } mięsa
        [many] { $n } mięsa
       *[other] { $n } mięsa
    }
    .name = mięso
le_havre-thing-coke =
    { $n ->
        [one] { $n } koks
        [few] { $n } koksy
        [many] { $n } koksów
       *[other] { $n } koksy
    }
    .name = koks
le_havre-thing-leather =
    { $n ->
        [one] { $n } błam
        [few] { $n } błamy
        [many] { $n } błamów
       *[other] { $n } błamy
    }
    .name = błam
le_havre-thing-loan =
    { $n ->
        [one] { $n } pożyczka
        [few] { $n } pożyczki
        [many] { $n } pożyczek
       *[other] { $n } pożyczki
    }
    .name = pożyczki
    .acc =
        { $n ->
            [one] { $n } pożyczkę
            [few] { $n } pożyczki
            [many] { $n } pożyczek
           *[other] { $n } pożyczki
        }
le_havre-thing-disc =
    { $n ->
        [one] { $n } znacznik gracza
        [few] { $n } znaczniki gracza
        [many] { $n } znaczników gracza
       *[other] { $n } znaczniki gracza
    }
    .name = znacznik gracza
le_havre-thing-tile =
    { $n ->
        [one] { $n } żeton zaopatrzenia
        [few] { $n } żetony zaopatrzenia
        [many] { $n } żetonów zaopatrzenia
       *[other] { $n } żetony zaopatrzenia
    }
    .name = żeton zaopatrzenia
le_havre-thing-ship_marker =
    { $n ->
        [one] { $n } znacznik statku
        [few] { $n } znaczniki statków
        [many] { $n } znaczników statków
       *[other] { $n } znaczniki statków
    }
    .name = znacznik statku
le_havre-thing-summary_card =
    { $n ->
        [one] { $n } karta podsumowania tury
        [few] { $n } karty podsumowania tury
        [many] { $n } kart podsumowania tury
       *[other] { $n } karty podsumowania tury
    }
    .name = karta podsumowania tury
le_havre-thing-start_ship =
    { $n ->
        [one] { $n } Drewniany statek o wartości 2
        [few] { $n } Drewniane statki o wartości 2
        [many] { $n } Drewnianych statków o wartości 2
       *[other] { $n } Drewniane statki o wartości 2
    }
    .name = Drewniany statek o wartości 2
le_havre-thing-proposal_card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
    .name = karta
le_havre-thing-special_card =
    { $n ->
        [one] { $n } budynek specjalny
        [few] { $n } budynki specjalne
        [many] { $n } budynków specjalnych
       *[other] { $n } budynki specjalne
    }
    .name = budynek specjalny
le_havre-thing-round_card =
    { $n ->
        [one] { $n } karta rundy
        [few] { $n } karty rund
        [many] { $n } kart rund
       *[other] { $n } karty rund
    }
    .name = karta rundy
le_havre-thing-overview_card =
    { $n ->
        [one] { $n } karta przebiegu rund
        [few] { $n } karty przebiegu rund
        [many] { $n } kart przebiegu rund
       *[other] { $n } karty przebiegu rund
    }
    .name = karta przebiegu rund
le_havre-thing-offer-franc = stragan z zasiłkami, { $n }
    .name = stragan z zasiłkami
le_havre-thing-offer-fish = stragan: ryba, { $n }
    .name = stragan: ryba
le_havre-thing-offer-wood = stragan: drewno, { $n }
    .name = stragan: drewno
le_havre-thing-offer-clay = stragan: glina, { $n }
    .name = stragan: glina
le_havre-thing-offer-iron = stragan: żelazo, { $n }
    .name = stragan: żelazo
le_havre-thing-offer-grain = stragan: zboże, { $n }
    .name = stragan: zboże
le_havre-thing-offer-cattle = stragan: bydło, { $n }
    .name = stragan: bydło
le_havre-thing-ship-S01 = Drewniany statek 2
    .name = Drewniany statek 2
le_havre-thing-ship-S02 = Drewniany statek 2
    .name = Drewniany statek 2
le_havre-thing-ship-S03 = Drewniany statek 2
    .name = Drewniany statek 2
le_havre-thing-ship-S04 = Drewniany statek 4
    .name = Drewniany statek 4
le_havre-thing-ship-S05 = Drewniany statek 4
    .name = Drewniany statek 4
le_havre-thing-ship-S06 = Żelazny statek 2
    .name = Żelazny statek 2
le_havre-thing-ship-S07 = Drewniany statek 6
    .name = Drewniany statek 6
le_havre-thing-ship-S08 = Żelazny statek 4
    .name = Żelazny statek 4
le_havre-thing-ship-S09 = Drewniany statek 6
    .name = Drewniany statek 6
le_havre-thing-ship-S10 = Żelazny statek 6
    .name = Żelazny statek 6
le_havre-thing-ship-S11 = Żelazny statek 8
    .name = Żelazny statek 8
le_havre-thing-ship-S12 = Stalowy statek 10
    .name = Stalowy statek 10
le_havre-thing-ship-S13 = Żelazny statek 10
    .name = Żelazny statek 10
le_havre-thing-ship-S14 = Stalowy statek 16
    .name = Stalowy statek 16
le_havre-thing-ship-S15 = Żelazny statek 12
    .name = Żelazny statek 12
le_havre-thing-ship-S16 = Stalowy statek 20
    .name = Stalowy statek 20
le_havre-thing-ship-S17 = Stalowy statek 24
    .name = Stalowy statek 24
le_havre-thing-ship-S18 = Luksusowy liniowiec 38
    .name = Luksusowy liniowiec 38
le_havre-thing-ship-S19 = Luksusowy liniowiec 34
    .name = Luksusowy liniowiec 34
le_havre-thing-ship-S20 = Luksusowy liniowiec 30
    .name = Luksusowy liniowiec 30
le_havre-thing-value = wartość: { $n }
    .name = wartość
le_havre-thing-price = koszt: { $n }
    .name = koszt
le_havre-thing-number = numer: { $n }
    .name = numer
le_havre-thing-energy = energia: { $n }
    .name = energia
le_havre-thing-food = żywność: { $n }
    .name = żywność
le_havre-thing-hammer = Młoty: { $n }
    .name = Młoty
le_havre-thing-fisherman = Wędkarze: { $n }
    .name = Wędkarze
le_havre-thing-ship = statki: { $n }
    .name = statki
le_havre-thing-building = budynki: { $n }
    .name = budynki
le_havre-thing-fortune = majątek do tej pory: { $n }
    .name = majątek do tej pory
le_havre-thing-city = budynki miasta: { $n }
    .name = budynki miasta
le_havre-thing-proposals = projekty budynków: { $n }
    .name = projekty budynków
le_havre-thing-Rz = budynki rzemieślnicze: { $n }
    .name = budynki rzemieślnicze
le_havre-thing-Go = budynki gospodarcze: { $n }
    .name = budynki gospodarcze
le_havre-thing-Pr = budynki przemysłowe: { $n }
    .name = budynki przemysłowe
le_havre-thing-Pu = budynki publiczne: { $n }
    .name = budynki publiczne

## Cards; names of expansion cards are our own words in Polish

le_havre-card-building_firm_1 = Firma budowlana 4
le_havre-card-building_firm_2 = Firma budowlana 6
le_havre-card-construction_firm = Kompania budowlana
le_havre-card-marketplace = Targowisko
le_havre-card-sawmill = Tartak
le_havre-card-fishery = Łowisko
le_havre-card-joinery = Stolarnia
le_havre-card-bakehouse = Piekarnia
le_havre-card-hardware_store = Sklep narzędziowy
le_havre-card-charcoal_kiln = Wypalarnia węgla
le_havre-card-smokehouse = Wędzarnia
le_havre-card-abattoir = Rzeźnia
le_havre-card-clay_mound = Gliniane wzgórze
le_havre-card-arts_centre = Centrum kultury
le_havre-card-wharf_1 = Stocznia 12
le_havre-card-black_market = Czarny rynek
le_havre-card-brickworks = Cegielnia
le_havre-card-local_court = Sąd rejonowy
le_havre-card-colliery = Kopalnia węgla
le_havre-card-wharf_2 = Stocznia 17
le_havre-card-shipping_line = Armator
le_havre-card-grocery_market = Sklep spożywczy
le_havre-card-tannery = Garbarnia
le_havre-card-business_office = Biuro
le_havre-card-ironworks = Huta żelaza
le_havre-card-steel_mill = Huta stali
le_havre-card-storehouse = Narzędziownia
le_havre-card-cokery = Koksownia
le_havre-card-dock = Dok
le_havre-card-bridge_over_the_seine = Most nad Sekwaną
le_havre-card-town_hall = Ratusz
le_havre-card-bank = Bank
le_havre-card-church = Kościół
le_havre-card-diner = Bar
le_havre-card-masons_guild = Cech strycharzy
le_havre-card-patisserie = Cukiernia
le_havre-card-hunting_lodge = Domek myśliwski
le_havre-card-wind_farm = Elektrownia wiatrowa
le_havre-card-furniture_factory = Fabryka mebli
le_havre-card-haulage_firm = Firma holownicza
le_havre-card-schnaps_distillery = Gorzelnia
le_havre-card-farm = Gospodarstwo
le_havre-card-coal_trader = Hurtownia węgla
le_havre-card-steelworks = Kombinat hutniczy
le_havre-card-forest_hut = Leśniczówka
le_havre-card-luxury_yacht = Luksusowy jacht
le_havre-card-business_park = Park przemysłowy
le_havre-card-smelter = Piec martenowski
le_havre-card-furriery = Pracownia kuśnierska
le_havre-card-clothing_industry = Przemysł odzieżowy
le_havre-card-leather_industry = Przemysł skórzany
le_havre-card-iron_mine_and_coal_seam = Ruda żelaza i pokład węgla
le_havre-card-town_square = Rynek miejski
le_havre-card-guildhouse = Siedziba cechu
le_havre-card-bakery = Sklep piekarniczy
le_havre-card-baguette_shop = Sklep z kanapkami
le_havre-card-fish_restaurant = Smażalnia ryb
le_havre-card-football_stadium = Stadion
le_havre-card-fishpond_and_wood = Staw rybny w lesie
le_havre-card-steakhouse = Steakhouse
le_havre-card-harbour_watch = Straż przybrzeżna
le_havre-card-plant_nursery = Szkółka roślin
le_havre-card-fish_market = Targ rybny
le_havre-card-tavern = Tawerna
le_havre-card-feedlot = Tuczarnia
le_havre-card-labour_exchange = Urząd pracy
le_havre-card-kiln = Wypalarnia cegieł
le_havre-card-brick_manufacturer = Wytwórnia cegieł
le_havre-card-zoo = Zoo
le_havre-card-gh01 = Drewniany żuraw
le_havre-card-gh02 = Zakład drzewny
le_havre-card-gh03 = Dworzec główny
le_havre-card-gh04 = Hotel
le_havre-card-gh05 = Fabryka futer
le_havre-card-gh06 = Warsztat kołodzieja
le_havre-card-gh07 = Chata rybaka
le_havre-card-gh08 = Jadłodajnia
le_havre-card-gh09 = Targ bydła
le_havre-card-gh10 = Handlarz cegłami
le_havre-card-gh11 = Spółka gliniarska
le_havre-card-gh12 = Piec hutniczy
le_havre-card-gh13 = Pchli targ
le_havre-card-gh14 = Gospoda
le_havre-card-gh15 = Wytwórnia konserw
le_havre-card-gh16 = Handlarz skórami
le_havre-card-gh17 = Przemysł futrzarski
le_havre-card-gh18 = Urząd rolnictwa
le_havre-card-gh19 = Urząd gospodarki
le_havre-card-gh20 = Giełda
le_havre-card-gh21 = Sklep z pamiątkami
le_havre-card-gh22 = Zakład rozbiórkowy
le_havre-card-gh23 = Wielki piec
le_havre-card-gh24 = Wytwórnia biopaliw
le_havre-card-gh25 = Ranczo
le_havre-card-gh26 = Firma handlowa
le_havre-card-gh27 = Punkt przemytu
le_havre-card-gh28 = Wielki koncern
le_havre-card-gh29 = Dom towarowy
le_havre-card-gh30 = Szewc
le_havre-card-gh31 = Gruchot
le_havre-card-gh32 = Hurtownia pieczywa
le_havre-card-gh33 = Tablet
le_havre-card-00 = Wychodek
le_havre-card-036 = Domki robotnicze
le_havre-card-037 = Plac budowy
le_havre-card-038 = Obóz drwali
le_havre-card-039 = MS Dagmar
le_havre-card-040 = Lombard
le_havre-card-041 = Kryjówka piratów
le_havre-card-042 = Złomowisko
le_havre-card-043 = Speluna
le_havre-card-044 = Pikieta
le_havre-card-045 = Fabryka tytoniu
le_havre-card-046 = Spęd bydła
le_havre-card-e2010 = Targi zabawek
le_havre-card-blank1 = Pusta karta 1
le_havre-card-blank2 = Pusta karta 2
le_havre-card-blank3 = Pusta karta 3
le_havre-card-blank4 = Pusta karta 4
le_havre-thing-building-building_firm_1 = { le_havre-card-building_firm_1 }
    .name = { le_havre-card-building_firm_1 }
le_havre-thing-building-building_firm_2 = { le_havre-card-building_firm_2 }
    .name = { le_havre-card-building_firm_2 }
le_havre-thing-building-construction_firm = { le_havre-card-construction_firm }
    .name = { le_havre-card-construction_firm }
le_havre-thing-building-marketplace = { le_havre-card-marketplace }
    .name = { le_havre-card-marketplace }
le_havre-thing-building-sawmill = { le_havre-card-sawmill }
    .name = { le_havre-card-sawmill }
le_havre-thing-building-fishery = { le_havre-card-fishery }
    .name = { le_havre-card-fishery }
le_havre-thing-building-joinery = { le_havre-card-joinery }
    .name = { le_havre-card-joinery }
le_havre-thing-building-bakehouse = { le_havre-card-bakehouse }
    .name = { le_havre-card-bakehouse }
le_havre-thing-building-hardware_store = { le_havre-card-hardware_store }
    .name = { le_havre-card-hardware_store }
le_havre-thing-building-charcoal_kiln = { le_havre-card-charcoal_kiln }
    .name = { le_havre-card-charcoal_kiln }
le_havre-thing-building-smokehouse = { le_havre-card-smokehouse }
    .name = { le_havre-card-smokehouse }
le_havre-thing-building-abattoir = { le_havre-card-abattoir }
    .name = { le_havre-card-abattoir }
le_havre-thing-building-clay_mound = { le_havre-card-clay_mound }
    .name = { le_havre-card-clay_mound }
le_havre-thing-building-arts_centre = { le_havre-card-arts_centre }
    .name = { le_havre-card-arts_centre }
le_havre-thing-building-wharf_1 = { le_havre-card-wharf_1 }
    .name = { le_havre-card-wharf_1 }
le_havre-thing-building-black_market = { le_havre-card-black_market }
    .name = { le_havre-card-black_market }
le_havre-thing-building-brickworks = { le_havre-card-brickworks }
    .name = { le_havre-card-brickworks }
le_havre-thing-building-local_court = { le_havre-card-local_court }
    .name = { le_havre-card-local_court }
le_havre-thing-building-colliery = { le_havre-card-colliery }
    .name = { le_havre-card-colliery }
le_havre-thing-building-wharf_2 = { le_havre-card-wharf_2 }
    .name = { le_havre-card-wharf_2 }
le_havre-thing-building-shipping_line = { le_havre-card-shipping_line }
    .name = { le_havre-card-shipping_line }
le_havre-thing-building-grocery_market = { le_havre-card-grocery_market }
    .name = { le_havre-card-grocery_market }
le_havre-thing-building-tannery = { le_havre-card-tannery }
    .name = { le_havre-card-tannery }
le_havre-thing-building-business_office = { le_havre-card-business_office }
    .name = { le_havre-card-business_office }
le_havre-thing-building-ironworks = { le_havre-card-ironworks }
    .name = { le_havre-card-ironworks }
le_havre-thing-building-steel_mill = { le_havre-card-steel_mill }
    .name = { le_havre-card-steel_mill }
le_havre-thing-building-storehouse = { le_havre-card-storehouse }
    .name = { le_havre-card-storehouse }
le_havre-thing-building-cokery = { le_havre-card-cokery }
    .name = { le_havre-card-cokery }
le_havre-thing-building-dock = { le_havre-card-dock }
    .name = { le_havre-card-dock }
le_havre-thing-building-bridge_over_the_seine = { le_havre-card-bridge_over_the_seine }
    .name = { le_havre-card-bridge_over_the_seine }
le_havre-thing-building-town_hall = { le_havre-card-town_hall }
    .name = { le_havre-card-town_hall }
le_havre-thing-building-bank = { le_havre-card-bank }
    .name = { le_havre-card-bank }
le_havre-thing-building-church = { le_havre-card-church }
    .name = { le_havre-card-church }
le_havre-thing-building-diner = { le_havre-card-diner }
    .name = { le_havre-card-diner }
le_havre-thing-building-masons_guild = { le_havre-card-masons_guild }
    .name = { le_havre-card-masons_guild }
le_havre-thing-building-patisserie = { le_havre-card-patisserie }
    .name = { le_havre-card-patisserie }
le_havre-thing-building-hunting_lodge = { le_havre-card-hunting_lodge }
    .name = { le_havre-card-hunting_lodge }
le_havre-thing-building-wind_farm = { le_havre-card-wind_farm }
    .name = { le_havre-card-wind_farm }
le_havre-thing-building-furniture_factory = { le_havre-card-furniture_factory }
    .name = { le_havre-card-furniture_factory }
le_havre-thing-building-haulage_firm = { le_havre-card-haulage_firm }
    .name = { le_havre-card-haulage_firm }
le_havre-thing-building-schnaps_distillery = { le_havre-card-schnaps_distillery }
    .name = { le_havre-card-schnaps_distillery }
le_havre-thing-building-farm = { le_havre-card-farm }
    .name = { le_havre-card-farm }
le_havre-thing-building-coal_trader = { le_havre-card-coal_trader }
    .name = { le_havre-card-coal_trader }
le_havre-thing-building-steelworks = { le_havre-card-steelworks }
    .name = { le_havre-card-steelworks }
le_havre-thing-building-forest_hut = { le_havre-card-forest_hut }
    .name = { le_havre-card-forest_hut }
le_havre-thing-building-luxury_yacht = { le_havre-card-luxury_yacht }
    .name = { le_havre-card-luxury_yacht }
le_havre-thing-building-business_park = { le_havre-card-business_park }
    .name = { le_havre-card-business_park }
le_havre-thing-building-smelter = { le_havre-card-smelter }
    .name = { le_havre-card-smelter }
le_havre-thing-building-furriery = { le_havre-card-furriery }
    .name = { le_havre-card-furriery }
le_havre-thing-building-clothing_industry = { le_havre-card-clothing_industry }
    .name = { le_havre-card-clothing_industry }
le_havre-thing-building-leather_industry = { le_havre-card-leather_industry }
    .name = { le_havre-card-leather_industry }
le_havre-thing-building-iron_mine_and_coal_seam = { le_havre-card-iron_mine_and_coal_seam }
    .name = { le_havre-card-iron_mine_and_coal_seam }
le_havre-thing-building-town_square = { le_havre-card-town_square }
    .name = { le_havre-card-town_square }
le_havre-thing-building-guildhouse = { le_havre-card-guildhouse }
    .name = { le_havre-card-guildhouse }
le_havre-thing-building-bakery = { le_havre-card-bakery }
    .name = { le_havre-card-bakery }
le_havre-thing-building-baguette_shop = { le_havre-card-baguette_shop }
    .name = { le_havre-card-baguette_shop }
le_havre-thing-building-fish_restaurant = { le_havre-card-fish_restaurant }
    .name = { le_havre-card-fish_restaurant }
le_havre-thing-building-football_stadium = { le_havre-card-football_stadium }
    .name = { le_havre-card-football_stadium }
le_havre-thing-building-fishpond_and_wood = { le_havre-card-fishpond_and_wood }
    .name = { le_havre-card-fishpond_and_wood }
le_havre-thing-building-steakhouse = { le_havre-card-steakhouse }
    .name = { le_havre-card-steakhouse }
le_havre-thing-building-harbour_watch = { le_havre-card-harbour_watch }
    .name = { le_havre-card-harbour_watch }
le_havre-thing-building-plant_nursery = { le_havre-card-plant_nursery }
    .name = { le_havre-card-plant_nursery }
le_havre-thing-building-fish_market = { le_havre-card-fish_market }
    .name = { le_havre-card-fish_market }
le_havre-thing-building-tavern = { le_havre-card-tavern }
    .name = { le_havre-card-tavern }
le_havre-thing-building-feedlot = { le_havre-card-feedlot }
    .name = { le_havre-card-feedlot }
le_havre-thing-building-labour_exchange = { le_havre-card-labour_exchange }
    .name = { le_havre-card-labour_exchange }
le_havre-thing-building-kiln = { le_havre-card-kiln }
    .name = { le_havre-card-kiln }
le_havre-thing-building-brick_manufacturer = { le_havre-card-brick_manufacturer }
    .name = { le_havre-card-brick_manufacturer }
le_havre-thing-building-zoo = { le_havre-card-zoo }
    .name = { le_havre-card-zoo }
le_havre-thing-building-gh01 = { le_havre-card-gh01 }
    .name = { le_havre-card-gh01 }
le_havre-thing-building-gh02 = { le_havre-card-gh02 }
    .name = { le_havre-card-gh02 }
le_havre-thing-building-gh03 = { le_havre-card-gh03 }
    .name = { le_havre-card-gh03 }
le_havre-thing-building-gh04 = { le_havre-card-gh04 }
    .name = { le_havre-card-gh04 }
le_havre-thing-building-gh05 = { le_havre-card-gh05 }
    .name = { le_havre-card-gh05 }
le_havre-thing-building-gh06 = { le_havre-card-gh06 }
    .name = { le_havre-card-gh06 }
le_havre-thing-building-gh07 = { le_havre-card-gh07 }
    .name = { le_havre-card-gh07 }
le_havre-thing-building-gh08 = { le_havre-card-gh08 }
    .name = { le_havre-card-gh08 }
le_havre-thing-building-gh09 = { le_havre-card-gh09 }
    .name = { le_havre-card-gh09 }
le_havre-thing-building-gh10 = { le_havre-card-gh10 }
    .name = { le_havre-card-gh10 }
le_havre-thing-building-gh11 = { le_havre-card-gh11 }
    .name = { le_havre-card-gh11 }
le_havre-thing-building-gh12 = { le_havre-card-gh12 }
    .name = { le_havre-card-gh12 }
le_havre-thing-building-gh13 = { le_havre-card-gh13 }
    .name = { le_havre-card-gh13 }
le_havre-thing-building-gh14 = { le_havre-card-gh14 }
    .name = { le_havre-card-gh14 }
le_havre-thing-building-gh15 = { le_havre-card-gh15 }
    .name = { le_havre-card-gh15 }
le_havre-thing-building-gh16 = { le_havre-card-gh16 }
    .name = { le_havre-card-gh16 }
le_havre-thing-building-gh17 = { le_havre-card-gh17 }
    .name = { le_havre-card-gh17 }
le_havre-thing-building-gh18 = { le_havre-card-gh18 }
    .name = { le_havre-card-gh18 }
le_havre-thing-building-gh19 = { le_havre-card-gh19 }
    .name = { le_havre-card-gh19 }
le_havre-thing-building-gh20 = { le_havre-card-gh20 }
    .name = { le_havre-card-gh20 }
le_havre-thing-building-gh21 = { le_havre-card-gh21 }
    .name = { le_havre-card-gh21 }
le_havre-thing-building-gh22 = { le_havre-card-gh22 }
    .name = { le_havre-card-gh22 }
le_havre-thing-building-gh23 = { le_havre-card-gh23 }
    .name = { le_havre-card-gh23 }
le_havre-thing-building-gh24 = { le_havre-card-gh24 }
    .name = { le_havre-card-gh24 }
le_havre-thing-building-gh25 = { le_havre-card-gh25 }
    .name = { le_havre-card-gh25 }
le_havre-thing-building-gh26 = { le_havre-card-gh26 }
    .name = { le_havre-card-gh26 }
le_havre-thing-building-gh27 = { le_havre-card-gh27 }
    .name = { le_havre-card-gh27 }
le_havre-thing-building-gh28 = { le_havre-card-gh28 }
    .name = { le_havre-card-gh28 }
le_havre-thing-building-gh29 = { le_havre-card-gh29 }
    .name = { le_havre-card-gh29 }
le_havre-thing-building-gh30 = { le_havre-card-gh30 }
    .name = { le_havre-card-gh30 }
le_havre-thing-building-gh31 = { le_havre-card-gh31 }
    .name = { le_havre-card-gh31 }
le_havre-thing-building-gh32 = { le_havre-card-gh32 }
    .name = { le_havre-card-gh32 }
le_havre-thing-building-gh33 = { le_havre-card-gh33 }
    .name = { le_havre-card-gh33 }
le_havre-thing-building-00 = { le_havre-card-00 }
    .name = { le_havre-card-00 }
le_havre-thing-building-036 = { le_havre-card-036 }
    .name = { le_havre-card-036 }
le_havre-thing-building-037 = { le_havre-card-037 }
    .name = { le_havre-card-037 }
le_havre-thing-building-038 = { le_havre-card-038 }
    .name = { le_havre-card-038 }
le_havre-thing-building-039 = { le_havre-card-039 }
    .name = { le_havre-card-039 }
le_havre-thing-building-040 = { le_havre-card-040 }
    .name = { le_havre-card-040 }
le_havre-thing-building-041 = { le_havre-card-041 }
    .name = { le_havre-card-041 }
le_havre-thing-building-042 = { le_havre-card-042 }
    .name = { le_havre-card-042 }
le_havre-thing-building-043 = { le_havre-card-043 }
    .name = { le_havre-card-043 }
le_havre-thing-building-044 = { le_havre-card-044 }
    .name = { le_havre-card-044 }
le_havre-thing-building-045 = { le_havre-card-045 }
    .name = { le_havre-card-045 }
le_havre-thing-building-046 = { le_havre-card-046 }
    .name = { le_havre-card-046 }
le_havre-thing-building-e2010 = { le_havre-card-e2010 }
    .name = { le_havre-card-e2010 }
le_havre-thing-building-blank1 = { le_havre-card-blank1 }
    .name = { le_havre-card-blank1 }
le_havre-thing-building-blank2 = { le_havre-card-blank2 }
    .name = { le_havre-card-blank2 }
le_havre-thing-building-blank3 = { le_havre-card-blank3 }
    .name = { le_havre-card-blank3 }
le_havre-thing-building-blank4 = { le_havre-card-blank4 }
    .name = { le_havre-card-blank4 }

## Words that count

le_havre-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
        [many] { $n } żywności
       *[other] { $n } żywności
    }
le_havre-energy =
    { $n ->
        [one] { $n } energia
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }
    .acc =
        { $n ->
            [one] { $n } energię
            [few] { $n } energie
            [many] { $n } energii
           *[other] { $n } energie
        }
le_havre-hammers =
    { $n ->
        [one] { $n } Młot
        [few] { $n } Młoty
        [many] { $n } Młotów
       *[other] { $n } Młoty
    }
le_havre-fishermans =
    { $n ->
        [one] { $n } Wędkarz
        [few] { $n } Wędkarze
        [many] { $n } Wędkarzy
       *[other] { $n } Wędkarze
    }
le_havre-type-Rz =
    { $n ->
        [one] { $n } budynek rzemieślniczy
        [few] { $n } budynki rzemieślnicze
        [many] { $n } budynków rzemieślniczych
       *[other] { $n } budynki rzemieślnicze
    }
le_havre-kind-Rz = budynek rzemieślniczy
    .letters = Rz
    .short = Rzemieślnicze
le_havre-type-Go =
    { $n ->
        [one] { $n } budynek gospodarczy
        [few] { $n } budynki gospodarcze
        [many] { $n } budynków gospodarczych
       *[other] { $n } budynki gospodarcze
    }
le_havre-kind-Go = budynek gospodarczy
    .letters = Go
    .short = Gospodarcze
le_havre-type-Pr =
    { $n ->
        [one] { $n } budynek przemysłowy
        [few] { $n } budynki przemysłowe
        [many] { $n } budynków przemysłowych
       *[other] { $n } budynki przemysłowe
    }
le_havre-kind-Pr = budynek przemysłowy
    .letters = Pr
    .short = Przemysłowe
le_havre-type-Pu =
    { $n ->
        [one] { $n } budynek publiczny
        [few] { $n } budynki publiczne
        [many] { $n } budynków publicznych
       *[other] { $n } budynki publiczne
    }
le_havre-kind-Pu = budynek publiczny
    .letters = Pu
    .short = Publiczne
le_havre-type-Ps =
    { $n ->
        [one] { $n } pseudo budynek
        [few] { $n } pseudo budynki
        [many] { $n } pseudo budynków
       *[other] { $n } pseudo budynki
    }
le_havre-kind-Ps = pseudo budynek
    .letters = Ps
    .short = Pseudo
le_havre-type-ship = statek
le_havre-held-ship = Statki
le_havre-held-building = Budynki
le_havre-held-city = Budynki miasta
le_havre-held-proposals = Projekty budynków
le_havre-fortune = majątek do tej pory
le_havre-tile = { CASE($a, to: "tile") } + { CASE($b, to: "tile") }
le_havre-tile-interest = { CASE($a, to: "tile") } + { CASE($b, to: "tile") }, odsetki
le_havre-tile-at = Tura { $turn }: { $tile }

## Where we are

le_havre-step-round = Runda
le_havre-step-turn = Tura
le_havre-needs = potrzeba { $n }
le_havre-needs-has = ma { $n }
le_havre-needs-short = brakuje { $n }
le_havre-at-turn = Runda { $round }, tura { $turn }
le_havre-at-turn-of = Runda { $round }, tura { $turn }: { $who }
le_havre-at-round = Runda { $round }
le_havre-at-end = Koniec rundy { $round }
le_havre-at-final = Akcje końcowe
le_havre-mark-interest = odsetki
le_havre-no-harvest = Brak żniw
le_havre-column-food = żywn.
le_havre-column-harvest = żniwa
le_havre-column-city = miasto
le_havre-column-ship = statek
le_havre-harvest-here = żniwa
le_havre-city-ordinary = miasto buduje
le_havre-city-special = miasto buduje budynek specjalny
le_havre-ship-wooden = Drewniany { $n }
le_havre-ship-iron = Żelazny { $n }
le_havre-ship-steel = Stalowy { $n }
le_havre-ship-luxury = Liniowiec { $n }
le_havre-stop-end = potem koniec rundy

## Now

le_havre-now-tile = { $who }, tura { $turn }: który żeton zaopatrzenia?
le_havre-tile-title = { $who }: odkryj żeton zaopatrzenia
le_havre-now-main = { $who }: akcja główna
le_havre-now-turn = { $who }: stragan czy budynek?
le_havre-now-awaits = Najpierw stragan albo budynek
le_havre-now-next-tile = Potem dotknij żetonu, który odkrywa { $who }
le_havre-left-feed = Runda { $round }, żywienie: { $who }
le_havre-left-interest = Runda { $round }, odsetki: { $who }
le_havre-left-final = Akcja końcowa: { $who }
le_havre-move-again = Zrób ponownie
le_havre-now-arrived = Na nabrzeże przybyły
le_havre-now-onward = W tej samej akcji: { $what }
le_havre-now-onward-any = Jeszcze jeden budynek, bez opłaty wejściowej
le_havre-ending = Na koniec tej rundy
le_havre-ending-food = od każdego
le_havre-ending-harvest = Żniwa
le_havre-ending-first = przed żywieniem
le_havre-ending-ordinary = Miasto buduje
le_havre-ending-ordinary-note = bierze 1 projekt
le_havre-ending-special = Budynek specjalny
le_havre-ending-special-note = odkrywa go miasto
le_havre-ending-ship = nowy statek
le_havre-ending-short = Brakuje żywności: { $who }
le_havre-short-of = { $who } { $n }
le_havre-reaped = Żniwa: { $who }
le_havre-reaped-by = { $who } { $what }
le_havre-reaped-none = Żniwa: nic nie przybyło
le_havre-then-harvest = Koniec rundy: { $what }
le_havre-stage-harvest = Żniwa zebrane
le_havre-stage-feed = Żywienie
le_havre-stage-ordinary = Budynek dla miasta
le_havre-stage-special = Budynek specjalny
le_havre-stage-built = { $what } dla miasta
le_havre-next-title = { $who }: tura skończona
le_havre-next-confirm = Tura skończona
le_havre-next-tile = Dalej: { $tile }
le_havre-move-other = Coś innego: koniec tury
le_havre-now-round = Runda { $round }: siedem tur
le_havre-round-detail = Zaczyna: { $who }
le_havre-round-title = Runda { $round } rozegrana
le_havre-round-confirm = Runda { $round } rozegrana
le_havre-now-feed =
    { $n ->
        [0] Żywienie: nikt nic nie płaci
       *[other] Żywienie: po { $n } żywności
    }
le_havre-now-final = Akcje końcowe: po jednej
le_havre-final-detail = Bez zaopatrzenia i kupowania. Wolno wejść do zajętego budynku.
le_havre-final-title = { $who }: akcja końcowa
le_havre-final-one = jedna akcja główna
le_havre-final-done = Zrobione
le_havre-final-confirm = { $who }: akcja końcowa wykonana
le_havre-now-over = Policzcie majątki
le_havre-over-detail = Najpierw spłata pożyczek: teraz 5 franków zamiast 7

## By hand

le_havre-by-hand-supply = Na stragany: { $what }
le_havre-by-hand-harvest = Żniwa: kto ma zboże, bierze 1 zboże; kto ma 2 bydła, bierze 1 bydło
le_havre-by-hand-ordinary = Miasto bierze projekt o najniższym numerze z wierzchu stosów
le_havre-by-hand-special = Odkryj dla miasta wierzchni budynek specjalny
le_havre-by-hand-built = Dla miasta: { $what }
le_havre-by-hand-ship = Odwróć kartę rundy: { $what }

## Interest and feeding

le_havre-interest-title = Odsetki: płaci każdy, kto ma pożyczki
le_havre-interest-detail = Przed akcją główną. Wcześniej można jeszcze spłacić.
le_havre-interest-pays =
    płaci { $n ->
        [one] { $n } franka
        [few] { $n } franki
        [many] { $n } franków
       *[other] { $n } franki
    }
le_havre-interest-cannot = nie może zapłacić: sprzedaż albo pożyczka
le_havre-interest-loan = { $who } bierze pożyczkę
le_havre-interest-all = Wszyscy płacą, jak widać
le_havre-interest-confirm = Odsetki płaci: { $who }
le_havre-interest-short = Bez pożyczki lub sprzedaży nikt więcej nie zapłaci
le_havre-feed-title = { $who }: żywienie
le_havre-feed-due = Potrzeba { $n }, statki dają { $ships }: do zapłaty { $net }
le_havre-feed-due-skipped = Potrzeba { $n }, statki sprzed przeskoku dają { $ships }: do zapłaty { $net }. Statków jest więcej? Najpierw je poprawcie
le_havre-feed-due-unknown = Potrzeba { $n }, mniej o to, co dają własne statki
le_havre-feed-by-ships = Żywność z własnych statków
le_havre-feed-net =
    { $n ->
        [0] nic do zapłaty
        [one] płaci { $n } żywność
        [few] płaci { $n } żywności
        [many] płaci { $n } żywności
       *[other] płaci { $n } żywności
    }
le_havre-feed-pays = płaci { CASE($what, to: "acc") }
le_havre-feed-sum = { $n } − { $ships } ze statków
le_havre-feed-pays-lacks = oddaje { CASE($what, to: "acc") }, brakuje { $n }
le_havre-feed-lacks = brakuje { $n }
le_havre-loan-left =
    { $left ->
        [one] +{ $got }, zostaje { $left }
        [few] +{ $got }, zostają { $left }
        [many] +{ $got }, zostaje { $left }
       *[other] +{ $got }, zostaje { $left }
    }
le_havre-feed-done = zapłacone
le_havre-left =
    { $n ->
        [one] zostaje { $n }
        [few] zostają { $n }
        [many] zostaje { $n }
       *[other] zostaje { $n }
    }
le_havre-loan-brings = +{ $got }
le_havre-then-left = { $what }: { $then }
le_havre-pays = −{ $price }
le_havre-paid-left =
    { $left ->
        [one] −{ $price }, zostaje { $left }
        [few] −{ $price }, zostają { $left }
        [many] −{ $price }, zostaje { $left }
       *[other] −{ $price }, zostaje { $left }
    }
le_havre-feed-borrows = bierze { CASE($loans, to: "acc") }
le_havre-feed-pays-loans = płaci { CASE($what, to: "acc") }, bierze { CASE($loans, to: "acc") }
le_havre-feed-paid = Czym zapłacono?
le_havre-feed-how = Wzięte pożyczki
le_havre-feed-no-loan = Bez pożyczki
le_havre-feed-no-francs = Sama żywność
le_havre-feed-francs = Ile franków? Reszta w żywności
le_havre-feed-missing = Ile brakuje, gdy oddano już wszystko? Pokryją to pożyczki
le_havre-feed-confirm = Zapłacono
le_havre-feed-back =
    { $n ->
        [one] { $n } frank wraca
        [few] { $n } franki wracają
        [many] { $n } franków wraca
       *[other] { $n } franki wracają
    }
le_havre-feed-loans = Bierze { CASE($loans, to: "acc") }
le_havre-move-feed = Zapłać inaczej
le_havre-move-pay = Zapłać
le_havre-move-close = Dalej: runda { $round }
le_havre-close-title = Koniec rundy { $round }
le_havre-close-confirm = Dalej: runda { $round }
le_havre-close-last = Dalej: akcje końcowe
le_havre-close-special = Który budynek specjalny?
le_havre-close-short = Najpierw rozlicz: { $who }

## Moves of a seat

le_havre-move-buy = Kup
le_havre-move-build = Zbuduj
le_havre-move-sell = Sprzedaj
le_havre-move-repay = Spłać pożyczkę
le_havre-move-redeem = Wykup zastawione dobra
le_havre-move-evict = Odeślij znacznik
le_havre-move-borrow = Weź pożyczkę
le_havre-move-court = Sąd rejonowy
le_havre-move-take = Zabierz ze straganu
le_havre-move-use = Wejdź do budynku
le_havre-move-stacks = Wpisz trzy stosy
le_havre-move-write = Zapisz kartę specjalną
le_havre-move-get-ship = Weź statek
le_havre-move-get = Karta zdobyta inaczej
le_havre-which-card = Która karta?
le_havre-buy-title = { $who }: kupowanie
le_havre-buy-price = Cena
le_havre-buy-confirm = Kup: { $what } za { CASE($price, to: "acc") }
le_havre-lacks = brakuje: { $what }
le_havre-costs = kosztuje { CASE($what, to: "acc") }
le_havre-build-title = { $who }: budowa
le_havre-build-paid = Materiały budowlane
le_havre-build-confirm = Zbuduj: { $what }
le_havre-get-title = { $who }: nowa karta
le_havre-get-confirm = { $what }
le_havre-has-ship = { $who }: jakie statki?
le_havre-has-building = { $who }: jakie budynki?
le_havre-has-ship-confirm =
    { $n ->
        [0] { $who }: bez statków
        [one] { $who }: { $n } statek
        [few] { $who }: { $n } statki
        [many] { $who }: { $n } statków
       *[other] { $who }: { $n } statki
    }
le_havre-has-building-confirm =
    { $n ->
        [0] { $who }: bez budynków
        [one] { $who }: { $n } budynek
        [few] { $who }: { $n } budynki
        [many] { $who }: { $n } budynków
       *[other] { $who }: { $n } budynki
    }
le_havre-sell-title = { $who }: sprzedaż
le_havre-sell-confirm = Sprzedaj: { $what } za { CASE($price, to: "acc") }
le_havre-not-sellable = nie można sprzedać
le_havre-unread = Najpierw zapisz wartość karty
le_havre-repay-title = { $who }: spłata pożyczek
le_havre-repay-detail = { $loans }: każda spłacona to { $n } franki oszczędności
le_havre-borrow-title = { $who }: nowe pożyczki
le_havre-borrow-confirm = Weź { CASE($loans, to: "acc") }
le_havre-court-title = { $who }: Sąd rejonowy
le_havre-court-back = Zwróć { CASE($loans, to: "acc") }
le_havre-court-francs = Zwróć { CASE($loans, to: "acc") }, weź { CASE($francs, to: "acc") }
le_havre-court-none = Nie ma pożyczki do zwrotu
le_havre-redeem-title = { $who }: dobra z Lombardu
le_havre-redeem-what = Co wraca?
le_havre-pawned = W Lombardzie: { $what }
le_havre-redeem-confirm = Wykup za { CASE($price, to: "acc") }
le_havre-evict-title = { $who }: odesłanie znacznika
le_havre-evict-confirm = Do domu: { $who }

## Main actions

le_havre-take-title = { $who }: stragan
le_havre-take-offer = Który stragan?
le_havre-take-n = Ile tam leżało?
le_havre-take-confirm = Zabierz { CASE($what, to: "acc") }
le_havre-use-title = Dokąd wchodzi { $who }?
le_havre-use-which = Który budynek?
le_havre-use-fee = Opłata wejściowa
le_havre-use-fee-last = Zapłać opłatę wejściową
le_havre-use-fee-food = w żywności
le_havre-use-fee-pays = { $what }
le_havre-use-times = Ile razy?
le_havre-use-swap = { $give } = { $get }
le_havre-use-gain = { $get }
le_havre-use-choose = Weź różne dobra: { $n }
le_havre-use-build = Co zbudować?
le_havre-use-ship = Który statek?
le_havre-use-paid = Czym zapłacono?
le_havre-use-food = Żywność: { $n }
le_havre-use-fuel = Energia: { $n }
le_havre-use-sold = Sprzedane dobra
le_havre-use-given = Oddane
le_havre-use-got = Otrzymane
le_havre-use-sailing = Statki w rejsie
le_havre-use-guests = Inni gracze w twoich budynkach
le_havre-use-way = Który sposób?
le_havre-use-pair = Które dwa sąsiednie stragany?
le_havre-use-icons = Symbole na własnych kartach
le_havre-use-steel = Cztery dobra za 1 stal?
le_havre-use-office-good = Jedno dobro za
le_havre-use-empty = Puste stragany
le_havre-use-confirm = Wejdź: { $what }
le_havre-use-fee-owner = Opłata: { $what } (dostaje { $who })
le_havre-use-fee-city = Opłata do skarbca: { $what }
le_havre-use-modern = 1 cegła modernizuje Stocznię
le_havre-use-none = nic
le_havre-use-animals = Zwierzęta
le_havre-nothing-there = pusty
le_havre-use-owner = Czyj to budynek?
le_havre-use-swapped = Który własny statek odchodzi?
le_havre-use-lodging = Czy stoi tu twój znacznik?
le_havre-use-buy = Które dobra?
le_havre-use-for = { $what }: { $price }
le_havre-use-two = Który stragan z dwoma żetonami?
le_havre-use-pawned = Zastawione dobra
le_havre-use-levied = Co oddaje każdy inny gracz
le_havre-use-guest = Czyj znacznik wraca do zasobów?
le_havre-use-stands = { $who }: { $what }
le_havre-use-hand = Która karta z ręki?
le_havre-kind-wooden = Drewniany statek
    .letters = Dr
    .short = Statki drewniane
le_havre-kind-iron = Żelazny statek
    .letters = Że
    .short = Statki żelazne
le_havre-kind-steel = Stalowy statek
    .letters = St
    .short = Statki stalowe
le_havre-kind-luxury = Luksusowy liniowiec
    .letters = Lu
    .short = Liniowce
le_havre-kind-basic = dobra podstawowe
le_havre-kind-upgraded = dobra ulepszone
le_havre-tool-use = Co daje budynek?
le_havre-tool-feed = Jak najlepiej wyżywić?
le_havre-tool-feed-due = Potrzebna żywność
le_havre-tool-feed-larder = W Chłodni
le_havre-tool-pays = Najlepiej: { $what }
le_havre-tool-nothing = Nic do zapłaty
le_havre-tool-loans = { $what }, potem { $loans }
le_havre-tool-over = Najlepiej: { $what }; przepada: { $food }
le_havre-stacks-one = Stos { $at }: { $n } z { $of } kart
le_havre-stacks-uneven = Trzy równe stosy: w żadnym nie ma więcej niż { $n } kart.
le_havre-stacks-confirm = Zapisz stosy
le_havre-write-title = Karta specjalna
le_havre-write-name = Nazwa na karcie
le_havre-write-type = Rodzaj
le_havre-write-numbers = Co na niej widać
le_havre-write-confirm = Zapisz
le_havre-write-value = wartość
le_havre-write-price = cena, 0 jeśli nie na sprzedaż
le_havre-write-price-note = puste: wartość; 0: nie na sprzedaż
le_havre-write-hammers = Młoty
le_havre-write-fishermen = Wędkarze
le_havre-write-bonus = premia na koniec

## Cards in words

le_havre-sentences = { $all }
le_havre-then = { $a } { $b }
le_havre-entry-free = bez opłaty
le_havre-entry-none = bez wejścia
le_havre-entry-own = własny, bez opłaty
le_havre-own-card = jak na karcie przy tym stole
le_havre-does-gain = Weź { CASE($what, to: "acc") }.
le_havre-does-needs = Tylko mając co najmniej { CASE($what, to: "acc") }.
le_havre-does-per-hammer = Za każdy własny Młot: { $what }.
le_havre-does-per-fisherman = Za każdego własnego Wędkarza: { $what }.
le_havre-does-any-hammer = Z własnym Młotem dodatkowo: { $what }.
le_havre-does-per-type = Za { $type }: { $what }.
le_havre-does-swap = Oddaj { CASE($give, to: "acc") }, weź { CASE($get, to: "acc") }.
le_havre-does-energy =
    { $per ->
        [1] Energia za każdym razem: { $n }.
       *[other] Energia: { $n } na każde { $per }, zaokrąglona w górę.
    }
le_havre-does-energy-once = Energia łącznie: { $n }.
le_havre-does-bonus = Dodatkowo za każde { $n }: { $what }.
le_havre-does-most =
    { $n ->
        [1] Najwyżej raz.
       *[other] Najwyżej { $n } razy.
    }
le_havre-does-most-by = Najwyżej { $n } na każde własne: { $what }.
le_havre-does-either = Tylko jedno z tych.
le_havre-does-nothing = Bez akcji przy wejściu.
le_havre-does-building_firm_1 = Zbuduj jeden budynek z wierzchu stosów.
le_havre-does-building_firm_2 = Zbuduj jeden budynek z wierzchu stosów.
le_havre-does-construction_firm = Zbuduj do dwóch budynków z wierzchu stosów, jeden po drugim.
le_havre-does-marketplace = Weź 2 różne dobra podstawowe i po jednym za każdy własny budynek rzemieślniczy. Obejrzyj 2 wierzchnie budynki specjalne.
le_havre-does-marketplace-short = Weź 2 różne dobra podstawowe i po jednym za każdy własny budynek rzemieślniczy.
le_havre-does-sawmill = Zbuduj budynek wymagający drewna, płacąc 1 drewno mniej.
le_havre-does-joinery = Sprzedaj 1, 2 lub 3 drewna za 5, 6 lub 7 franków.
le_havre-does-arts_centre = 4 franki za każdego innego gracza w twoich budynkach.
le_havre-does-wharf_1 = Zbuduj jeden statek: materiały i 3 energii. Pierwszy statek inny niż drewniany wymaga tu dodatkowo 1 cegły.
le_havre-does-black_market = Weź po 2 żetony z każdego pustego straganu.
le_havre-does-local_court = 1 pożyczka: zwróć ją. 2 pożyczki: zwróć 1 i weź 2 franki. 3 lub więcej: zwróć 2 albo 1 i weź 2 franki.
le_havre-does-wharf_2 = Zbuduj jeden statek: materiały i 3 energii. Pierwszy statek inny niż drewniany wymaga tu dodatkowo 1 cegły.
le_havre-does-shipping_line = 3 energii za każdy wysłany statek; drewniany mieści 2, żelazny 3, stalowy 4 dobra.
le_havre-does-business_office = Dowolne 4 dobra za 1 stal oraz 1 dobro za węgiel drzewny, błam albo cegłę.
le_havre-does-storehouse = Na koniec: pół franka za każde dobro.
le_havre-does-dock = Na koniec: 4 franki za każdy własny statek.
le_havre-does-bridge_over_the_seine = Sprzedaj dobra: 1 frank za każde ulepszone, 1 frank za dowolne 3 podstawowe.
le_havre-does-town_hall = Na koniec: 4 franki za każdy własny budynek publiczny, 2 za rzemieślniczy.
le_havre-does-bank = Na koniec: 3 franki za każdy własny budynek przemysłowy, 2 za gospodarczy.
le_havre-does-masons_guild = Właściciel buduje o 1 glinę lub cegłę taniej.
le_havre-does-wind_farm = Właściciel oszczędza 3 energii przy każdej akcji głównej.
le_havre-does-haulage_firm = Zapłać 3 franki i zabierz dobra z dwóch sąsiednich straganów.
le_havre-does-luxury_yacht = W Stoczni: zamień własny Żelazny statek. Nie przewozi i nie daje żywności.
le_havre-does-business_park = Na koniec: 2 franki za każdy własny budynek przemysłowy.
le_havre-does-town_square = Weź różne dobra ulepszone (bez stali), po jednym za każdy własny budynek rzemieślniczy.
le_havre-does-guildhouse = Na koniec: 2 franki za każdy własny budynek gospodarczy.
le_havre-does-football_stadium = Nie można go kupić. Można zbudować, gdy opróżniono jeden ze stosów projektów.
le_havre-does-harbour_watch = Zapłać graczowi 1 franka i zajmij miejsce tego znacznika; obowiązuje opłata wejściowa.
le_havre-does-feedlot = Podczas żniw właściciel 2 do 6 bydła dostaje 2.
le_havre-does-zoo = Jedna trzecia franka za każde bydło i każdą rybę, w dół. Zwierzęta zostają.
le_havre-does-gh01 = Właściciel może zastąpić jeden materiał 1 drewnem.
le_havre-does-gh02 = Właściciel buduje o 1 drewno taniej.
le_havre-does-gh03 = Przy wyjściu: dwa budynki z rzędu bez opłat wejściowych, bez powrotu tutaj. Stąd nikogo nie można odesłać.
le_havre-does-gh04 = Gdy stoi tu twój znacznik: 3 franki za każdy zabrany stragan. Stąd nikogo nie można odesłać.
le_havre-does-gh07 = Właściciel dostaje ryby na koniec każdej rundy.
le_havre-does-gh08 = Żywi jak drewniany statek.
le_havre-does-gh13 = Zabierz jeden stragan z dokładnie 2 żetonami i wszystkie z dokładnie 1.
le_havre-does-gh20 = Właściciel nie płaci odsetek; frank, gdy inny gracz bierze stragan z zasiłkami, 3 gdy inny zbuduje Bank.
le_havre-does-gh21 = Frank, gdy inny gracz wchodzi do twojego budynku.
le_havre-does-gh24 = Zboże daje właścicielowi po 2 energii u Armatora.
le_havre-does-gh25 = Na koniec: 2 franki za każde własne bydło.
le_havre-does-gh26 = Wymień do 4 dóbr na dobra o tej samej łącznej wartości.
le_havre-does-gh27 = Wymień do 3 dóbr podstawowych na inne podstawowe i do 3 ulepszonych na inne ulepszone; bez żelaza i stali.
le_havre-does-gh28 = Po 1 z każdego posiadanego dobra; stal kosztuje 3 franki.
le_havre-does-gh29 = Kup różne dobra ulepszone po 1 franku; koks 3, stal 5.
le_havre-does-gh31 = Trafia do następnego gracza, który weźmie żelazo (nie stal). Nie można sprzedać.
le_havre-does-gh33 = Spójrz na kartę i zapisz ją.
le_havre-does-00 = Leży na stosie o najwyższym numerze na wierzchu.
le_havre-does-036 = Właściciel ma dwie akcje końcowe.
le_havre-does-037 = Każdy dostaje 3 budynki specjalne; pierwszy gość wymienia tę kartę na jedną z ręki i używa jej, potem wszyscy odrzucają ręce.
le_havre-does-039 = W Stoczni: zamień Luksusowy liniowiec.
le_havre-does-040 = Zastaw różne dobra po 2 franki; wykup w każdej chwili po 2 franki.
le_havre-does-041 = Frank od każdego statku wysłanego przez Armatora.
le_havre-does-043 = Odesłany do domu wchodzi tutaj i płaci 2 franki, właściciel 1.
le_havre-does-044 = Zabierz ze straganu; każdy inny gracz musi to zrobić w następnej turze. Potem karta znika.
le_havre-does-045 = Właściciel może odsyłać znaczniki ze swoich budynków.
le_havre-does-046 = Każdy inny gracz z bydłem oddaje ci 1; 2 w grze dla dwóch.
le_havre-does-e2010 = Weź 1 pożyczkę i 6 różnych dóbr (bez stali).
le_havre-does-blank1 = Własna karta: zapisz ją.
le_havre-does-blank2 = Własna karta: zapisz ją.
le_havre-does-blank3 = Własna karta: zapisz ją.
le_havre-does-blank4 = Własna karta: zapisz ją.
le_havre-text-liner = Nie daje żywności i nie przewozi dóbr; liczy się do majątku.
le_havre-text-ship = Co rundę { $food }. Mieści dóbr: { $n }.
le_havre-text-ship-wooden = Żywność co rundę dla 1, 2, 3, 4 i 5 graczy: { $food }. Mieści dóbr: { $n }.
le_havre-text-ship-iron = Żywność co rundę dla 1, 2, 3, 4 i 5 graczy: { $food }. Mieści dóbr: { $n }.
le_havre-text-ship-steel = Żywność co rundę dla 1, 2, 3, 4 i 5 graczy: { $food }. Mieści dóbr: { $n }.

## The log

le_havre-log-tile = Żeton zaopatrzenia: { $tile }
le_havre-log-turn = { $who }: koniec tury
le_havre-log-offer = { $who }, stragan: { $what }
le_havre-log-used = { $who }: { $what }
le_havre-log-bought = { $who } kupuje: { $what }
le_havre-log-built = { $who } buduje: { $what }
le_havre-log-built-in = { $who } buduje: { $what } ({ $where })
le_havre-log-given = { $who }: teraz ma { $what }
le_havre-log-has-ship = { $who }: statki poprawione, { $n }
le_havre-log-has-building = { $who }: budynki poprawione, { $n }
le_havre-log-sold = { $who } sprzedaje: { $what }
le_havre-log-repaid = { $who }: spłata, { $loans }
le_havre-log-court = { $who }: sąd, zwrot: { $loans }
le_havre-log-borrowed = { $who }: { $loans }
le_havre-log-redeemed =
    { $n ->
        [one] { $who }: { $n } dobro z Lombardu
        [few] { $who }: { $n } dobra z Lombardu
        [many] { $who }: { $n } dóbr z Lombardu
       *[other] { $who }: { $n } dobra z Lombardu
    }
le_havre-log-evicted = { $who }: do domu { $guest }
le_havre-log-interest = Odsetki: { $who }
le_havre-log-fed = { $who }: żywienie
le_havre-log-fed-loans = { $who }: żywienie, { $loans }
le_havre-log-closed = Koniec rundy
le_havre-log-played = Siedem tur rozegranych
le_havre-log-written = Karta specjalna: { $what }
le_havre-log-stacks = Stosy projektów wpisane
le_havre-loud-supply = Nowe na straganach: { CASE($what, to: "tile") }
le_havre-loud-city = Miasto buduje: { $what }
le_havre-loud-ship = Nowy statek: { $what }
le_havre-loud-interest = Odsetki płaci: { $who }
le_havre-loud-gone = Wypada z gry: { $what }
le_havre-loud-comes = { $who }: musi wziąć kartę { $what }
le_havre-loud-strike = Pikieta, teraz tylko stragan: { $who }
le_havre-loud-harvest = Żniwa, { $who }: { $what }

## Why not

le_havre-log-turn-tile = { $who }: koniec tury, potem { $tile }
le_havre-tile-lies-elsewhere = Ten żeton zaopatrzenia leży już gdzie indziej.
le_havre-loans-too-few = { $who } ma tylko: { $loans }.
le_havre-not-enough = { $who }: brakuje { $n }.
le_havre-not-fed = { $who }: żywienie wymaga pożyczki lub sprzedaży.
le_havre-final-no-buying = Nie można już kupować: tylko akcje końcowe.
le_havre-never-for-sale = Nie można kupić: { $what }.
le_havre-not-buildable = Nie można teraz zbudować: { $what }.
le_havre-not-on-top = { $what }: karta nie leży na wierzchu.
le_havre-card-not-in-game =
    { $players ->
        [one] { $what }: nie w grze dla { $players } gracza.
        [few] { $what }: nie w grze dla { $players } graczy.
        [many] { $what }: nie w grze dla { $players } graczy.
       *[other] { $what }: nie w grze dla { $players } graczy.
    }
le_havre-sold-this-turn = { $what }: sprzedane w tej turze, nie można odkupić.
le_havre-bought-this-turn = { $what }: kupione w tej turze, nie można sprzedać.
le_havre-not-sellable-card = Nie można sprzedać: { $what }.
le_havre-advanced-selling = { $who }: poza swoją turą tylko z konieczności zapłaty.
le_havre-offer-empty = Nic tam nie leży: { $what }.
le_havre-no-entry = Nie można wejść: { $what }.
le_havre-not-built = { $what }: jeszcze nie zbudowane.
le_havre-standing-there = { $who } już tam stoi: { $what }.
le_havre-occupied = Zajęte: { $what } ({ $who }).
le_havre-idle = { $what }: nic tu nie zrobiono, a po wejściu do budynku trzeba wykonać jego akcję.
le_havre-must-have = Trzeba mieć: { $what }.
le_havre-fee-short = { $who }: nie stać na opłatę wejściową.
le_havre-price-is = { $what }: cena to { $price }.
le_havre-materials-short = Za mało materiałów; brakuje: { $what }.
le_havre-energy-short = Za mało energii: brakuje { $n }.
le_havre-too-many-goods = Statki mieszczą dóbr: { $n }.
le_havre-too-often =
    { $n ->
        [one] Najwyżej { $n } raz.
        [few] Najwyżej { $n } razy.
        [many] Najwyżej { $n } razy.
       *[other] Najwyżej { $n } razy.
    }
le_havre-one-only = Tylko jedno z tych.
le_havre-swap-most =
    { $n ->
        [one] Najwyżej { $n } dobro.
        [few] Najwyżej { $n } dobra.
        [many] Najwyżej { $n } dóbr.
       *[other] Najwyżej { $n } dobra.
    }
le_havre-swap-count = Oddane: { $n }, wzięte: { $m }. Liczby muszą być równe.
le_havre-swap-price = Wartość oddanych: { $n }, wziętych: { $m }. Musi być taka sama.
le_havre-swap-same = Nie na to samo dobro: { $what }.
le_havre-nobody-there = Nie ma znacznika, który można odesłać.
le_havre-onward-first = Teraz w tej akcji: { $what }.
le_havre-onward-not-back = Bez powrotu: { $what }.
le_havre-onward-building = { $who }: ta akcja prowadzi do kolejnego budynku.
le_havre-strike = { $who }: pikieta, można tylko zabrać stragan.
le_havre-strike-late = Nieczynne w ostatniej rundzie: { $what }.
le_havre-not-your-building = { $who } nie posiada tego budynku: { $what }.
le_havre-no-such-card = Nie ma takiej karty: { $what }.
le_havre-repay-now =
    { $n ->
        [one] { $who }: spłata teraz ({ $loans }) daje { $n } franka więcej.
        [few] { $who }: spłata teraz ({ $loans }) daje { $n } franki więcej.
        [many] { $who }: spłata teraz ({ $loans }) daje { $n } franków więcej.
       *[other] { $who }: spłata teraz ({ $loans }) daje { $n } franki więcej.
    }

## The count

le_havre-score-francs = Franki
le_havre-score-buildings = Budynki
le_havre-score-ships = Statki
le_havre-score-bonus = Premie
le_havre-score-loans = Pożyczki
le_havre-score-others = Inne karty
le_havre-sheet-francs = Franki
le_havre-sheet-francs-hint = monety po 1 i 5
le_havre-sheet-buildings = Budynki
le_havre-sheet-buildings-hint = zwykłe i początkowe
le_havre-sheet-specials = Budynki specjalne
    .tab = Specjalne
le_havre-sheet-specials-hint = karty z kotwicą
le_havre-sheet-ships = Statki
le_havre-sheet-ships-hint = szukaj według rodzaju i wartości
le_havre-sheet-loans = Pożyczki
le_havre-sheet-loans-hint = rewers karty liczy się jako 3
le_havre-sheet-goods = Dobra
le_havre-sheet-goods-hint = tylko dla właściciela Narzędziowni
le_havre-sheet-cattle = Bydło
le_havre-sheet-cattle-hint = tylko dla właściciela Rancza
le_havre-sheet-others = Inne karty
le_havre-sheet-others-hint = karty spoza pudełka: wartość razem z premią
le_havre-why-fortune = Majątek: { $who }
le_havre-why-printed = wartość na karcie
le_havre-why-these = { $what }
le_havre-why-each = po { $n }
le_havre-why-halves = po pół franka, w dół
le_havre-why-ships =
    { $n ->
        [one] { $n } statek
        [few] { $n } statki
        [many] { $n } statków
       *[other] { $n } statki
    }
le_havre-why-goods =
    { $n ->
        [one] { $n } dobro
        [few] { $n } dobra
        [many] { $n } dóbr
       *[other] { $n } dobra
    }
le_havre-rule-fortune = Gotówka, wartości budynków i statków, symbole plusa, minus 7 za pożyczkę.
    .text = Dobra nic nie są warte, chyba że liczy je Narzędziownia. Przy remisie wygrywa kilka osób.
le_havre-rule-loans = 7 franków za każdą niespłaconą pożyczkę.
le_havre-rule-others = Wpisane przez graczy.
le_havre-rule-plus = Symbol plusa liczy inne własne karty lub dobra.

## Rules

le_havre-rule-supply = Przesuń swój znacznik statku na kolejny żeton zaopatrzenia i połóż po jednym żetonie na dwóch straganach.
    .text = W pierwszej rundzie żeton odkrywa się na stałe. Dobra kładzie się stroną podstawową do góry. Runda to zawsze siedem tur, bez względu na liczbę graczy.
le_havre-rule-turn = Zabierz wszystko z jednego straganu albo przesuń znacznik do wolnego budynku i użyj go.
    .text = Opłatę dostaje właściciel; własny budynek jest bez opłaty. Żywność można zastąpić frankami, nigdy odwrotnie. Nie wolno wejść do budynku, w którym już stoi twój znacznik, do projektu ani do budynku z kłódką.
le_havre-rule-interest = Każdy, kto ma pożyczkę, płaci od razu 1 franka, bez względu na liczbę pożyczek.
    .text = Kto nie może zapłacić, sprzedaje budynek lub statek albo bierze kolejną pożyczkę. Żywność nie opłaca odsetek. Tuż przed tym można spłacić pożyczki, po 5 franków.
le_havre-rule-feeding = Każdy oddaje żywność z karty rundy, pomniejszoną o żywność z własnych statków.
    .text = Ryba 1, wędzona ryba 2, chleb 2, mięso 3, frank 1; żywność nie daje reszty. Dopiero gdy zabraknie żywności i franków: sprzedaż albo tyle pożyczek, ile trzeba, po 4 franki.
le_havre-rule-city = Miasto bierze projekt o najniższym numerze z wierzchu stosów albo budynek specjalny.
    .text = Budynki miasta można kupować i odwiedzać, ale nie budować. Potem karta rundy staje się statkiem na stosie swojego rodzaju.
le_havre-rule-trade = W swojej turze kupuj; sprzedawaj miastu w każdej chwili za pół wartości.
    .text = Do kupienia są budynki miasta, wierzchnie projekty i wierzchnie statki. W jednej turze nie wolno kupić i sprzedać tej samej karty. Znacznik z takiej karty wraca do gracza.
le_havre-rule-final = Po jednej akcji głównej, bez zaopatrzenia, odsetek i kupowania.
    .text = Wolno teraz wejść do zajętego budynku, tylko nie do tego, w którym stoi własny znacznik. Wolno sprzedawać i spłacać pożyczki.

## Setting up; $players sit at the table

le_havre-setup-group-board = Plansza
le_havre-setup-group-players = Każdy gracz
le_havre-setup-group-buildings = Budynki
le_havre-setup-group-rounds = Rundy i statki
le_havre-setup-board = Połóż trzy części planszy na środku stołu.
le_havre-setup-tiles = Potasuj żetony zaopatrzenia i połóż zakryte na siedmiu polach; znaczniki statków czekają przed pierwszym.
le_havre-setup-stores = Dobra i franki do magazynów, stroną podstawową do góry; żetony żywności obok planszy.
le_havre-setup-offers = Na straganach leżą:
le_havre-setup-pieces = Dla każdego gracza:
le_havre-setup-goods = Zasoby każdego gracza na początek:
le_havre-setup-ships = Statek każdego gracza na początek:
le_havre-setup-first = Kto mieszka najbliżej rzeki, jeziora lub morza, bierze żeton gracza rozpoczynającego; nie zmienia on właściciela.
    .known = { $who } bierze żeton gracza rozpoczynającego i zatrzymuje go do końca gry.
le_havre-setup-leave_out = Te budynki zwykłe zostają w pudełku:
le_havre-setup-start_buildings = Obok planszy, jako własność miasta:
le_havre-setup-stacks = Potasuj pozostałe budynki zwykłe na trzy stosy, każdy ułożony od najniższego numeru na wierzchu. W stosie:
le_havre-setup-black_market = Jeśli Czarny rynek leży na wierzchu stosu, przetasuj jeszcze raz.
le_havre-setup-solo_specials = Te budynki specjalne zostają w pudełku:
le_havre-setup-specials = Potasuj budynki specjalne; reszta wraca do pudełka. Zakryte na planszy:
le_havre-setup-no_specials = Budynki specjalne zostają w pudełku.
le_havre-setup-round_cards = Karty rund dla tej liczby graczy i wariantu, odkryte po kolei, runda 1 na wierzchu:
le_havre-setup-overview = Obok nich, stroną dla tej liczby graczy ku górze:
le_havre-setup-board_ship = Jeszcze jeden na polu drewnianych statków:
le_havre-setup-loans = Obok planszy:
