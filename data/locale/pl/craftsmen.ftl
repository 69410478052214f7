### Craftsmen. $who to imię gracza, nigdy nieodmieniane; $what to rzecz z liczbą albo zdanie.
craftsmen-title = Craftsmen
craftsmen-first-player = Kolejność według sum kart kapitału, od najniższej.

## Rzeczy
craftsmen-thing-vp =
    { $n ->
        [one] { $n } punkt uznania
        [few] { $n } punkty uznania
        [many] { $n } punktów uznania
       *[other] { $n } punktu uznania
    }
    .name = Punkty uznania
craftsmen-thing-vp-helpers =
    { $n ->
        [one] { $n } punkt uznania za start, pasowanie, opłaty
        [few] { $n } punkty uznania za start, pasowanie, opłaty
        [many] { $n } punktów uznania za start, pasowanie, opłaty
       *[other] { $n } punktu uznania za start, pasowanie, opłaty
    }
    .name = Start, pasowanie, opłaty
craftsmen-thing-vp-goods =
    { $n ->
        [one] { $n } punkt uznania za produkcję
        [few] { $n } punkty uznania za produkcję
        [many] { $n } punktów uznania za produkcję
       *[other] { $n } punktu uznania za produkcję
    }
    .name = Produkcja
craftsmen-thing-vp-ships-1 =
    { $n ->
        [one] { $n } punkt uznania za statki, rok I
        [few] { $n } punkty uznania za statki, rok I
        [many] { $n } punktów uznania za statki, rok I
       *[other] { $n } punktu uznania za statki, rok I
    }
    .name = Statki, rok I
craftsmen-thing-vp-colours-1 =
    { $n ->
        [one] { $n } punkt uznania za rozbudowę miasta, rok I
        [few] { $n } punkty uznania za rozbudowę miasta, rok I
        [many] { $n } punktów uznania za rozbudowę miasta, rok I
       *[other] { $n } punktu uznania za rozbudowę miasta, rok I
    }
    .name = Rozbudowa miasta, rok I
craftsmen-thing-vp-granary-1 =
    { $n ->
        [one] { $n } punkt uznania za spichlerz, rok I
        [few] { $n } punkty uznania za spichlerz, rok I
        [many] { $n } punktów uznania za spichlerz, rok I
       *[other] { $n } punktu uznania za spichlerz, rok I
    }
    .name = Spichlerz, rok I
craftsmen-thing-vp-invest-1 =
    { $n ->
        [one] { $n } punkt uznania za inwestycję, rok I
        [few] { $n } punkty uznania za inwestycję, rok I
        [many] { $n } punktów uznania za inwestycję, rok I
       *[other] { $n } punktu uznania za inwestycję, rok I
    }
    .name = Inwestycja, rok I
craftsmen-thing-vp-ships-2 =
    { $n ->
        [one] { $n } punkt uznania za statki, rok II
        [few] { $n } punkty uznania za statki, rok II
        [many] { $n } punktów uznania za statki, rok II
       *[other] { $n } punktu uznania za statki, rok II
    }
    .name = Statki, rok II
craftsmen-thing-vp-colours-2 =
    { $n ->
        [one] { $n } punkt uznania za rozbudowę miasta, rok II
        [few] { $n } punkty uznania za rozbudowę miasta, rok II
        [many] { $n } punktów uznania za rozbudowę miasta, rok II
       *[other] { $n } punktu uznania za rozbudowę miasta, rok II
    }
    .name = Rozbudowa miasta, rok II
craftsmen-thing-vp-granary-2 =
    { $n ->
        [one] { $n } punkt uznania za spichlerz, rok II
        [few] { $n } punkty uznania za spichlerz, rok II
        [many] { $n } punktów uznania za spichlerz, rok II
       *[other] { $n } punktu uznania za spichlerz, rok II
    }
    .name = Spichlerz, rok II
craftsmen-thing-vp-invest-2 =
    { $n ->
        [one] { $n } punkt uznania za inwestycję, rok II
        [few] { $n } punkty uznania za inwestycję, rok II
        [many] { $n } punktów uznania za inwestycję, rok II
       *[other] { $n } punktu uznania za inwestycję, rok II
    }
    .name = Inwestycja, rok II
craftsmen-thing-vp-ships-3 =
    { $n ->
        [one] { $n } punkt uznania za statki, rok III
        [few] { $n } punkty uznania za statki, rok III
        [many] { $n } punktów uznania za statki, rok III
       *[other] { $n } punktu uznania za statki, rok III
    }
    .name = Statki, rok III
craftsmen-thing-vp-colours-3 =
    { $n ->
        [one] { $n } punkt uznania za rozbudowę miasta, rok III
        [few] { $n } punkty uznania za rozbudowę miasta, rok III
        [many] { $n } punktów uznania za rozbudowę miasta, rok III
       *[other] { $n } punktu uznania za rozbudowę miasta, rok III
    }
    .name = Rozbudowa miasta, rok III
craftsmen-thing-vp-granary-3 =
    { $n ->
        [one] { $n } punkt uznania za spichlerz, rok III
        [few] { $n } punkty uznania za spichlerz, rok III
        [many] { $n } punktów uznania za spichlerz, rok III
       *[other] { $n } punktu uznania za spichlerz, rok III
    }
    .name = Spichlerz, rok III
craftsmen-thing-vp-invest-3 =
    { $n ->
        [one] { $n } punkt uznania za inwestycję, rok III
        [few] { $n } punkty uznania za inwestycję, rok III
        [many] { $n } punktów uznania za inwestycję, rok III
       *[other] { $n } punktu uznania za inwestycję, rok III
    }
    .name = Inwestycja, rok III
craftsmen-thing-vp-other =
    { $n ->
        [one] { $n } punkt uznania
        [few] { $n } punkty uznania
        [many] { $n } punktów uznania
       *[other] { $n } punktu uznania
    }
    .name = Punkty uznania
craftsmen-thing-bonus-weapons =
    { $n ->
        [one] { $n } żeton bonusowy: broń
        [few] { $n } żetony bonusowe: broń
        [many] { $n } żetonów bonusowych: broń
       *[other] { $n } żetonu bonusowego: broń
    }
    .name = Żeton bonusowy: broń
craftsmen-thing-bonus-tools =
    { $n ->
        [one] { $n } żeton bonusowy: narzędzia
        [few] { $n } żetony bonusowe: narzędzia
        [many] { $n } żetonów bonusowych: narzędzia
       *[other] { $n } żetonu bonusowego: narzędzia
    }
    .name = Żeton bonusowy: narzędzia
craftsmen-thing-bonus-clothes =
    { $n ->
        [one] { $n } żeton bonusowy: ubrania
        [few] { $n } żetony bonusowe: ubrania
        [many] { $n } żetonów bonusowych: ubrania
       *[other] { $n } żetonu bonusowego: ubrania
    }
    .name = Żeton bonusowy: ubrania
craftsmen-thing-bonus-books =
    { $n ->
        [one] { $n } żeton bonusowy: książki
        [few] { $n } żetony bonusowe: książki
        [many] { $n } żetonów bonusowych: książki
       *[other] { $n } żetonu bonusowego: książki
    }
    .name = Żeton bonusowy: książki
craftsmen-thing-bonus-candles =
    { $n ->
        [one] { $n } żeton bonusowy: świece
        [few] { $n } żetony bonusowe: świece
        [many] { $n } żetonów bonusowych: świece
       *[other] { $n } żetonu bonusowego: świece
    }
    .name = Żeton bonusowy: świece
craftsmen-thing-bonus-wine =
    { $n ->
        [one] { $n } żeton bonusowy: wino
        [few] { $n } żetony bonusowe: wino
        [many] { $n } żetonów bonusowych: wino
       *[other] { $n } żetonu bonusowego: wino
    }
    .name = Żeton bonusowy: wino
craftsmen-thing-bonus-beer =
    { $n ->
        [one] { $n } żeton bonusowy: piwo
        [few] { $n } żetony bonusowe: piwo
        [many] { $n } żetonów bonusowych: piwo
       *[other] { $n } żetonu bonusowego: piwo
    }
    .name = Żeton bonusowy: piwo
craftsmen-thing-bonus-bread =
    { $n ->
        [one] { $n } żeton bonusowy: chleb
        [few] { $n } żetony bonusowe: chleb
        [many] { $n } żetonów bonusowych: chleb
       *[other] { $n } żetonu bonusowego: chleb
    }
    .name = Żeton bonusowy: chleb
craftsmen-thing-privilege =
    { $n ->
        [one] { $n } żeton przywileju
        [few] { $n } żetony przywilejów
        [many] { $n } żetonów przywilejów
       *[other] { $n } żetonu przywileju
    }
    .name = Żetony przywilejów
craftsmen-thing-work =
    { $n ->
        [one] { $n } żeton pracy
        [few] { $n } żetony pracy
        [many] { $n } żetonów pracy
       *[other] { $n } żetonu pracy
    }
    .name = Żetony pracy
craftsmen-thing-helper =
    { $n ->
        [one] { $n } pomocnik
        [few] { $n } pomocnicy
        [many] { $n } pomocników
       *[other] { $n } pomocnika
    }
    .name = Pomocnicy
craftsmen-thing-natural =
    { $n ->
        [one] { $n } kostka naturalna
        [few] { $n } kostki naturalne
        [many] { $n } kostek naturalnych
       *[other] { $n } kostki naturalnej
    }
    .name = kostka naturalna
craftsmen-thing-cube =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }
    .name = Kostki
craftsmen-thing-half-purple =
    { $n ->
        [one] { $n } fioletowa połówka
        [few] { $n } fioletowe połówki
        [many] { $n } fioletowych połówek
       *[other] { $n } fioletowej połówki
    }
    .name = Fioletowe połówki
craftsmen-thing-half-green =
    { $n ->
        [one] { $n } zielona połówka
        [few] { $n } zielone połówki
        [many] { $n } zielonych połówek
       *[other] { $n } zielonej połówki
    }
    .name = Zielone połówki
craftsmen-thing-half-blue =
    { $n ->
        [one] { $n } niebieska połówka
        [few] { $n } niebieskie połówki
        [many] { $n } niebieskich połówek
       *[other] { $n } niebieskiej połówki
    }
    .name = Niebieskie połówki
craftsmen-thing-half-red =
    { $n ->
        [one] { $n } czerwona połówka
        [few] { $n } czerwone połówki
        [many] { $n } czerwonych połówek
       *[other] { $n } czerwonej połówki
    }
    .name = Czerwone połówki
craftsmen-thing-card-sawmill =
    { $n ->
        [one] { $n } tartak
        [few] { $n } tartaki
        [many] { $n } tartaków
       *[other] { $n } tartaku
    }
    .name = Tartak
craftsmen-thing-card-basic =
    { $n ->
        [one] { $n } budynek podstawowy
        [few] { $n } budynki podstawowe
        [many] { $n } budynków podstawowych
       *[other] { $n } budynku podstawowego
    }
    .name = Budynek podstawowy
craftsmen-thing-card-extended =
    { $n ->
        [one] { $n } budynek rozszerzony
        [few] { $n } budynki rozszerzone
        [many] { $n } budynków rozszerzonych
       *[other] { $n } budynku rozszerzonego
    }
    .name = Budynek rozszerzony
craftsmen-thing-card-advanced =
    { $n ->
        [one] { $n } budynek zaawansowany
        [few] { $n } budynki zaawansowane
        [many] { $n } budynków zaawansowanych
       *[other] { $n } budynku zaawansowanego
    }
    .name = Budynek zaawansowany
craftsmen-thing-part-disc =
    { $n ->
        [one] { $n } dysk
        [few] { $n } dyski
        [many] { $n } dysków
       *[other] { $n } dysku
    }
    .name = Dyski
craftsmen-thing-part-capital =
    { $n ->
        [one] { $n } karta kapitału
        [few] { $n } karty kapitału
        [many] { $n } kart kapitału
       *[other] { $n } karty kapitału
    }
    .name = Karty kapitału
craftsmen-thing-part-natural =
    { $n ->
        [one] { $n } naturalna kostka
        [few] { $n } naturalne kostki
        [many] { $n } naturalnych kostek
       *[other] { $n } naturalnej kostki
    }
    .name = Naturalne kostki
craftsmen-thing-part-bonus =
    { $n ->
        [one] { $n } żeton bonusowy
        [few] { $n } żetony bonusowe
        [many] { $n } żetonów bonusowych
       *[other] { $n } żetonu bonusowego
    }
    .name = Żetony bonusowe
craftsmen-thing-part-house =
    { $n ->
        [one] { $n } karta z domkiem
        [few] { $n } karty z domkiem
        [many] { $n } kart z domkiem
       *[other] { $n } karty z domkiem
    }
    .name = Karty z domkiem

## Towary, kolory, fazy
craftsmen-good-wood = drewno
craftsmen-good-iron_ore = ruda żelaza
craftsmen-good-flax = len
craftsmen-good-wheat = pszenica
craftsmen-good-cow = krowa
craftsmen-good-wax = wosk
craftsmen-good-grapes = winogrona
craftsmen-good-barrel = beczka
craftsmen-good-rope = lina
craftsmen-good-leather = skóra
craftsmen-good-paper = papier
craftsmen-good-iron = żelazo
craftsmen-good-cloth = tkanina
craftsmen-good-meat = mięso
craftsmen-good-flour = mąka
craftsmen-good-weapons = broń
craftsmen-good-tools = narzędzia
craftsmen-good-clothes = ubrania
craftsmen-good-books = książki
craftsmen-good-candles = świece
craftsmen-good-wine = wino
craftsmen-good-beer = piwo
craftsmen-good-bread = chleb
craftsmen-good-trade = handel na jarmarku
craftsmen-colour-purple = fioletowy
craftsmen-colour-green = zielony
craftsmen-colour-blue = niebieski
craftsmen-colour-red = czerwony
craftsmen-phase-order = Kolejność
craftsmen-phase-helpers = Pomocnicy
craftsmen-phase-bank = Gildia bankierów
craftsmen-phase-build = Gildia budowniczych
craftsmen-phase-notary = Notariusz
craftsmen-phase-craft = Cech rzemiosł
craftsmen-phase-merchant = Gildia kupców
craftsmen-phase-hall = Ratusz
craftsmen-phase-close = Faza końcowa
craftsmen-phase-ships = Statki
craftsmen-phase-colours = Rozbudowa miasta
craftsmen-phase-granary = Spichlerz
craftsmen-phase-invest = Inwestycja
craftsmen-phase-end = Koniec gry
craftsmen-year = Rok
craftsmen-season =
    { $season ->
        [1] Wiosna
        [2] Lato
        [3] Jesień
       *[4] Zima
    }
craftsmen-mark-winter = zima: punkty za rok
craftsmen-jump =
    { $phase ->
       *[none] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }
        [order] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: kolejność
        [helpers] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: pomocnicy
        [bank] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: gildia bankierów
        [build] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: gildia budowniczych
        [notary] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: notariusz
        [craft] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: cech rzemiosł
        [merchant] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: gildia kupców
        [hall] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: ratusz
        [close] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: faza końcowa
        [ships] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: statki
        [colours] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: rozbudowa miasta
        [granary] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: spichlerz
        [invest] Rok { $year }, { $season ->
            [1] wiosna
            [2] lato
            [3] jesień
           *[4] zima
        }: inwestycja
        [end] Koniec gry
    }

## Przygotowanie
craftsmen-setup-group-board = Plansza
craftsmen-setup-board = Połóż planszę na środku stołu.
craftsmen-setup-markers = Znacznik lat na roku I, znacznik pór roku na wiośnie.
craftsmen-setup-granary = Po jednej naturalnej kostce na każdym polu spichlerza.
craftsmen-setup-bonus = Połóż żetony bonusowe obok planszy.
craftsmen-setup-tokens = Żetony przywilejów i pracy w grze; reszta do pudełka.
craftsmen-setup-group-cards = Karty
craftsmen-setup-capital = Potasuj karty kapitału. Dwie połóż odkryte na planszy.
craftsmen-setup-basic = Potasuj budynki podstawowe; po rozdaniu odkryj dwa.
craftsmen-setup-extended = Odłóż karty rozszerzone z domkiem, potasuj obie części. Nierozdane z domkiem połóż na wierzchu; odkryj dwie.
craftsmen-setup-advanced = Tak samo budynki zaawansowane: wszystkie z domkiem na wierzch, odkryj dwa.
craftsmen-setup-group-players = Każdy gracz
craftsmen-setup-kit = Dyski i kostki w jednym kolorze: pięciu pomocników, dysk kolejności i dwa dyski punktów.
craftsmen-setup-hand = Karty kapitału, zakryte.
craftsmen-setup-buildings = Budynki na rękę.
craftsmen-setup-sawmill = Jeden tartak, wybudowany, odkryty.
craftsmen-setup-exchange = Kto chce, wymienia jedną kartę budynku, tartak na inny kolor albo jedno i drugie.
craftsmen-setup-first = Zsumuj cyfry pięciu kart kapitału: najniższa suma zaczyna, dalej rosnąco; przy remisie młodszy gracz.

## Co aplikacja może śledzić
craftsmen-keep-points = Punkty
    .price = Podaj produkcję i opłaty w punktach.
    .gain = Wynik w każdej chwili, rok po roku.
craftsmen-keep-tokens = Żetony
    .price = Podaj żetony wzięte i użyte.
    .gain = Limity i faza końcowa liczą się same.
craftsmen-keep-queue = Pomocnicy po kolei
    .price = Jeden dotyk na pomocnika.
    .gain = Opłaty, limity, kto kiedy działa, użyte przywileje.
craftsmen-keep-goods = Jarmark, spichlerz, statki
    .price = Dwa dotyki na punkt pracy.
    .gain = Co wypada, kto dostaje kartę, ładunek na koniec roku.
craftsmen-keep-buildings = Budynki z kolorami
    .price = Trzy dotyki na wybudowaną kartę.
    .gain = Zestawy kolorów liczą się same.
craftsmen-preset-lightest = Pory roku i punkty
    .brings = Etapy, punkty i koniec roku. Reszta leży na stole.
    .price = około 10 dotyków na porę roku
craftsmen-preset-more = Pomocnicy i żetony
    .brings = Do tego kolejki, opłaty, przywileje i żetony.
    .price = jeden dotyk na pomocnika
craftsmen-preset-everything = Wszystko
    .brings = Do tego jarmark, spichlerz, statki i budynki; ręce nigdy.
    .price = 2–3 dotyki na punkt pracy
craftsmen-ruling-open_cards = Gildia bankierów: ile odkrytych kart można wziąć?
    .one_or_two = jedną lub dwie
    .none_too = też żadnej
craftsmen-ruling-ten_cards = Kiedy odrzuca się karty ponad 10?
    .after_action = po akcji
    .always = w każdej chwili
craftsmen-ruling-notary_sets = Czy zestawy kolorów liczą się przy zakupie u notariusza?
    .yes = tak
    .no = nie
craftsmen-ruling-mayor_offer = Ile warte są karty burmistrza?
    .faces = suma cyfr
    .sets = z zestawami kolorów
craftsmen-ruling-mayor_level = Czy stawka równa ofercie burmistrza wygrywa?
    .yes = tak
    .no = nie
craftsmen-ruling-order_discs = Czy pomocnicy na torze zmiany kolejności liczą się jako użyte przywileje?
    .yes = tak
    .no = nie
craftsmen-ruling-fewest_full = Najmniej przywilejów, ale już trzy żetony: żeton …
    .next = dostaje następny uprawniony
    .stays = zostaje w puli
craftsmen-ruling-winter_tokens = Czy zimą rozdaje się żetony przywilejów?
    .yes = tak
    .no = nie
craftsmen-ruling-winter_swap = Czy po zimie zamienia się dyski kolejności?
    .yes = tak
    .no = nie
craftsmen-ruling-winter_work = Czy zimą można używać żetonów pracy?
    .yes = tak
    .no = nie
craftsmen-ruling-winter_eight = Zima: kiedy sprawdza się limit 8 kart?
    .before = przed punktowaniem
    .after = po punktowaniu
craftsmen-ruling-granary_fill = Spichlerz na koniec roku: naturalne kostki na …
    .all = wszystkich pustych polach
    .missing = jednym polu brakującego towaru
craftsmen-ruling-tie_order = Remis na koniec: która kolejność się liczy?
    .winter = z ostatniej zimy
    .swapped = po jeszcze jednej zamianie
craftsmen-ruling-push_own = Czy można wypchnąć własną kostkę ze spichlerza?
    .yes = tak
    .no = nie
craftsmen-ruling-order_twice = Czy można dwa razy w porze roku zmienić kolejność?
    .yes = tak
    .no = nie

## Kolejność i pomocnicy
craftsmen-order-title = Kto zaczyna?
craftsmen-order-detail = Zsumujcie cyfry na swoich pięciu kartach kapitału.
craftsmen-order-ask = Suma pięciu kart
craftsmen-order-confirm = Ustal kolejność
craftsmen-reorder = Popraw kolejność
craftsmen-younger = Równe sumy, od najmłodszej osoby
craftsmen-no-such-sum = Pięć kart jest warte od { $low } do { $high }.
craftsmen-log-order = Kolejność: { $who }
craftsmen-turn-order = Kolejność: { $who }
craftsmen-helpers-title = Wszyscy wysyłają pomocników
craftsmen-helpers-detail = Opłata w punktach: dotknij imienia płacącego.
craftsmen-left-ask = Pas z wolnymi pomocnikami: +1 punkt
craftsmen-sent-confirm = Pomocnicy stoją
craftsmen-log-sent-left = Pomocnicy wysłani; +1 punkt: { $who }
craftsmen-log-sent-all = Pomocnicy wysłani
craftsmen-send = { $who }: wyślij pomocnika
craftsmen-send-title = { $who }: { $what }
craftsmen-pass = Pas: +1 punkt
craftsmen-log-passed = { $who }: pas, +1 punkt
craftsmen-over-ask = Na czyim pomocniku?
craftsmen-fee-ask = Opłatę dostaje { $who }
craftsmen-fee-card = 1 karta kapitału
craftsmen-log-sent = { $who }: { $what }
craftsmen-log-sent-card = { $who }: { $what }, opłata: karta
craftsmen-log-sent-points = { $who }: { $what }, opłata w punktach
craftsmen-log-sent-drawn = { $who }: { $what }, druga osoba dobiera wierzchnią kartę
craftsmen-draws-card = Po przykryciu { $who } dobiera wierzchnią kartę kapitału.
craftsmen-cover-confirm = Połóż na pomocniku
craftsmen-fee-title = { $who } płaci { $what }: komu?
craftsmen-fee-move = Zapłać opłatę w punktach
craftsmen-log-fee = { $who } płaci opłatę, dostaje { $to }
craftsmen-queues = Kolejki
craftsmen-of = { $n } z { $of }
craftsmen-no-such-space = Tam nie może stanąć pomocnik.
craftsmen-no-helper = { $who } nie ma już pomocników.
craftsmen-space-free = W tej kolejce jest jeszcze wolne pole.
craftsmen-own-helpers = { $who } ma tam już { $n } pomocników.
craftsmen-building-full = Nie więcej niż { $n } pomocników.
craftsmen-fee-due = Tam trzeba zapłacić opłatę.
craftsmen-no-fee = Tam nie płaci się opłaty.
craftsmen-too-few-points = Za mało punktów na opłatę.
craftsmen-helpers-left =
    { $n ->
        [one] został { $n } pomocnik
        [few] zostało { $n } pomocników
        [many] zostało { $n } pomocników
       *[other] zostało { $n } pomocnika
    }

## Etapy i faza końcowa
craftsmen-stage-bank = 4 karty, w tym jedna lub dwie odkryte; potem odrzuć 2, z przywilejem 1.
craftsmen-stage-build = Do dwóch kart, koszt łączony: 2, 3, 6.
craftsmen-stage-notary = Kup w kolorach karty za 3, 5, 10 albo zacznij licytację.
craftsmen-stage-craft =
    { $n ->
        [one] { $n } punkt pracy { $season ->
            [4] na każdą osobę
           *[other] za każdego pomocnika
        }.
        [few] { $n } punkty pracy { $season ->
            [4] na każdą osobę
           *[other] za każdego pomocnika
        }.
        [many] { $n } punktów pracy { $season ->
            [4] na każdą osobę
           *[other] za każdego pomocnika
        }.
       *[other] { $n } punktu pracy { $season ->
            [4] na każdą osobę
           *[other] za każdego pomocnika
        }.
    }
craftsmen-stage-merchant = Kup jeden półprodukt ze spichlerza.
craftsmen-stage-hall =
    { $players ->
        [2] Żeton przywileju albo żeton pracy.
       *[other] Żeton przywileju, żeton pracy albo zmiana kolejności.
    }
craftsmen-used-ask =
    { $shown ->
        [gold] Przywilej użyty: złote pole jest zaznaczone, odznacz, kto nie korzysta
       *[told] Kto korzysta z przywileju?
    }
craftsmen-gold = złote pole
craftsmen-for-token = za żeton
craftsmen-no-token = brak żetonu
craftsmen-token-given = żeton oddany
craftsmen-done = Koniec etapu: { $what }
craftsmen-done-confirm = Wszyscy wykonali akcje
craftsmen-log-done = Koniec etapu: { $what }
craftsmen-log-used = Przywilej: { $who }
craftsmen-log-changed = Tor zmiany kolejności: { $who }
craftsmen-hall-ask = { $who }, wybór w ratuszu
craftsmen-hall-privilege = żeton przywileju
craftsmen-hall-work = żeton pracy
craftsmen-hall-order = zmiana kolejności
craftsmen-hall-none = nic
craftsmen-pool-empty = pula jest pusta
craftsmen-token-limit = { $who } ma już { $n }: więcej nie wolno.
craftsmen-order-twice = { $who } stoi już na torze zmiany kolejności.
craftsmen-order-full = Tylko { $n } pola zmiany kolejności.
craftsmen-work-freed = Punkty pracy wydane ({ $of }); przywilej daje jeszcze 1 punkt pracy
craftsmen-work-left = punkty pracy: { $n } z { $of }
craftsmen-passed-by = Pomijane, nikt tam nie stoi: { $what }
craftsmen-close-title = Faza końcowa
craftsmen-close-detail = Żeton za najmniej przywilejów, nowa kolejność, pomocnicy wracają.
craftsmen-without-token = Najmniej, ale bez żetonu: { $who }. Żetonów w puli było: { $n }; pierwszeństwo według kolejności; nikt nie ma więcej niż trzech.
craftsmen-close-next = Następna kolejność: { $who }
craftsmen-close-confirm = Zakończ porę roku
craftsmen-used-count = Użyte przywileje
craftsmen-changed-ask = Tor zmiany kolejności, od lewej
craftsmen-no-order-change = Tak nie można zmienić kolejności.
craftsmen-log-closed = Koniec pory roku
craftsmen-log-used-n = { $who } { $n }
craftsmen-log-granted =
    { $to ->
        [0] Użyte przywileje: { $used }. Nikt nie dostaje żetonu przywileju
       *[other] Użyte przywileje: { $used }. Najmniej, więc żeton przywileju: { $who }
    }{ $left ->
        [0] . Pula jest pusta.
       *[other] .
    }
craftsmen-log-moved = Nowa kolejność, przestawcie dyski: { $who }
craftsmen-hand-limit = Nie więcej niż { $n } kart kapitału na ręce
craftsmen-round-begins = { $what }. Zaczyna: { $who }
craftsmen-token-title = { $who }: żeton
craftsmen-token-move = Żeton wzięty lub użyty
craftsmen-token-privilege = bierze żeton przywileju
craftsmen-token-work = bierze żeton pracy
craftsmen-token-privilege-back = używa żetonu przywileju
craftsmen-token-work-back = oddaje żeton pracy
craftsmen-token-note = Po punkt za żeton pracy dotknij „Wyprodukuj”: gdy punktów pracy już nie ma, produkcja sama pobiera żeton.
craftsmen-log-token = { $who } bierze: { $what }
craftsmen-log-token-back = { $who } oddaje: { $what }
craftsmen-points = Inne punkty
craftsmen-reason-goods = produkcja
craftsmen-reason-helpers = pasowanie, opłaty
craftsmen-reason-other = inne

## Produkcja, spichlerz, budynki
craftsmen-make-move = Wyprodukuj
craftsmen-make-title = { $who }: produkcja
craftsmen-to-ask = Dokąd?
craftsmen-to-fair = jarmark
craftsmen-to-granary = spichlerz
craftsmen-to-onward = własny budynek
craftsmen-to-lost = przepada: bez punktów
craftsmen-to-made = wyprodukowano
craftsmen-to-aboard = na statek
craftsmen-paid-ask = Czym?
craftsmen-paid-double =
    { $by ->
        [token] żeton przywileju: dwa surowce
       *[gold] przywilej: dwa surowce za jeden punkt
    }
craftsmen-paid-token = za żeton pracy
craftsmen-to-ship = statek { $n }
craftsmen-log-made = { $who }: { $what }, { $to }
craftsmen-log-hands = { $made } ({ $costs })
craftsmen-log-by = { $made }, { $by }
craftsmen-by-free =
    { $by ->
        [token] za żeton przywileju
       *[gold] z przywilejem
    }
craftsmen-by-double =
    { $by ->
        [token] za punkt z żetonu przywileju
       *[gold] za punkt z przywileju
    }
craftsmen-by-token = za żeton pracy
craftsmen-granary-card = +1 karta kapitału
craftsmen-granary-out = +1 karta kapitału, wypada: { $who }
craftsmen-bribe = 1 karta dla kapitana, wypada: { $who }
craftsmen-printed-ask = jeszcze niepodane; zostanie zapamiętane
craftsmen-printed-points =
    { $on ->
        [bonus] Punkty na żetonie bonusowym
       *[points] Punkty na karcie budynku
    }
craftsmen-printed-do =
    { $on ->
        [bonus] Weź żeton
       *[points] Wyprodukuj
    }
craftsmen-printed-hint = Zmiana wartości: Stół, Wydrukowane wartości
craftsmen-trade = Handel na jarmarku
craftsmen-kind-of =
    { $kind ->
        [raw] Surowce
        [semi] Półprodukty
       *[final] Wyroby końcowe
    }
craftsmen-fair = Jarmark
craftsmen-buy-move = Kup ze spichlerza
craftsmen-buy-title = { $who }: zakup
craftsmen-pays-ask = Zapłata
craftsmen-pays-fair =
    { $by ->
        [token] kostka z jarmarku i żeton przywileju
       *[gold] własna kostka z jarmarku (przywilej)
    }
craftsmen-pays-nobody =
    { $how ->
        [fair] za własną kostkę z jarmarku
       *[card] 1 karta na odrzucone
    }
craftsmen-pays-owner =
    { $how ->
        [fair] kostkę na jarmark dokłada { $who }
       *[card] 1 kartę dostaje { $who }
    }
craftsmen-log-bought = { $who } kupuje: { $what }
craftsmen-granary = Spichlerz
craftsmen-granary-fields = Spichlerz: lewa kostka leży na górnym polu.
craftsmen-holds = Statki
craftsmen-built = Wybuduj kartę
craftsmen-sawmill = Kolory tartaku
craftsmen-sawmill-of = Tartak: { $who }
craftsmen-built-title =
    { $first ->
        [yes] { $who }: tartak
       *[no] { $who }: budowa
    }
craftsmen-top-ask = Górna połówka
craftsmen-bottom-ask = Dolna połówka
craftsmen-end-ask = Na którym końcu?
craftsmen-end-left = lewy
craftsmen-end-right = prawy
craftsmen-end-left-privilege = lewy, z przywilejem
craftsmen-end-right-privilege = prawy, z przywilejem
craftsmen-end-left-token = lewy, za żeton przywileju
craftsmen-end-right-token = prawy, za żeton przywileju
craftsmen-log-built = { $who }: { $card } ({ $what })
craftsmen-bonus-move = Żeton bonusowy
craftsmen-bonus-title = { $who }: żeton za pełną linię
craftsmen-log-bonus = { $who }: żeton bonusowy, { $what }
craftsmen-bonus-own = Żetony bonusowe: { $what }
craftsmen-no-work-now = Teraz nikt nie pracuje.
craftsmen-paid-point = punkt pracy
craftsmen-no-token-in-winter = Zimą bez żetonów pracy, tak ustaliliście.
craftsmen-no-work-points = { $who }: wszystkie punkty pracy ({ $n }) wydane.
craftsmen-fair-full = Na jarmarku są już trzy własne kostki.
craftsmen-own-out = Nie można usunąć własnej kostki.
craftsmen-no-cubes = { $who }: wszystkie kostki ({ $n }) są na planszy.
craftsmen-nothing-at-fair = { $who } nie ma kostki na jarmarku.
craftsmen-nothing-there = Nic tam nie leży.
craftsmen-own-marker = Własnej kostki nie można kupić.
craftsmen-not-now = Nie na tym etapie.
craftsmen-too-many-bought =
    { $n ->
        [0] { $who } nie ma pomocnika w gildii kupców.
       *[other] { $who }: kupione już { $n }, po jednym na pomocnika.
    }
craftsmen-too-many-cards =
    { $of ->
        [0] { $who } nie ma pomocnika w gildii budowniczych.
       *[other] { $free ->
            [yes] { $who } ma już kartę bez dopasowania: tylko jedna na pomocnika.
           *[no] { $n ->
                [one] { $who } ma już { $n } zbudowaną kartę, po { $each } na pomocnika.
                [few] { $who } ma już { $n } zbudowane karty, po { $each } na pomocnika.
                [many] { $who } ma już { $n } zbudowanych kart, po { $each } na pomocnika.
               *[other] { $who } ma już { $n } zbudowanej karty, po { $each } na pomocnika.
            }
        }
    }
craftsmen-no-match = Żadna połówka nie pasuje albo pasuje i przywilej jest zbędny.

## Koniec roku
craftsmen-part =
    { $part ->
        [ships] Statki odpływają
        [ship1] Statek 1
        [ship2] Statek 2
        [ship3] Statek 3
        [ship4] Statek 4
        [colours] Rozbudowa miasta
        [granary] Spichlerz
       *[invest] Inwestycja
    }
craftsmen-part-of =
    { $part ->
        [ship1] Statek 1, rok { $year }
        [ship2] Statek 2, rok { $year }
        [ship3] Statek 3, rok { $year }
        [ship4] Statek 4, rok { $year }
        [colours] Rozbudowa miasta, rok { $year }
        [granary] Spichlerz, rok { $year }
       *[invest] Inwestycja, rok { $year }
    }
craftsmen-score-confirm =
    { $part ->
        [ships] Policz: statki odpływają
        [ship1] Policz: statek 1
        [ship2] Policz: statek 2
        [ship3] Policz: statek 3
        [ship4] Policz: statek 4
        [colours] Policz: rozbudowa miasta
        [granary] Policz: spichlerz
       *[invest] Policz: inwestycja
    }
craftsmen-ships-empty = Puste: { $what }
craftsmen-step-ships = Statek po statku od lewej: większość, potem ładunek.
craftsmen-step-colours = 3 punkty za każdy zestaw czterech kolorów, razem z tartakiem.
craftsmen-step-granary = 1 punkt za każdą własną kostkę.
craftsmen-step-invest = Cztery karty, każda w innym kolorze: suma cyfr.
craftsmen-ask-markers = Znaczniki na statku { $ship }
craftsmen-ask-cargo = Punkty za ładunek
craftsmen-higher =
    { $n ->
        [2] Remis: kto wyżej, potem bardziej z lewej?
       *[other] Remis: wskaż po kolei, od najwyższego, potem od lewej
    }
craftsmen-placed = { $n }. { $who }
craftsmen-ask-holds = Czyj znacznik?
craftsmen-ask-colours = Pełne zestawy czterech kolorów
craftsmen-ask-granary = Własne kostki w spichlerzu
craftsmen-ask-invest = Suma czterech kart, 0 gdy brak
craftsmen-cargo-sum = { $n }, ładunek { $cargo }
craftsmen-plus = +{ $n }
craftsmen-laid = Zapisz
craftsmen-log-laid = Poprawka: { $what }
craftsmen-laid-granary = Popraw spichlerz
craftsmen-laid-holds = Popraw ładownie
craftsmen-untold = Co leży w spichlerzu?
craftsmen-untold-note = Propozycja: naturalne kostki wszędzie, gdzie aplikacja nie zna innych. Kostki, które już leżą na statkach i na jarmarku: Stół i imię każdego gracza.
craftsmen-again = Popraw punktowanie
craftsmen-again-ask = Które?
craftsmen-again-confirm = Popraw
craftsmen-log-scored = { $what }
craftsmen-changed = { $who }: było { $was }, jest { $now }
craftsmen-granary-full = W spichlerzu leży najwyżej { $n } kostek.
craftsmen-no-investment = { $who }: inwestycja to od { $low } do { $high } punktów albo 0.
craftsmen-odd-halves = Każda karta ma dwie połówki.
craftsmen-majority = Więcej znaczników jest wyżej.
craftsmen-cargo-without = Nie ma ładunku bez znacznika.
craftsmen-too-many-markers = Nie ma miejsca na tyle znaczników.

## Wydrukowane wartości
craftsmen-printed = Wydrukowane wartości
craftsmen-page-points = Punkty za wyroby
craftsmen-page-bonus = Żetony bonusowe
craftsmen-page-ship1 = Ładownia statku 1
craftsmen-page-ship2 = Ładownia statku 2
craftsmen-page-ship3 = Ładownia statku 3
craftsmen-page-ship4 = Ładownia statku 4
craftsmen-page-majority = Większość na statkach
craftsmen-page-profile = Wszystkie wartości jako tekst
craftsmen-printed-note =
    { $which ->
        [profile] Skopiuj ten tekst albo wklej inny.
        [ship] Tak jak na waszej planszy. Prawe pole jest warte tyle co lewe, dopóki nie podacie innej wartości. Czego nie znacie, zostawcie puste.
       *[other] Tak jak na waszych kartach i planszy. Czego nie znacie, zostawcie puste.
    }
craftsmen-no-privilege = { $who }: bez pomocnika na złotym polu i bez żetonu przywileju.
craftsmen-same-place = Dwie osoby nie mogą zajmować miejsca { $n } w kolejności.
craftsmen-printed-strange = Niezrozumiałe: { $what }
craftsmen-printed-confirm = Zapamiętaj
craftsmen-badge-rulebook = instrukcja
craftsmen-badge-inferred = z rozumowania
craftsmen-badge-typed = podane przy stole
craftsmen-badge-unknown = nieznane
craftsmen-place-of = Statek { $ship }, miejsce { $place }
craftsmen-rows-ask = Towary, od góry
craftsmen-values-ask = Punkty przy polach
craftsmen-hold-left = { $what }, lewe
craftsmen-hold-right = { $what }, prawe
craftsmen-profile-ask = Wartości
craftsmen-no-such-value = To nie jest wartość od 0 do { $high }.
craftsmen-log-printed =
    { $n ->
        [one] Podano { $n } wydrukowaną wartość
        [few] Podano { $n } wydrukowane wartości
        [many] Podano { $n } wydrukowanych wartości
       *[other] Podano { $n } wydrukowanej wartości
    }

## Licytacja
craftsmen-auction = Licytacja
craftsmen-auction-who = Kto zaczyna?
craftsmen-auction-kind = O jaką kartę?
craftsmen-bid-ask = { $who }: stawka
craftsmen-bid = { $n }
craftsmen-bid-out = odpada
craftsmen-auction-won = { $who } bierze kartę za { $n }, w dowolnych kolorach.
craftsmen-mayor = Oferta burmistrza
craftsmen-mayor-leads = { $who }: przebij { $n } albo karta idzie pod stos.
craftsmen-mayor-ask =
    { $counts ->
        [sets] Nikt nie podbił. Karty burmistrza ({ $n }): wartość z zestawami
       *[faces] Nikt nie podbił. Karty burmistrza ({ $n }): suma cyfr
    }

## Koniec
craftsmen-end-title = Minęły trzy lata
craftsmen-end-detail = Doliczcie żetony bonusowe.
craftsmen-field-track = Punkty na torze
craftsmen-hint-track = Oba dyski razem: pięćdziesiątka i 3 to 53.
craftsmen-field-bonus = Żetony bonusowe
craftsmen-hint-bonus = Suma wartości własnych żetonów.
craftsmen-field-cards = Karty kapitału na ręce
craftsmen-hint-cards = Tylko remisujący, po ostatniej inwestycji.
craftsmen-field-order = Miejsce w kolejności
craftsmen-hint-order = 1 gra jako pierwsze. Przy remisie wygrywa dalsze miejsce.
craftsmen-tie-cards = więcej kart kapitału
craftsmen-tie-order = dalsze miejsce w kolejności
craftsmen-group-helpers = Start, pasowanie, opłaty
craftsmen-group-goods = Produkcja
craftsmen-group-ships = Statki
craftsmen-group-colours = Rozbudowa miasta
craftsmen-group-granary = Spichlerz
craftsmen-group-invest = Inwestycja
craftsmen-group-other = Inne
craftsmen-why-track = Wszystko, o co przesunął się znacznik.
craftsmen-why-bonus = Wydrukowane wartości żetonów.
craftsmen-why-helpers = Start 0 do 2; 1 za pas z wolnymi pomocnikami; opłaty.
craftsmen-why-goods = Punkty wydrukowane na kartach.
craftsmen-why-ships = Ładunek według pól i większość.
craftsmen-why-colours = 3 za każdy zestaw czterech kolorów.
craftsmen-why-granary = 1 za każdą własną kostkę.
craftsmen-why-invest = Cyfry czterech kart w czterech kolorach.
craftsmen-why-other = Podane przy stole.

## Zasady
craftsmen-rule-order = Kolejność
    .text = Zsumujcie cyfry pięciu kart kapitału; zestawy się nie liczą. Najniższa suma zaczyna, przy remisie młodszy gracz. Punkty na start { $players ->
        [2] 0 i 1.
        [3] 0, 1, 1.
        [4] 0, 1, 1, 2.
       *[other] 0, 1, 1, 2, 2.
    }
craftsmen-rule-helpers = Pomocnicy
    .text = Po jednym na pierwsze wolne pole. W pełnej kolejce kładzie się dysk na dysku: { $players ->
        [2] nikt nie płaci, a przykryty przeciwnik dobiera wierzchnią kartę kapitału.
       *[other] karta lub punkty dla przykrytego, nic na wstążce i na własnym dysku.
    } Najwyżej dwóch własnych pomocników w budynku. Pas z wolnymi pomocnikami daje 1 punkt.
craftsmen-rule-bank = Gildia bankierów
    .text = Weź 4 karty kapitału, jedną lub dwie odkryte, potem odrzuć 2. Przywilej: odrzuć tylko 1. Nigdy więcej niż 10 na ręce.
craftsmen-rule-build = Gildia budowniczych
    .text = Wybuduj do dwóch kart, koszt łączony: 2, 3 i 6 w dowolnych kolorach. Górna lub dolna połówka musi pasować do sąsiedniej. Przywilej: jedna karta nie musi. Pierwsza pełna linia wyrobu końcowego daje żeton bonusowy.
craftsmen-rule-notary = Notariusz
    .text = Kup odkrytą kartę za 3, 5 lub 10 w jej kolorach albo licytuj od 1 w dowolnych kolorach. Nikt nie podbił: burmistrz dobiera 1, 2 lub 3 karty. Przywilej: obejrzyj 3 ze stosu i 2 odkryte, 2 zostaw odkryte.
craftsmen-rule-craft = Cech rzemiosł
    .text = 3, 4 lub 5 punktów pracy za pomocnika, zimą na osobę: na surowiec, handel na jarmarku, półprodukt lub wyrób końcowy. Kostka w spichlerzu daje 1 kartę; z pełnego rzędu wypada dolna. Pełna ładownia: 1 karta dla kapitana i wypada lewa kostka, nigdy własna. Przywilej: dwa surowce za jeden punkt, raz.
craftsmen-rule-merchant = Gildia kupców
    .text = Za 1 kartę półprodukt ze spichlerza: dolny, nie własny. Kartę dostaje właściciel kostki; za naturalną trafia na odrzucone. Przywilej: zapłać własną kostką z jarmarku.
craftsmen-rule-hall = Ratusz
    .text = Żeton przywileju albo żeton pracy, najwyżej po trzy{ $players ->
        [2] .
       *[other] ; albo tor zmiany kolejności.
    }
craftsmen-rule-close = Faza końcowa
    .text = { $players ->
        [2] Mniej użytych przywilejów: żeton; przy równej liczbie nikt. Potem zamiana miejsc w kolejności,
       *[other] Najmniej użytych przywilejów: żeton, także dla wszystkich przy remisie. Potem nowa kolejność,
    } pomocnicy wracają, najwyżej 8 kart.
craftsmen-rule-ships = Statki
    .text = Większość mają najliczniejsze znaczniki; przy remisie wyższy, potem bardziej z lewej. Potem każdy znacznik daje wydrukowane punkty.
craftsmen-rule-colours = Rozbudowa miasta
    .text = Każda karta ma górny i dolny kolor. Każdy zestaw czterech różnych kolorów daje 3 punkty.
craftsmen-rule-granary = Spichlerz
    .text = 1 punkt za każdą własną kostkę, potem kostki wracają.
craftsmen-rule-invest = Inwestycja
    .text = Kto chce, odrzuca dokładnie cztery karty w czterech kolorach i dostaje sumę cyfr. Potem naturalne kostki na puste pola.
craftsmen-rule-end = Koniec gry
    .text = Wygrywa najwięcej punktów; potem najwięcej kart kapitału; potem dalsze miejsce w kolejności.
craftsmen-chapter-order = Ustalenie kolejności
craftsmen-chapter-helpers = Faza pomocników
craftsmen-chapter-buildings = Faza budynków
craftsmen-chapter-close = Faza końcowa
craftsmen-chapter-year = Zmiana roku

## Ręka, w Sprawdź
craftsmen-hand = Moje karty: ile warte
craftsmen-hand-cards = Karty na ręce (tylko na tym ekranie)
craftsmen-hand-card = { $colour ->
    [purple] fioletowa
    [green] zielona
    [blue] niebieska
   *[red] czerwona
 } { $n }
craftsmen-hand-pay = Do zapłaty: budowa, zakup albo oferta
craftsmen-hand-price = Cena
craftsmen-hand-only = Tylko w kolorach (zakup u notariusza)
craftsmen-hand-empty = Dotknij każdej karty, którą masz.
craftsmen-hand-worth = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }, wartość { $worth } (nominały { $faces }).
craftsmen-hand-invest = Najlepsza inwestycja: { $n }.
craftsmen-hand-no-invest = Bez inwestycji, brak koloru: { $what }.
craftsmen-hand-short = Nie stać na { $price }, brakuje { $n }.
craftsmen-hand-way = { $price }: { $what }. { $lost ->
    [0] Bez straty
   *[other] Przepada { $lost }
 }, reszta warta { $keeps }{ $invests ->
    [0] .
   *[other] , inwestycja { $invests }.
 }
craftsmen-hand-lines = { $a }
    { $b }
