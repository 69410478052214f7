## Co może pójść nie tak na dysku. $path, $file i $moved to nazwy folderów i plików, pokazywane bez zmian.

storage-full-disk = Na dysku zabrakło miejsca i ostatniego kroku nie udało się zapisać w { $path }. Zwolnij trochę miejsca i spróbuj ponownie: wszystko, co było potwierdzone wcześniej, jest bezpieczne.
storage-read-only = Tableside nie może zapisywać w { $path }. Zezwól tam na zapis albo wybierz inny folder: zapisane dane nie zostały zmienione.
storage-no-folder = Nie można utworzyć folderu danych { $path } ({ $detail }). Wybierz inny folder.
storage-disk-failed = Nie udało się odczytać lub zapisać { $path } ({ $detail }). Ostatni krok nie został zapisany: wszystko, co było potwierdzone wcześniej, jest bezpieczne.
storage-locked = { $known ->
    [0] Tableside już działa i korzysta z danych w { $path }. Graj dalej tam albo najpierw je zamknij.
   *[other] Tableside już działa i korzysta z danych w { $path }. Otwórz { $address }, żeby grać tam dalej, albo najpierw je zamknij.
 }
storage-newer-version = { $file } pochodzi z nowszej wersji Tableside. Zaktualizuj aplikację, żeby go otworzyć: plik pozostał nietknięty.
storage-not-found = Nie znaleziono: { $file }.
storage-bad-import = Tego pliku nie można zaimportować i nic nie zostało zmienione. Miejsce: { $where }. Powód: { $problem }.
storage-table-replaced = W międzyczasie wczytano kopię tego stołu, w której gra zaszła dalej. Grajcie dalej od tego miejsca.

## Powiadomienia: aplikacja działa dalej i mówi, co musiała zrobić.

storage-unreadable-moved = Nie udało się odczytać pliku: { storage-thing }. Nie było też kopii zapasowej, więc zaczynamy od pustego. Uszkodzony plik zachowano jako { $moved }.
storage-unreadable-journal = Nie udało się odczytać przebiegu gry: uszkodzony jest jego początek. Plik zachowano jako { $moved }.
storage-backup-loaded = Nie udało się odczytać pliku: { storage-thing }. Wczytano kopię zapasową sprzed ostatniej zmiany. Uszkodzony plik zachowano jako { $moved }.
storage-missing-restored = Brakowało pliku: { storage-thing } ({ $file }). Przywrócono go z kopii zapasowej.
storage-entries-salvaged = Plik jest miejscami uszkodzony: { storage-thing }. Wpisy przywrócone z kopii zapasowej: { $restored }, utracone: { $lost }. Uszkodzony plik zachowano jako { $moved }.
storage-torn-step = Zapis ostatniego kroku gry został przerwany, więc ten krok się nie liczy. Wprowadź go jeszcze raz. To, co po nim zostało, zachowano jako { $moved }.
storage-damaged-journal = Przebieg gry jest uszkodzony w środku. { $steps ->
    [one] Udało się odczytać { $steps } krok i gra toczy się dalej od tego miejsca.
    [few] Udało się odczytać { $steps } kroki i gra toczy się dalej od tego miejsca.
    [many] Udało się odczytać { $steps } kroków i gra toczy się dalej od tego miejsca.
   *[other] Udało się odczytać { $steps } kroku i gra toczy się dalej od tego miejsca.
 } Oryginał zachowano jako { $moved }.
storage-stray-moved = W miejscu { $file } leżało coś innego. Zachowano to jako { $moved }.
storage-journal-missing = Brakuje przebiegu gry ({ $file }), dlatego tego stołu nie ma już na liście.
storage-steps-missing = Przebieg zakończonej rozgrywki urywa się za wcześnie ({ $file }). Brakujące kroki: { $n }.
storage-result-rebuilt = Wynik rozgrywki był uszkodzony albo go brakowało ({ $file }), więc policzono go od nowa z jej przebiegu.{ $known ->
    [0] { "" }
   *[other] { " " }Uszkodzony plik zachowano jako { $moved }.
 }
storage-play-relisted = Na liście brakowało zakończonej rozgrywki. Jest tam znowu ({ $table }).
storage-table-relisted = Na liście brakowało otwartego stołu. Jest tam znowu ({ $table }).

# Nazwa w środku powyższych zdań.
storage-thing = { $what ->
    [settings] ustawienia
    [people] lista osób
    [plays] lista zakończonych rozgrywek
    [results] wynik rozgrywki
    [printed] lista wartości z pudełka
    [last_tables] lista ostatnich stołów
    [doors] lista zaproszonych telefonów
    [keys] klucz stron tego komputera
    [tables] lista otwartych stołów
    [clocks] lista zegarów
   *[other] dane
 }
