kernel-title = Jarmark u brodu
kernel-confirm = Zapisz
kernel-yes = tak
kernel-no = nie
kernel-thing-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
    .name = punkty
kernel-thing-grain = { $n } zboże
    .name = zboże
kernel-thing-fish = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
 }
    .name = ryby
kernel-thing-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
 }
    .name = monety
kernel-thing-loan = { $n ->
    [one] { $n } pożyczka
    [few] { $n } pożyczki
    [many] { $n } pożyczek
   *[other] { $n } pożyczki
 }
    .name = pożyczki
kernel-thing-stall = { $n ->
    [one] { $n } stragan
    [few] { $n } stragany
    [many] { $n } straganów
   *[other] { $n } straganu
 }
    .name = stragany
kernel-thing-monk = { $n ->
    [one] { $n } mnich
    [few] { $n } mnisi
    [many] { $n } mnichów
   *[other] { $n } mnicha
 }
    .name = mnisi
kernel-thing-follower = { $n ->
    [one] { $n } poddany
    [few] { $n } poddani
    [many] { $n } poddanych
   *[other] { $n } poddanego
 }
    .name = poddani
kernel-thing-relic-crown = { $n } korona
    .name = Korona
kernel-thing-relic-ring = { $n } pierścień
    .name = Pierścień
kernel-thing-omen-sun = { $n } słońce
    .name = słońca
kernel-thing-omen-moon = { $n } księżyc
    .name = księżyce
kernel-keep-points = punkty
    .price = jedno dotknięcie na każdą zmianę
    .gain = wynik w każdej chwili
kernel-keep-stores = towary i monety
    .price = jedno dotknięcie na każdą zmianę
    .gain = najtańsza zapłata
kernel-keep-people = stragany i mnisi
    .price = jedno dotknięcie na każdą zmianę
    .gain = co można oddać
kernel-keep-bag = poddani
    .price = jedno dotknięcie na każdą zmianę
    .gain = czy jest kogo losować
kernel-keep-cards = relikwie i wróżby
    .price = jedno dotknięcie na kartę
    .gain = liczenie bez pytań
kernel-keep-purse = same monety
    .price = jedno dotknięcie na zapłatę
    .gain = monety na koniec
kernel-preset-light = Tylko rundy
kernel-preset-everything = Wszystko
kernel-ruling-grain_feeds = Czy zboże to jedzenie?
    .yes = tak
    .no = nie
kernel-option-length = Długość
    .short = krótka
    .long = długa
kernel-setup-group-table = Stół
kernel-setup-group-seats = Każdy gracz
kernel-setup-group-long = Długa gra
kernel-setup-reserve = Zapas dla { $players } osób.
kernel-setup-relics = Relikwie dla { $players } osób.
kernel-setup-kit = Każda z { $players } osób bierze:
kernel-setup-longer = Grajcie dłużej, cała { $players }.
kernel-way-larder = ze spiżarni
kernel-gather-negative = Nie można zebrać mniej niż nic.
kernel-gather-amount = Zebrać można od 1 do { $most } towarów.
kernel-relic-unread = Nikt nie odczytał jeszcze wartości: { $what }
kernel-repay-late = { $who }: pożyczki spłaca się przed końcem.
kernel-goal-reached = Ktoś ma { $goal } punktów: to koniec gry.
kernel-goal-open = Nikt nie ma jeszcze { $goal } punktów.
kernel-log-gathered = { $who } zbiera: { $what }
kernel-log-claimed = { $who } zdobywa: { $what }
kernel-log-feasted = { $who } ucztuje: { $what }
kernel-log-omen-drawn = { $who } losuje wróżbę
kernel-log-prayed = { $who } wysyła mnicha na modlitwę
kernel-log-built = { $who } stawia stragan
kernel-log-rested = { $who } odpoczywa
kernel-log-repaid = { $who } spłaca pożyczkę
kernel-log-closed = Koniec rundy
kernel-log-valued = Odczytano wartość
kernel-loud-loan = { $n ->
    [one] { $n } nowa pożyczka
    [few] { $n } nowe pożyczki
    [many] { $n } nowych pożyczek
   *[other] { $n } nowej pożyczki
 }
kernel-loud-over = Koniec jarmarku
kernel-jump = { $to }
kernel-move-gather = { $who }: zbieraj
kernel-move-omen = { $who }: losuj wróżbę
kernel-move-pray = { $who }: módl się
kernel-move-build = { $who }: postaw stragan
kernel-move-claim = { $who }: zdobądź relikwię
kernel-move-rest = { $who }: odpocznij
kernel-move-feast = { $who }: uczta
kernel-move-repay = { $who }: spłać pożyczkę
kernel-move-close = Zamknij rundę
kernel-ask-goods = Jakie towary?
kernel-ask-which = Która?
kernel-ask-owed = Ile monet trzeba zapłacić?
kernel-ask-pay = Zapłata
kernel-ask-reached = Czy ktoś ma { $goal } punktów?
kernel-ask-value = Co jest na karcie? { $what }
kernel-task-work = { $who } pracuje
kernel-task-feast = { $who }
kernel-pays = Płaci: { $what }
kernel-now-work = Praca
kernel-now-feast = Uczta
kernel-now-over = Koniec jarmarku
kernel-phase-work = Praca
kernel-phase-feast = Uczta
kernel-step-round = Runda { $n }
kernel-feast-harvest = Żniwa
kernel-feast-tax = Podatek
kernel-feast-meal = Posiłek
kernel-rule-feast = Wszyscy siadają do uczty.
kernel-rule-feast-text = Żniwa: jedno jedzenie albo 5 monet. Podatek: moneta za trzy towary. Posiłek: trzy.
kernel-tie-coins = więcej monet
kernel-score-vp = Punkty
kernel-score-coin = Monety
kernel-score-loan = Pożyczki
kernel-score-omen = Wróżby
kernel-score-relic = Relikwie
kernel-why-vp = { $who }: punkty do tej pory
kernel-score-estate = Włości
kernel-score-crest = Herb
kernel-estate-size = Pola
kernel-estate-crowns = Korony
kernel-bell = Wszyscy pracowali: dzwoń na ucztę
kernel-move-grace = Odmów modlitwę
kernel-grace-all = Gotowe: wszyscy ucztowali
kernel-grace-some = Gotowe: { $who }
kernel-hungry-points = { $who } −{ $n }
kernel-hungry-note = −{ $n } pkt
kernel-ask-hungry = Kto obchodzi się smakiem?
kernel-hungry-wrong = Kto już ucztował, nie obchodzi się smakiem, a nikt częściej niż { $most } razy.
kernel-move-buy = Kup: { $what }
kernel-move-swap = Zamień zboże na rybę
kernel-swap-early = Przed rundą { $at } nikt nie zamienia.
kernel-not-for-sale = Tego nikt nie sprzedaje.
kernel-log-bought = { $who } kupuje: { $what }
kernel-log-swapped = { $who } zamienia zboże na rybę
kernel-move-borrow = Weź pożyczkę
kernel-log-borrowed = { $who } bierze pożyczkę
kernel-repay-none = { $who }: nie ma czego spłacać.
kernel-monk-away = Mnich jest już w kaplicy.
kernel-move-pitch = Rozstaw kram
kernel-pitch = Rozstaw: { $what }
kernel-ask-booth = Który kram?
kernel-ask-where = Gdzie?
kernel-meadow = łąka
kernel-taken = Stoi tu już kram.
kernel-no-spot = Tam nic nie stanie.
kernel-log-pitched = { $who } rozstawia: { $what }
kernel-booths = kramy
kernel-booth-mill = Miele się tu zboże, jedno na dzień.
kernel-sites = miejsca
kernel-helpers = pomocnicy
kernel-away = poza domem
kernel-site-orchard = Sad
kernel-site-shrine = Świątynia
kernel-site-home = dom
kernel-site-full = Nie ma już miejsca.
kernel-helper-ann = Ann
kernel-helper-bob = Bob
kernel-helper-cy = Cy
kernel-helper-dora = Dora, brygadzistka
kernel-helper-away = Nikogo nie da się tam posłać.
kernel-wage = Płaca w monetach: { $n }.
kernel-ask-site = Dokąd?
kernel-move-send = Poślij: { $what }
kernel-move-home = Odeślij do domu: { $what }
kernel-log-sent = { $who } posyła: { $what } ({ $where })
kernel-ferry = Prom
kernel-move-load = Co leży na promie
kernel-move-ship = Na prom
kernel-ask-hold = Czyj towar?
kernel-log-ferried = Na promie: { $n }
kernel-move-parade = Pochód
kernel-ask-points = Ile punktów?
kernel-ask-order = W jakiej kolejności?
kernel-ask-name = Jak nazywa się wóz?
kernel-parade-order = Każdy idzie raz.
kernel-log-paraded = { $who } w pochodzie ({ $points }) { $what }
kernel-worth = Ile warte są towary?
kernel-now-work-detail = Każdy ma jedną turę; reszta dowolnie często.
kernel-hand-flag = Wciągnijcie flagę rundy
kernel-hand-market = Uzupełnijcie targ
kernel-no-stall = Nie ma już straganu.
kernel-rule-work = Każdy pracuje raz, po kolei.
kernel-rule-work-text = Zbieraj, losuj wróżbę, módl się, buduj, rozstaw kram, zdobądź relikwię albo odpocznij. Handel, pomocnicy i pożyczki są dodatkiem.
kernel-rule-points = Punkty przesuwa się od razu.
kernel-why-detail = jak dotąd przesunięto
kernel-why-coin = { $who }: monety
kernel-thing-booth-inn = { $n } gospoda
    .name = Gospoda na rozstajach
kernel-thing-booth-bakery = { $n } piekarnia
    .name = Piekarnia
kernel-thing-booth-mill = { $n } młyn
    .name = Młyn
kernel-thing-booth-chapel = { $n } kaplica
    .name = Kaplica
kernel-keep-ground = kramy
    .price = jedno dotknięcie na każdy kram
    .gain = które miejsca są zajęte
