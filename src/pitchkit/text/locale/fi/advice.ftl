### Miksi eteenpäin katsova pelaaja tekisi tai jättäisi tekemättä jotakin.

reason-chosen = Näin minä tekisin.
reason-only = Muu ei ole sallittua.
reason-rule_of_thumb = Eteenpäin laskeminen kertoo tässä liian vähän; tämä on nyrkkisääntö.
reason-as_good = Tämä on yhtä hyvä kuin paras.
reason-costly = Tämä maksaa ison osan mahdollisuudesta voittaa peli.
reason-safe_bid = Tarjous täyttyy hyvin todennäköisesti.
reason-bold_bid = Tarjous jää todennäköisemmin täyttämättä kuin täyttyy.
reason-most_points = Tämä tuo enemmän pisteitä mutta ei voita peliä.
reason-doubtful = Tämä näyttää paremmalta, mutta näin harva jako voi pettää, ja epäonnistunut kuun ammunta maksaa eniten.
reason-not_tried = Tätä en ole tutkinut.

## Vihje pöydässä.

hint-choice = Minun valintani: { $action }.
hint-how = { $n ->
    [0] Tämä on pelkkä nyrkkisääntö.
    [one] Laskettu niin kuin taso ”{ $level }” pelaa, yhdessä jaossa, joka sopii näkemääsi.
   *[other] Laskettu niin kuin taso ”{ $level }” pelaa, { $n } jaossa, jotka sopivat näkemääsi.
}
hint-few = Näin harvasta jaosta luvut ovat vain karkeita.
hint-rough = Näille säännöille ei ole taulukkoa aiemmista peleistä, joten mahdollisuus voittaa peli on karkea arvio.
hint-legend = Peli: mahdollisuutesi voittaa se. Pisteet: mitä pelinviejän puoli saa keskimäärin. Kotiin: kuinka varmasti se saa tarjouksensa.
hint-columns =
    .win = Peli
    .points = Pisteet
    .made = Kotiin
hint-outbid = Näissä jaoissa joku tarjosi aina enemmän.
hint-line = { $action }: { $figures }
hint-win = peli { $figure }
hint-points = pisteet { $figure }
hint-made = tarjous kotiin { $figure }
hint-percent = { $n } %
hint-decimal = { $whole },{ $tenths }
hint-chances = Tarjouksella { $bid } puolesi saa vähintään näin monta pistettä: { $chances }.
hint-chance = { $points }: { $chance }
hint-left-out = Näitä en ole tutkinut: { $actions }.
hint-left-out-many = { $n } muuta vaihtoehtoa en ole tutkinut.
hint-pitch = tarjoa avaamalla
hint-looking = Lasken eteenpäin …
