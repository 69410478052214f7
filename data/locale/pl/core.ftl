## Zdania wspólne dla wszystkich gier. $who to imię gracza, nieodmieniane, $what to rzecz z liczbą albo inne zdanie.

core-plain = { $text }
core-owner-seat = { $who }
core-owner-table = stół
core-owner-box = pudełko
core-lies = { $who }: { $n }

## Kolory z pudełka

core-colour-purple = fioletowy
core-colour-red = czerwony
core-colour-orange = pomarańczowy
core-colour-white = biały
core-colour-yellow = żółty
core-colour-green = zielony
core-colour-blue = niebieski
core-colour-black = czarny
core-colour-pink = różowy
core-colour-natural = naturalny

## Dziennik i przycisk cofania

core-log-counted = { $who }: { $what } (poprawione ręcznie)
core-log-unknown = { $what }: nie wiadomo
core-log-keep-on = Aplikacja zapisuje: { $what }
core-log-keep-off = Aplikacja już nie zapisuje: { $what }
core-log-ruled = { $what }: { $value }
core-log-taken-back = Cofnięcie: { $what }
core-log-jumped = Jesteśmy tutaj: { $where }
core-log-scored = Punkty policzone
core-log-points = { $who }: { $points }, { $what }
core-log-piece = { $what }: pole { $cell }
core-log-elsewhere = Zrobione przy stole
core-log-secret = { $n ->
    [0] { $who }: zakryte
   *[other] { $who }: zakryte, { $n }
  }
core-secret = Zakryte

## Rounds and nothing finer

core-round-name = Runda
core-round-at = Runda { $n }
core-round-played = Koniec rundy { $n }
core-rounds-over = Wszystkie rundy rozegrane

## Poprawianie stanu, pilnowanie, rozstrzygnięcia, gdzie jesteśmy

core-count-title = Stan: { $what } ({ $who })
core-count-confirm = Zapisz: { $what }
core-count-first = Zapisz
core-keep-start = Zapisuj od teraz
core-keep-stop = Przestań zapisywać
core-ruling-confirm = Od teraz gramy tak
core-jump-title = Gdzie jesteśmy?
core-jump-confirm = Jesteśmy tutaj
core-then = { $a } { $b }
core-sheet-doubted = Pominięto tury: sprawdźcie, co jest wpisane
core-jump-note = Pominięte kroki nie zostaną zapisane. Jeśli jakaś liczba się nie zgadza, popraw ją ołówkiem.
core-jump-back-note = Nic z tego, co zapisane, nie zostanie cofnięte. Jeśli jakaś liczba się nie zgadza, popraw ją ołówkiem.
core-elsewhere-title = Zrobione przy stole
core-elsewhere-confirm = Już zrobione
core-reopened = cofnięte

## Punkty i elementy, jak mówi stół

core-points-title = { $who }: punkty
core-points-confirm = Zapisz: { $what }
core-points-to-add = Dodaj punkty
core-points-what-for = Za co?
core-track-title = { $who }: ile jest na torze
core-track-confirm = Na torze jest { $n }
core-piece-title = { $who }: inne pole
core-piece-which = Co przełożyć?
core-piece-at = { $what } ({ $cell })
core-record = Zapisz

## Dlaczego nie

core-play-over = Punkty są policzone i gra jest skończona. Cofnij, żeby grać dalej.
core-not-complete = Trzeba jeszcze na coś odpowiedzieć.
core-task-done = To już zrobione.
core-below-zero = { $who } ma za mało. Brakuje: { $what }
core-count-below-zero = { $who }: nic nie może być poniżej zera.
core-not-in-box = W zapasie jest za mało. Brakuje: { $what }
core-more-than-box = W pudełku: { $what }, nie więcej. Byłoby: { $where }.
core-no-such-seat = Nikt tu nie siedzi: { $seat }
core-no-such-reason = Za to nie ma punktów.
core-no-such-piece = Ten gracz nie ma takiego elementu.
core-not-as-shown = Coś się zmieniło, odkąd to było widać. Spójrz jeszcze raz.
core-not-their-turn = Teraz jest tura: { $turn }, a nie: { $who }.
core-no-turn-now = { $who } nie może tego teraz zrobić.

## Ktoś był szybszy

core-happened-instead = Tymczasem: { $what }
core-cannot-take-back = Tego kroku nie da się już cofnąć osobno.
core-fixed-gone = Ten krok już się nie liczy.
core-fixed-told = Zmień to tam, gdzie było ustawione.
core-fixed-moved = Ten krok posunął grę dalej: razem z nim cofa się wszystko, co było po nim.
core-fixed-used = Późniejsze kroki opierają się na tym.
core-fixed-rests = Późniejsze kroki opierają się na tym. { $why }
core-undo-gone = Ktoś był szybszy: teraz cofnąć można inny krok.
core-redo-gone = Ktoś był szybszy: teraz ponowić można inny krok.

## Płacenie

core-pay-not-taken = Tym się tu nie płaci: { $what }
core-pay-negative = Nie można zapłacić mniej niż nic: { $what }
core-pay-not-held = { $who } ma za mało. Brakuje: { $what }
core-pay-two-ways = Zapłać jednym ze sposobów, nie kilkoma naraz.
core-pay-first = Najpierw trzeba oddać: { $what }
core-pay-too-many = To więcej, niż trzeba. Zabierz z powrotem: { $what }
core-pay-spare = Można zatrzymać: { $what }
core-either = { $a } albo { $b }
core-apart = { $a }; { $b }
core-pay-too-little = Zostało do zapłaty: { $n }
core-pay-nothing-left = Nie ma już czym płacić. Brakuje jeszcze { $n }. Decyduje stół.
core-pay-over = Nadpłata { $n } przepada.

## Przygotowanie

core-setup-players = W tę grę gra od { $least } do { $most } osób.
core-setup-colour = W pudełku nie ma takiego koloru: { $what }
core-setup-variant = Nie ma takiego wariantu: { $what }
core-setup-keep = Aplikacja tego nie zapisuje: { $what }
core-setup-ruling = Nie ma takiego rozstrzygnięcia: { $what }
core-setup-option = Nie ma takiej opcji: { $what }
core-keep-needs = Najpierw włączcie: { $what }.

## Końcowe liczenie

core-sheet-who-has-it = Kto?
core-sheet-how-many = Ile?
core-sheet-whose = Czyje?
core-sheet-nobody = Nikt
core-sheet-nobody-else = Nikt więcej
core-sheet-has = { $n }
core-sheet-worth = = { $n }
core-sheet-no-question = Arkusz o to nie pyta: { $what }
core-sheet-no-number = { $who }, { $what }: potrzebna jest liczba.
core-sheet-too-low = { $who }, { $what }: { $n } to za mało; najmniej może być { $low }.
core-sheet-too-high = { $who }, { $what }: { $n } to za dużo; najwięcej może być { $high }.
core-sheet-more-than-box = { $what }: { $n } to więcej, niż jest w pudełku ({ $box }).
core-sheet-one-owner = Może to mieć tylko jeden gracz: { $what }
core-sheet-no-card = { $who }: nie ma takiej karty: { $what }
core-sheet-card-twice = { $what } jest tylko jedna, a mają ją: { $who } i { $other }.
core-sheet-no-entry = { $who }, { $what }: we wpisie brakuje liczby.
