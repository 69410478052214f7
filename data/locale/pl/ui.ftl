# Słowa ekranu stołu i części, z których złożone są wszystkie ekrany.

ui-owner-table = Stół
ui-owner-box = Pudełko
ui-at-least = { $n }+

# Tor

ui-step = { $what } { $at }
ui-step-of = { $what } { $at } z { $of }
ui-step-last = z { $n }
ui-where = Gdzie jesteśmy?
ui-where-first = zaczyna
ui-where-plays = gra { $who }
ui-where-earlier = Rundy { $first }–{ $last }
ui-where-from-to = { $first } – { $last }
ui-where-done = rozegrana
ui-where-now = teraz
ui-first = Zaczyna: { $who }

# Miejsca

ui-acting = teraz gra
ui-own-seat = to Ty na tym urządzeniu
ui-nothing-kept = Aplikacja niczego tu nie zapisuje. Zmienisz to w menu Więcej.
ui-count = Popraw: { $what }

# Teraz

ui-rule = Przeczytaj zasadę
ui-turn-went = Kolej jest już inna: ktoś cofnął krok albo zagrał. To, co tu zaczęto, nie zostało zapisane.
ui-rule-less = Zwiń
ui-by-hand = Na stole
ui-then = Potem
ui-then-turns = Potem: { $turns }
ui-and = i
ui-enough = starcza
ui-short = za mało
ui-done = Gotowe
ui-anyway = Tak się stało
ui-ask-first = Najpierw: { $what }
ui-ask-of = Brakuje jeszcze: { $what }
ui-still-by-hand = Do zrobienia na stole: { $what }
ui-confirm = Zatwierdź

# Pytania

ui-of = { $n } z { $of }
ui-most-is = { $what }: najwyżej { $n }.
ui-least-is = { $what }: co najmniej { $n }.
ui-less = Mniej: { $what }
ui-more-of = Więcej: { $what }
ui-type = Wpisz liczbę
ui-below-zero = { $what }: poniżej zera
ui-one-more = Jeszcze jeden wpis
ui-take-away = Usuń: { $n }.
ui-of-entry = { $n }. { $what }
ui-other = Coś innego
ui-earlier = { $what }: wcześniej
ui-later = { $what }: później
ui-search = Liczby z karty, nazwa
ui-search-name = Nazwa
ui-all = Wszystkie
ui-all-cards = Wszystkie: { $n }
ui-own = Własne
ui-show = Pokaż
ui-does = Działanie: { $what }
ui-card-does = { $card }: { $what }
ui-left = zostaje { $n }
ui-nobodys = Jeszcze niczyje
ui-will-be = będzie { $n }
ui-only-free = Możliwe teraz
ui-kinds = Rodzaj
ui-none-found = Nic takiego nie ma.
ui-then-touch = potem dotknij pola
ui-rubber = Zdejmij znacznik
ui-take-last = Cofnij ostatnią
ui-left-edge = lewy brzeg planszy
ui-complete = gotowe
ui-in-use = użyty
ui-would-complete = byłoby gotowe
ui-show-rest = Pokaż jeszcze { $n }
ui-our-words = Nasza nazwa
ui-stands-here = stoi tu

# Dlaczego i zmiany

ui-why = Dlaczego?
ui-erase = Usuń
ui-correct = Popraw
ui-total = Razem
ui-page = Instrukcja, s. { $page }
ui-chapter = Instrukcja: { $page }
ui-standing-rulebook = według instrukcji
ui-standing-ruling = tak ustalono przy stole
ui-standing-inferred = wyliczone, nie wydrukowane
ui-standing-typed = wpisane ręcznie
ui-not-known = nie wiadomo
ui-becomes = było { $before }, będzie { $after }

# Pasek i arkusze

ui-undo = Cofnij: { $what }
ui-undo-short = Cofnij
ui-redo = Ponów: { $what }
ui-nothing-to-undo = Nie ma czego cofnąć
ui-tap-names = Więcej: dotknij imienia.
ui-look-up = Sprawdź
ui-log = Dziennik
ui-more = Więcej
ui-show-everybody = Pokaż wszystkim
ui-begun-first = Najpierw zapisz albo zamknij: { $what }
ui-close = Zamknij

# Dziennik

ui-log-other = inne urządzenie
ui-by-other = { $what } (inne urządzenie)
ui-by-seat = { $who }: { $what }
ui-undid = { $who } cofa: { $what }
ui-undid-elsewhere = Cofnięto na innym urządzeniu: { $what }
ui-log-phone = Telefon: { $who }
ui-only-seat = Może to zrobić tylko { $who } na swoim telefonie albo urządzenie gospodarza.
ui-only-host = To dotyczy kilku osób: może to zrobić tylko urządzenie gospodarza.
ui-only-look = To urządzenie tylko patrzy.
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-earlier = Wcześniejsze kroki
ui-log-undone = cofnięte
ui-log-taken-back = cofnięte osobno
ui-log-against = mimo zasad: „Tak się stało”
ui-take-back = Cofnij ten krok
ui-undo-here = Cofnij aż dotąd
ui-undo-step = Cofnij
ui-jump-here = Przejdź tutaj
ui-jump = Przejdź tutaj: { $where }

# Sprawdź i więcej

ui-catalogue = Karty i płytki
ui-checklist = Przygotowanie gry
ui-rules = Zasady
ui-rulings = Tak gramy
ui-keeps = Co zapisuje aplikacja
ui-score = Punkty do tej pory, koniec gry
ui-result = Wynik
ui-phones = Telefony: każdy z własnym
ui-export = Zapisz lub udostępnij
ui-settings = Ustawienia
ui-home = Ekran główny

# Czas

ui-clock = Czas przy stole
ui-clock-start = Włącz zegar
ui-clock-pause = Wstrzymaj
ui-choose-other = Wybierz coś innego
ui-who-am-i = Kim jestem?
