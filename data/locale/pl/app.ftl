# Aplikacja wokół stołu: ekran główny, nowe stoły, punkty, rozgrywki, ustawienia.

app-title = Tableside
app-back = Wstecz
app-undo = Cofnij
app-seen = Zamknij tę wiadomość
app-to-home = Na ekran główny
app-error-title = Tego ekranu nie można pokazać
app-failed = Coś poszło nie tak. Nic, co zapisano, nie przepadło: spróbuj jeszcze raz.
app-no-screen = Pod tym adresem nic nie ma.
app-table-unreadable = Ta wersja Tableside nie potrafi odczytać tego stołu. Jego plik pozostał nietknięty.

## Chwile

app-today = dzisiaj
app-yesterday = wczoraj
app-day-time = { $day }, { $time }
app-minutes = { $n } min
app-minutes-range = { $least }–{ $most } min
app-hours = { $h } godz. { $n } min

## Ekran główny

app-continue = Wróć do stołu
app-plays-now = Gra { $who }
app-plays-turn = Gra { $who }: { $turn }
app-of = z { $of }
app-put-away = Odłóż ten stół: { $what }
app-was-put-away = Odłożono do rozegranych partii: { $what }
app-tables-put-away = Odłożone stoły
app-put-away-n = { $n ->
    [one] { $n } odłożony stół
    [few] { $n } odłożone stoły
    [many] { $n } odłożonych stołów
   *[other] { $n } odłożonego stołu
 }
app-other-tables = Inne otwarte stoły
app-shelf = Co leży na stole?
app-broken-game = W tę grę nie można zagrać: { $what }
app-start = Zagraj
app-just-count = Tylko policz punkty
app-check-setup = Tylko przygotowanie gry
app-players-range = { $least }–{ $most ->
    [one] { $most } osoba
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osób
 }
app-plays = Rozegrane partie
app-settings = Ustawienia

## Nowy stół

app-new-table = nowy stół
app-who-sits = Kto siedzi przy stole?
app-who-is-here = Kto tu siedzi?
app-clockwise = dalej zgodnie ze wskazówkami zegara
app-else-by-lot = albo zdecyduje los
app-starts-here = Zaczyna { $who }
app-sits-down = Dosiada się:
app-lay-out = { $n ->
    [one] Rozłóż grę dla jednej osoby
    [few] Rozłóżcie grę dla { $n } osób
    [many] Rozłóżcie grę dla { $n } osób
   *[other] Rozłóżcie grę dla { $n } osoby
 }
app-remembers = Co zapisuje aplikacja?
app-as-printed = Wszystko jak w instrukcji
app-not-as-printed = Ustalone inaczej: { $n }
app-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
app-chair-hint = Imię, kolor, odejście od stołu
app-seat-earlier = { $who }: miejsce wcześniej
app-seat-later = { $who }: miejsce dalej
app-name = Imię
app-leaves = Nie gra: { $who }
app-swap = zamiana
app-swap-with = zamiana: { $who }
app-new-person = Nowa osoba
app-who-starts = Kto zaczyna?
app-draw = Losuj
app-draw-again = Losuj jeszcze raz
app-drawn-at-start = Jeśli nikogo nie wybierzecie, zdecyduje los.
app-drawn-unless-told = Wskażcie tę osobę, inaczej zdecyduje los.
app-was-drawn = Wylosowano. Zaczyna: { $who }
app-starts = Zaczyna: { $who }
app-agreed = Opcje i niejasne zasady
app-variant = Wariant
app-also-keeps = Co dokładnie zapisuje aplikacja?
app-also-keeps-note = Każdą rzecz można włączyć osobno.
app-price-gain = { $gain } { $price }
app-rulings = Niejasne zasady
app-rulings-note = Instrukcja milczy albo mówi niejasno: grajcie tak jak zawsze.
app-prints = Czy na kartach jest co innego?
app-prints-note = Karty, które źródła podają na dwa sposoby.
app-too-few = { $n ->
    [one] Potrzebny jest jeszcze jeden gracz.
    [few] Potrzebnych jest jeszcze { $n } graczy.
    [many] Potrzebnych jest jeszcze { $n } graczy.
   *[other] Potrzeba jeszcze { $n } gracza.
 }
app-too-many = { $n ->
    [one] Ta gra jest najwyżej dla { $n } gracza.
    [few] Ta gra jest najwyżej dla { $n } graczy.
    [many] Ta gra jest najwyżej dla { $n } graczy.
   *[other] Ta gra jest najwyżej dla { $n } gracza.
 }
app-name-twice = Dwie osoby mają to samo imię: { $name }. Dopiszcie komuś jedną literę.

## Rozkładanie gry

app-setup = Przygotowanie dla { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
app-steps-done = Zrobione: { $n } z { $of }
app-set-up = Gotowe, gramy

## Liczenie punktów

app-count-of = Punkty: { $game }
app-who-played = Kto grał?
app-agreed-points = Od czego zależą punkty
app-to-sheet = Policz punkty
app-question-of = { $n } z { $of }
app-next-field = Dalej: { $what }
app-previous = Wstecz
app-count-up = Podsumuj
app-count-anyway = Podsumuj mimo to
app-all-known = Aplikacja zna już wszystkie liczby.
app-open-entry = Nadal otwarte: { $what }, { $who }. Suma nie jest pewna.
app-at-least = co najmniej { $n }
app-open-total = na razie { $n }
app-empty-is-none = puste: nie ma nic
app-sum = razem { $n }
app-sum-so-far = na razie { $n }
app-card-missing = Brakuje karty? Zmień wariant
app-card-handed = { $what }: dotąd { $who }, teraz { $other }
app-page-done = Gotowe
app-show-all = Pokaż wszystko
app-winner = Wygrywa { $who }
app-winners = Wspólne zwycięstwo: { $who }
app-leads = Prowadzi: { $who }
app-lead = Prowadzą: { $who }
app-nobody-leads = Nikt jeszcze nie prowadzi
app-winner-open = Czegoś jeszcze brakuje, więc nikt jeszcze nie wygrał
app-ties = Jak rozstrzygnięto remis
app-ended-at = Stan na: { $where }
app-ended-early = Policzono przed końcem gry
app-typed-over = Policzono inaczej, niż jest na stole: { $what }
app-number-instead = { $who }, { $what }: { $n } (na stole { $kept })
app-cards-instead = { $who }, { $what }
app-tie-by = Rozstrzyga: { $what }
app-tie-value = { $who } { $n }
app-tie-decided = Rozstrzyga: { $what } ({ $compared }).
app-tie-still = Nie rozstrzyga: { $what } ({ $compared }).
app-points-table = Skąd są punkty
app-touch-figure = Dotknij liczby, aby zobaczyć, skąd się wzięła.
app-total = Razem
app-total-rule = Suma wszystkich kategorii.
app-remarks = Warto wiedzieć
app-result = Wynik
app-copy = Kopiuj
app-copied = Skopiowano: wklej, gdzie chcesz.
app-share = Udostępnij
app-count-again = Pokaż podium jeszcze raz
app-keep-result = Zapisz partię
app-so-far = Punkty do tej pory
app-not-counted = Jeszcze nie policzono: { $what }.
app-counted-before = Policzono to, co zapisano przed pominięciem tur: { $what }.
app-finish = Końcowe liczenie
app-finish-now = Zakończ grę tutaj
app-ask-all = Sprawdź wszystko

## Partie

app-reading = Czytam
app-no-plays = Nie ma jeszcze żadnej partii. Pierwsza trafi tutaj.
app-to-shelf = Wybierzcie grę
app-all-games = Wszystkie gry
app-more-plays = { $n ->
    [one] Jeszcze { $n }
    [few] Jeszcze { $n }
    [many] Jeszcze { $n }
   *[other] Jeszcze { $n }
 }
app-no-result = Nie udało się odczytać, jak policzono tę partię.
app-delete-play = Usuń tę partię
app-play-deleted = Partia została usunięta.
app-plays-deleted = Usunięte, jeszcze przez 30 dni
app-play-is-deleted = Ta partia jest usunięta.
app-bring-back = Przywróć tę partię
app-show-log = Pokaż przebieg
app-hide-log = Ukryj przebieg
app-correct-count = Popraw liczenie
app-play-on = Graj dalej
app-count-anew = Licz od zera
app-play-again = Zagraj jeszcze raz

## Ustawienia

app-language = Język
app-language-system = Jak na tym urządzeniu ({ $name })
app-theme = Motyw
app-theme-system = Jak na tym urządzeniu
app-theme-light = Jasny
app-theme-dark = Ciemny
app-text-size = Wielkość tekstu
app-percent = { $n } %
app-at-the-table = Przy stole
app-haptics = Wibracje
app-haptics-note = Krótka przy każdym dotknięciu, w telefonach, które to potrafią.
app-sounds = Dźwięki
app-sounds-note = Stuknięcie przy każdym kroku z tego urządzenia, niższe, gdy krok jest niemożliwy, dzwonek na oznaczoną rundę i na wynik.
app-clocks = Włączaj zegar przy każdym stole
app-clocks-note = W przeciwnym razie czeka, aż ktoś go dotknie.
app-data = Twoje dane
app-data-where = Wszystko jest na komputerze, na którym działa Tableside, w tym folderze:
app-export = Zapisz kopię
app-exported = Zapisano: { $name }
app-import = Wczytaj kopię
app-import-too-large = Ten plik ma ponad { $most } MB.
app-import-cut-off = Plik nie dotarł w całości. Spróbuj ponownie.
app-import-preview = Co wniesie ten plik
app-import-go = Wczytaj
app-import-nothing = Wszystko z tego pliku już tu jest.
app-import-line = { $section }: { $what }
app-import-added = nowe: { $n }
app-import-replaced = zastąpione: { $n }
app-import-returned = przywrócone: { $n }
app-import-identical = już obecne: { $n }
app-import-kept = starsze niż tutaj, pominięte: { $n }
app-import-copied = obok tutejszych: { $n }
app-imported = Gotowe. Poprzedni stan jest zachowany w { $path }
app-section-tables = Stoły i partie
app-section-people = Osoby
app-section-settings = Ustawienia urządzeń
app-section-printed = Wydrukowane wartości
app-section-last-tables = Ostatnie stoły
app-about = O aplikacji
app-about-text = Tableside { $version }: cyfrowy towarzysz gier planszowych z prawdziwego pudełka. Bez konta; nic nie wychodzi do internetu.
app-rights = Gry i ich nazwy należą do ich autorów i wydawców. Tableside nie jest ich produktem ani nie jest przez nich polecany, nie pokazuje ich ilustracji i nie zastępuje pudełka ani instrukcji.

app-phones-no-address = Pod adresem { $address } nie można nikogo zaprosić: { $problem }

# Telefon każdego
app-phones = Telefony
app-phones-what = Każdy gra z własnym telefonem w ręku
app-phones-until = Bez kodu nikt nie wejdzie. Wejście można zamknąć w każdej chwili; po grze zamyka się samo.
app-phones-none = Z tego urządzenia nie można zapraszać: nie ma serwera. Otwórzcie Tableside na komputerze.
app-phones-no-network = Ten komputer nie jest w żadnej sieci, więc żaden telefon go nie znajdzie. Połączcie się z tym samym Wi-Fi i wróćcie tutaj.
app-phones-scan = Zeskanujcie kod aparatem telefonu. Bez instalowania i bez konta.
app-phones-be = Dotknijcie, kim jesteście. To wszystko.
app-phones-own = Telefon pokazuje najpierw swojego gracza, w swoim języku, i go pamięta.
app-invite = Zaproś telefony
app-other-networks = Inna sieć
app-scan = Kod do zeskanowania aparatem telefonu
app-or-type = Albo wpiszcie w telefonie ten adres, a potem kod:
app-same-network = Telefon nic nie znajduje? Musi być w tej samej sieci co to urządzenie. Sieć dla gości często rozdziela urządzenia: wybierzcie inną.
app-who-is-there = Kto jest
app-nobody-yet = Jeszcze nikogo. Zeskanujcie kod aparatem telefonu.
app-what-they-may = Co wolno telefonom
app-may-all = Wszystko
app-may-all-note = Każdy robi dowolny krok, jak na tym urządzeniu
app-may-own = Za swojego gracza
app-may-own-note = I kroki wspólne; to urządzenie może zawsze wszystko
app-close-door = Zamknij wejście
app-close-door-note = Wszystkie telefony od razu wychodzą. Następne zaproszenie ma inny kod.
app-phone-n = telefon { $n }
app-plays-for = { $who } · { $phone }
app-looks-on = Patrzy · { $phone }
app-awake = jest
app-asleep = śpi; wróci sam
app-rename = Nazwij inaczej: { $phone }
app-put-out = Usuń: { $phone }
app-put-out-note = Kod i obrazek od razu się zmienią. Telefony, które już grają, zostają; kto dopiero chce wejść, potrzebuje nowych.
app-put-out-now = Usuń ten telefon
app-stays = Zostaje
app-phone-name = Jak się nazywa ten telefon
app-joins = Witaj przy stole
app-who-are-you = Kim jesteś?
app-you-are = To ty
app-is-taken = ma tu już telefon; dwa nie szkodzą
app-look-on = Tylko patrzę
app-as-table-view = To ekran dla wszystkich
app-stays-yours = Ten telefon pamięta, czyj jest, także po uśpieniu i odświeżeniu. Dotknij tu znowu, żeby być kimś innym.
app-out-title = Jesteś poza stołem
app-out = Wejście do tego stołu zamknięto albo usunięto ten telefon. Poproś przy stole o nowy kod.
