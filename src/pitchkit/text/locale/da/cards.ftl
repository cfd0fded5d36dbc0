### Kort, farver og værdier.

# Bogstaverne på kort, der trykkes i Danmark.
card-letters =
    .A = E
    .K = K
    .Q = D
    .J = B
    .BJ = SJ
    .LJ = LJ

suit = { $suit ->
    [S] spar
    [H] hjerter
    [D] ruder
   *[C] klør
}

card-name = { $rank ->
    [BJ] store joker
    [LJ] lille joker
    [A] { $suit ->
        [S] spar es
        [H] hjerter es
        [D] ruder es
       *[C] klør es
    }
    [K] { $suit ->
        [S] spar konge
        [H] hjerter konge
        [D] ruder konge
       *[C] klør konge
    }
    [Q] { $suit ->
        [S] spar dame
        [H] hjerter dame
        [D] ruder dame
       *[C] klør dame
    }
    [J] { $suit ->
        [S] spar knægt
        [H] hjerter knægt
        [D] ruder knægt
       *[C] klør knægt
    }
   *[other] { $suit ->
        [S] spar { $rank }
        [H] hjerter { $rank }
        [D] ruder { $rank }
       *[C] klør { $rank }
    }
}

face = { $face ->
    [A] es
    [K] konge
    [Q] dame
    [J] knægt
    [BJ] store joker
    [LJ] lille joker
    [OA] sidees
    [OK] sidekonge
    [OQ] sidedame
    [OJ] sideknægt
    [O10] sidetier
    [O9] sidenier
    [O8] sideotter
    [O7] sidesyver
    [O6] sidesekser
    [O5] sidefemmer
    [O4] sidefirer
    [O3] sidetreer
    [O2] sidetoer
    [10] tier
    [9] nier
    [8] otter
    [7] syver
    [6] sekser
    [5] femmer
    [4] firer
    [3] treer
   *[2] toer
}

and = { $most } og { $last }
or = { $most } eller { $last }
