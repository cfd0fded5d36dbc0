### Kortit, maat ja arvot.

# Suomessa myytävissä pakoissa on kirjaimet A K Q J.
card-letters =
    .A = A
    .K = K
    .Q = Q
    .J = J
    .BJ = IJ
    .LJ = PJ

suit = { $suit ->
    [S] pata
    [H] hertta
    [D] ruutu
   *[C] risti
}

card-name = { $rank ->
    [BJ] { $case ->
        [object] ison jokerin
        [genitive] ison jokerin
        [partitive] isoa jokeria
       *[nominative] iso jokeri
    }
    [LJ] { $case ->
        [object] pienen jokerin
        [genitive] pienen jokerin
        [partitive] pientä jokeria
       *[nominative] pieni jokeri
    }
   *[other] { $suit ->
        [S] pata
        [H] hertta
        [D] ruutu
       *[C] risti
    }{ $case ->
        [object] { $rank ->
            [A] ässän
            [K] kuninkaan
            [Q] rouvan
            [J] jätkän
            [10] kympin
            [9] ysin
            [8] kasin
            [7] seiskan
            [6] kutosen
            [5] vitosen
            [4] nelosen
            [3] kolmosen
           *[2] kakkosen
        }
        [genitive] { $rank ->
            [A] ässän
            [K] kuninkaan
            [Q] rouvan
            [J] jätkän
            [10] kympin
            [9] ysin
            [8] kasin
            [7] seiskan
            [6] kutosen
            [5] vitosen
            [4] nelosen
            [3] kolmosen
           *[2] kakkosen
        }
        [partitive] { $rank ->
            [A] ässää
            [K] kuningasta
            [Q] rouvaa
            [J] jätkää
            [10] kymppiä
            [9] ysiä
            [8] kasia
            [7] seiskaa
            [6] kutosta
            [5] vitosta
            [4] nelosta
            [3] kolmosta
           *[2] kakkosta
        }
       *[nominative] { $rank ->
            [A] ässä
            [K] kuningas
            [Q] rouva
            [J] jätkä
            [10] kymppi
            [9] ysi
            [8] kasi
            [7] seiska
            [6] kutonen
            [5] vitonen
            [4] nelonen
            [3] kolmonen
           *[2] kakkonen
        }
    }
}

face = { $face ->
    [A] ässä
    [K] kuningas
    [Q] rouva
    [J] jätkä
    [BJ] iso jokeri
    [LJ] pieni jokeri
    [OA] sivuässä
    [OK] sivukuningas
    [OQ] sivurouva
    [OJ] sivujätkä
    [O10] sivukymppi
    [O9] sivuysi
    [O8] sivukasi
    [O7] sivuseiska
    [O6] sivukutonen
    [O5] sivuvitonen
    [O4] sivunelonen
    [O3] sivukolmonen
    [O2] sivukakkonen
    [10] kymppi
    [9] ysi
    [8] kasi
    [7] seiska
    [6] kutonen
    [5] vitonen
    [4] nelonen
    [3] kolmonen
   *[2] kakkonen
}

and = { $most } ja { $last }
or = { $most } tai { $last }
