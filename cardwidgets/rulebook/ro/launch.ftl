# The command `cardwidgets lab`

## Help

launch-description = Pune o copie a notebookurilor într-un folder de-al tău și le deschide în JupyterLab. Un fișier pe care l-ai modificat nu e suprascris niciodată.
launch-help-folder = unde se pun notebookurile; dacă folderul nu există, e creat (implicit: { $default })
launch-help-no-browser = pornește JupyterLab, dar nu deschide un browser
launch-help-port = portul la care ascultă JupyterLab (implicit: 8888 sau următorul liber)
launch-help-copy-only = pune notebookurile în folder și se oprește acolo
launch-help-more = Ce urmează după -- ajunge neschimbat la JupyterLab, de exemplu: cardwidgets lab -- --ip=0.0.0.0
launch-bad-port = { $value } nu este un port: un port este un număr întreg de la 1 la 65535.

## What was done with the notebooks

launch-copied = { $count ->
    [0] Notebookurile sunt în { $folder }. Nu a fost nevoie să se copieze nimic.
    [one] Notebookurile sunt în { $folder }. A fost copiat acolo un fișier.
    [few] Notebookurile sunt în { $folder }. Au fost copiate acolo { $count } fișiere.
   *[other] Notebookurile sunt în { $folder }. Au fost copiate acolo { $count } de fișiere.
}
launch-updated = { $file } e acum în versiunea mai nouă: pe a ta nu o modificaseși.
launch-kept = { $file } rămâne așa cum l-ai lăsat.
launch-kept-beside = { $file } rămâne așa cum l-ai lăsat. Versiunea mai nouă e alături, cu numele { $beside }.
launch-fresh = Ca să primești o copie nouă a unui notebook, șterge-l sau redenumește-l pe al tău și rulează din nou această comandă.
launch-in-place = Acestea sunt chiar notebookurile, nu o copie: { $folder }.

## Starting

launch-start = JupyterLab deschide { $file } în browserul tău. Ca să îl oprești, apasă aici Ctrl+C și răspunde y.
launch-start-no-browser = JupyterLab pornește; deschide într-un browser adresa pe care o afișează. Ca să îl oprești, apasă aici Ctrl+C și răspunde y.

## Refusals

launch-no-folder = Numele folderului e gol. Nu s-a copiat nimic.
launch-not-a-folder = { $folder } este un fișier, nu un folder. Alege alt folder: cardwidgets lab FOLDER
launch-cannot-write = Notebookurile nu pot fi scrise în { $folder }: { $reason }. Alege alt folder: cardwidgets lab FOLDER
launch-no-notebooks = Această instalare de cardwidgets nu conține notebookuri. Instaleaz-o din nou: python -m pip install --force-reinstall cardwidgets
launch-no-jupyterlab = JupyterLab nu este instalat aici. Instalează-l cu: python -m pip install "cardwidgets[lab]"
launch-root = JupyterLab nu pornește ca root decât dacă i se cere: cardwidgets lab { $folder } -- --allow-root
