### Cards, suits and faces.

# What stands on a card besides its suit. With the letters of English chosen these are left alone.
card-letters =
    .A = A
    .K = K
    .Q = Q
    .J = J
    .BJ = BJ
    .LJ = LJ

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}

# A card in full. Where the language has cases, $case chooses: nominative, object, genitive or partitive.
card-name = { $rank ->
    [BJ] big joker
    [LJ] little joker
    [A] { $suit ->
        [S] ace of spades
        [H] ace of hearts
        [D] ace of diamonds
       *[C] ace of clubs
    }
    [K] { $suit ->
        [S] king of spades
        [H] king of hearts
        [D] king of diamonds
       *[C] king of clubs
    }
    [Q] { $suit ->
        [S] queen of spades
        [H] queen of hearts
        [D] queen of diamonds
       *[C] queen of clubs
    }
    [J] { $suit ->
        [S] jack of spades
        [H] jack of hearts
        [D] jack of diamonds
       *[C] jack of clubs
    }
   *[other] { $suit ->
        [S] { $rank } of spades
        [H] { $rank } of hearts
        [D] { $rank } of diamonds
       *[C] { $rank } of clubs
    }
}

# A trump whatever the suit is.
face = { $face ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [BJ] big joker
    [LJ] little joker
    [OA] off-ace
    [OK] off-king
    [OQ] off-queen
    [OJ] off-jack
    [O10] off-ten
    [O9] off-nine
    [O8] off-eight
    [O7] off-seven
    [O6] off-six
    [O5] off-five
    [O4] off-four
    [O3] off-three
    [O2] off-two
    [10] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}

# Lists of names.
and = { $most } and { $last }
or = { $most } or { $last }
