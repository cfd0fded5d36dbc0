### Karten, Farben und Werte.

card-letters =
    .A = A
    .K = K
    .Q = D
    .J = B
    .BJ = GJ
    .LJ = KJ

suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}

# Nur Bube und Joker beugen sich; Genitiv und Partitiv kennt die Tischsprache nicht.
card-name = { $rank ->
    [BJ] { $case ->
        [object] großen Joker
       *[nominative] großer Joker
    }
    [LJ] { $case ->
        [object] kleinen Joker
       *[nominative] kleiner Joker
    }
    [A] { $suit ->
        [S] Pik-Ass
        [H] Herz-Ass
        [D] Karo-Ass
       *[C] Kreuz-Ass
    }
    [K] { $suit ->
        [S] Pik-König
        [H] Herz-König
        [D] Karo-König
       *[C] Kreuz-König
    }
    [Q] { $suit ->
        [S] Pik-Dame
        [H] Herz-Dame
        [D] Karo-Dame
       *[C] Kreuz-Dame
    }
    [J] { $case ->
        [object] { $suit ->
            [S] Pik-Buben
            [H] Herz-Buben
            [D] Karo-Buben
           *[C] Kreuz-Buben
        }
       *[nominative] { $suit ->
            [S] Pik-Bube
            [H] Herz-Bube
            [D] Karo-Bube
           *[C] Kreuz-Bube
        }
    }
   *[other] { $suit ->
        [S] Pik-{ $rank }
        [H] Herz-{ $rank }
        [D] Karo-{ $rank }
       *[C] Kreuz-{ $rank }
    }
}

face = { $face ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [BJ] großer Joker
    [LJ] kleiner Joker
    [OA] Nebenass
    [OK] Nebenkönig
    [OQ] Nebendame
    [OJ] Nebenbube
    [O10] Nebenzehn
    [O9] Nebenneun
    [O8] Nebenacht
    [O7] Nebensieben
    [O6] Nebensechs
    [O5] Nebenfünf
    [O4] Nebenvier
    [O3] Nebendrei
    [O2] Nebenzwei
    [10] Zehn
    [9] Neun
    [8] Acht
    [7] Sieben
    [6] Sechs
    [5] Fünf
    [4] Vier
    [3] Drei
   *[2] Zwei
}

and = { $most } und { $last }
or = { $most } oder { $last }
