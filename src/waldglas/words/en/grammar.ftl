# How English says a noun. NOUN hands over: $name in the right number, $article (none, definite, indefinite),
# $number (one, other), $sound of its first letter (vowel, consonant).
noun =
    { $article ->
        [definite] the { $name }
        [indefinite] { $number ->
            [one] { $sound ->
                [vowel] an { $name }
               *[consonant] a { $name }
            }
           *[other] { $name }
        }
       *[none] { $name }
    }
