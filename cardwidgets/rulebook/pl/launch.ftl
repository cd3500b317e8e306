# The command `cardwidgets lab`, in Polish

## Help

launch-description = Kopiuje notatniki do twojego folderu i otwiera je w JupyterLabie. Plik, w którym coś zmienisz, nigdy nie zostanie nadpisany.
launch-help-folder = dokąd trafią notatniki; folder powstanie, jeśli go nie ma (domyślnie: { $default })
launch-help-no-browser = uruchom JupyterLab, ale nie otwieraj przeglądarki
launch-help-port = port, na którym nasłuchuje JupyterLab (domyślnie: 8888 albo następny wolny)
launch-help-copy-only = tylko skopiuj notatniki do folderu i na tym poprzestań
launch-help-more = To, co stoi po --, trafia do JupyterLaba bez zmian, na przykład: cardwidgets lab -- --ip=0.0.0.0
launch-bad-port = { $value } to nie port: port jest liczbą całkowitą od 1 do 65535.

## What was done with the notebooks

launch-copied = { $count ->
    [0] Notatniki są w folderze { $folder }. Niczego nie trzeba było kopiować.
    [one] Notatniki są w folderze { $folder }. Skopiowano tam jeden plik.
    [few] Notatniki są w folderze { $folder }. Skopiowano tam { $count } pliki.
    [many] Notatniki są w folderze { $folder }. Skopiowano tam { $count } plików.
   *[other] Notatniki są w folderze { $folder }. Skopiowano tam { $count } pliku.
}
launch-updated = { $file } jest teraz w nowszej wersji: twoja nie była zmieniana.
launch-kept = { $file } zostaje w twojej wersji.
launch-kept-beside = { $file } zostaje w twojej wersji. Nowsza leży obok jako { $beside }.
launch-fresh = Żeby dostać świeżą kopię notatnika, usuń swój albo zmień jego nazwę i uruchom to polecenie jeszcze raz.
launch-in-place = To są same notatniki, a nie ich kopia: { $folder }.

## Starting

launch-start = JupyterLab otwiera { $file } w twojej przeglądarce. Żeby go zatrzymać, naciśnij tutaj Ctrl+C i odpowiedz y.
launch-start-no-browser = JupyterLab się uruchamia; otwórz w przeglądarce adres, który wypisze. Żeby go zatrzymać, naciśnij tutaj Ctrl+C i odpowiedz y.

## Refusals

launch-no-folder = Nazwa folderu jest pusta. Niczego nie skopiowano.
launch-not-a-folder = { $folder } to plik, a nie folder. Wybierz inny folder: cardwidgets lab FOLDER
launch-cannot-write = Nie można zapisać notatników w folderze { $folder }: { $reason }. Wybierz inny folder: cardwidgets lab FOLDER
launch-no-notebooks = W tej instalacji cardwidgets nie ma notatników. Zainstaluj ją jeszcze raz: python -m pip install --force-reinstall cardwidgets
launch-no-jupyterlab = JupyterLab nie jest tu zainstalowany. Zainstaluj go tak: python -m pip install "cardwidgets[lab]"
launch-root = JupyterLab nie uruchamia się jako root, chyba że wyraźnie o to poprosisz: cardwidgets lab { $folder } -- --allow-root
