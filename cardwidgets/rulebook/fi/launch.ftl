# The command `cardwidgets lab`, in Finnish

## Help

launch-description = Kopioi muistikirjat omaan kansioosi ja avaa ne JupyterLabissa. Tiedostoa, jota olet muuttanut, ei koskaan korvata.
launch-help-folder = kansio, johon muistikirjat tulevat; se luodaan, jos sitä ei ole (oletus: { $default })
launch-help-no-browser = käynnistä JupyterLab, mutta älä avaa selainta
launch-help-port = portti, jota JupyterLab kuuntelee (oletus: 8888 tai seuraava vapaa)
launch-help-copy-only = kopioi muistikirjat kansioon ja lopeta siihen
launch-help-more = Merkkien -- jälkeen kirjoitettu menee JupyterLabille sellaisenaan, esimerkiksi: cardwidgets lab -- --ip=0.0.0.0
launch-bad-port = { $value } ei ole portti: portti on kokonaisluku väliltä 1–65535.

## What was done with the notebooks

launch-copied = { $count ->
    [0] Muistikirjat ovat kansiossa { $folder }. Mitään ei tarvinnut kopioida.
    [one] Muistikirjat ovat kansiossa { $folder }. Sinne kopioitiin yksi tiedosto.
   *[other] Muistikirjat ovat kansiossa { $folder }. Sinne kopioitiin { $count } tiedostoa.
}
launch-updated = { $file } on nyt uudempi: et ollut muuttanut omaasi.
launch-kept = { $file } jää sellaiseksi kuin jätit sen.
launch-kept-beside = { $file } jää sellaiseksi kuin jätit sen. Uudempi on sen vieressä nimellä { $beside }.
launch-fresh = Jos haluat muistikirjasta uuden kopion, poista omasi tai anna sille toinen nimi ja suorita tämä komento uudelleen.
launch-in-place = Nämä ovat alkuperäiset muistikirjat, eivät kopio: { $folder }.

## Starting

launch-start = JupyterLab avaa tiedoston { $file } selaimessasi. Kun haluat lopettaa, paina tässä Ctrl+C ja vastaa y.
launch-start-no-browser = JupyterLab käynnistyy; avaa sen tulostama osoite selaimessa. Kun haluat lopettaa, paina tässä Ctrl+C ja vastaa y.

## Refusals

launch-no-folder = Kansion nimi on tyhjä. Mitään ei kopioitu.
launch-not-a-folder = { $folder } on tiedosto, ei kansio. Valitse toinen kansio: cardwidgets lab FOLDER
launch-cannot-write = Muistikirjoja ei voi kirjoittaa kansioon { $folder }: { $reason }. Valitse toinen kansio: cardwidgets lab FOLDER
launch-no-notebooks = Tässä cardwidgets-asennuksessa ei ole muistikirjoja. Asenna se uudelleen: python -m pip install --force-reinstall cardwidgets
launch-no-jupyterlab = JupyterLabia ei ole asennettu. Asenna se näin: python -m pip install "cardwidgets[lab]"
launch-root = JupyterLab käynnistyy pääkäyttäjänä (root) vain erikseen käskettäessä: cardwidgets lab { $folder } -- --allow-root
