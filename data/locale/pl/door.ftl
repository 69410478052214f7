# Jedyna strona, jaką widzi obcy, i to, co słyszy wchodzący z kodem.

door-type-code = Kod z ekranu na stole
door-come-in = Wejdź
door-or-scan = Albo zeskanuj aparatem obrazek obok kodu.
door-wrong = Żaden stół nie ma takiego kodu. Może wkradła się literówka, a może kod jest za stary: spójrz na ekran na stole, co dziesięć minut jest tam nowy.
door-too-many = Za dużo błędnych kodów. Odczekaj kilka minut i spróbuj znowu albo zeskanuj obrazek.
door-full = Przy tym stole jest już tyle urządzeń, ile się zmieści. Jedno można usunąć na urządzeniu na stole.
door-disk = Urządzenie na stole nie może tego zapisać: być może ma pełny dysk. Zróbcie tam miejsce i spróbujcie jeszcze raz. Kto już jest, gra dalej.
door-link-gone = To zaproszenie już nie działa. Poproś o kod z ekranu na stole.
door-put-out = Gospodarz usunął ten telefon ze stołu. Żeby wrócić, wpisz kod z ekranu na stole albo zeskanuj obrazek obok niego.
door-closed = Gospodarz zamknął wejście do tego stołu. Żeby wrócić, poproś o nowe zaproszenie.

# To mówi strona, której aplikacja się skończyła albo jest poza zasięgiem.
door-no-app = Nie ma połączenia z Tableside. Wszystko, co rozegrane, jest zapisane. Gdy połączenie wróci, ta strona ruszy dalej.
