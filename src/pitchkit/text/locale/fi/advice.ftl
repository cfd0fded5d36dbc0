### Miksi eteenpäin katsova pelaaja tekisi tai jättäisi tekemättä jotakin.

reason-chosen = Näin minä tekisin.
reason-only = Muu ei ole sallittua.
reason-rule_of_thumb = Eteenpäin laskeminen kertoo tässä liian vähän; tämä on nyrkkisääntö.
reason-as_good = Tämä on yhtä hyvä kuin paras.
reason-costly = Tämä maksaa ison osan mahdollisuudesta voittaa peli.
reason-safe_bid = Tarjous täyttyy hyvin todennäköisesti.
reason-bold_bid = Tarjous jää todennäköisemmin täyttämättä kuin täyttyy.
reason-most_points = Tämä tuo enemmän pisteitä mutta ei voita peliä.
reason-not_tried = Tätä en ole tutkinut.
