# Words of the table at which a lesson is taken, in Finnish. Every ui-… goes to the browser as it is and takes no variables.

## Which level it is, and how far the lesson is

level-number = Tehtävä { $number }/{ $amount }
level-practice = Harjoittelu { $number }
level-stop = Tehtävä { $number }
level-stop-practice = Harjoittelu, joka kerralla uusi tehtävä
level-not-solved = vielä ratkaisematta
level-stars = { $amount ->
    [0] ei tähtiä
    [one] 1 tähti kolmesta
   *[other] { $amount } tähteä kolmesta
}
level-par = { $amount ->
    [one] Kolme tähteä: 1 siirto ilman vihjeitä
   *[other] Kolme tähteä: { $amount } siirtoa ilman vihjeitä
}
level-par-answer = Kolme tähteä: heti oikein ja ilman vihjeitä

## What a try has come to

level-solved = Ratkaistu!
level-right = Oikein!
level-watch = Oikein! Katso, miten siinä käy.
level-wrong = Ei onnistunut tällä kertaa
level-mistaken = Ei, vastaus on jokin muu
level-lost = Ei enää ulottuvilla
    .text = Tästä tavoitteeseen ei enää pääse.
# What the try took, those moves too that were taken back; stars, took: as above and below.
level-earned = { $stars }, { $took }
level-took-moves = { $amount ->
    [one] tällä kertaa 1 siirto
   *[other] tällä kertaa { $amount } siirtoa
}
level-took-answers = { $amount ->
    [one] tällä kertaa 1 vastaus
   *[other] tällä kertaa { $amount } vastausta
}
level-finished = Koko harjoitus on valmis. Tähtiä: { $amount }/{ $number }.

## What can be done about it

level-next = Seuraava tehtävä
level-another = Toinen samanlainen
level-undo = Kumoa siirto
level-again = Yritä uudelleen

## Questions

level-prompt-one = Valitse vastaus.
level-prompt-many = Merkitse kaikki oikeat ja tarkista sitten.
level-prompt-typed = Kirjoita vastaus.
level-none = ei mikään näistä

## Hints, in three stages

level-hint-look = Vihje 1/3: katso tänne
    .text = Katso koko pöytää.
level-hint-rule = Vihje 2/3: muista tämä sääntö
level-hint-do = Vihje 3/3: { $label }
    .text = Se vie kohti tavoitetta.
level-hint-back = Tästä en osaa neuvoa eteenpäin
    .text = Kumoa viimeisin siirtosi ja pyydä vihjettä uudelleen.

## The code of the progress

level-code = Edistymisesi koodi
level-code-note = Koodissa on se, mitä olet tehnyt tämän pelin harjoituksissa, sekä nimesi, jos annoit sen. Sillä voit jatkaa toisella laitteella tai palauttaa työsi opettajalle.

## Why something was refused

illegal-level-over = Tämä tehtävä on jo ohi. Siirry seuraavaan tai yritä uudelleen.
illegal-question = Tässä tehtävässä vastataan kysymykseen eikä pelata. Anna vastaus.
illegal-no-question = Tässä tehtävässä pelataan eikä vastata kysymykseen. Tee siirtosi pöydällä.
illegal-unanswered = Anna ensin vastaus.
illegal-no-number = Tuo ei ole luku. Kirjoita numeroin, esimerkiksi 12.
illegal-no-card = Sen nimistä korttia ei ole. Kirjoita kortin nimi tai se, mitä kortissa lukee.

## On the screen

ui-level-stops = Tämän harjoituksen tehtävät
ui-level-check = Tarkista
ui-level-answer = Vastauksesi
ui-level-pupil = Nimesi tai nimimerkkisi
ui-level-pupil-note = Vain jos haluat. Se tallennetaan koodiin.
ui-level-save = Tallenna
