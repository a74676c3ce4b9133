# Wie das Deutsche ein Hauptwort sagt. NOUN gibt: $name in der rechten Zahl und im rechten Fall, soweit es eine Form
# dafür gibt, $article (none, definite, indefinite, dazu to: zum Markt, und from: vom Markt, mit dem Dativ), $case (nominative, accusative, dative, genitive), $gender
# (masculine, feminine, neuter, plural, none) und $number (one, other). Wer kein Geschlecht hat, bekommt keinen Artikel.
noun =
    { $article ->
        [definite] { $number ->
            [one] { $gender ->
                [masculine] { $case ->
                    [accusative] den { $name }
                    [dative] dem { $name }
                    [genitive] des { $name }
                   *[nominative] der { $name }
                }
                [feminine] { $case ->
                    [dative] der { $name }
                    [genitive] der { $name }
                   *[nominative] die { $name }
                }
                [neuter] { $case ->
                    [dative] dem { $name }
                    [genitive] des { $name }
                   *[nominative] das { $name }
                }
                [plural] { $case ->
                    [dative] den { $name }
                    [genitive] der { $name }
                   *[nominative] die { $name }
                }
               *[none] { $name }
            }
           *[other] { $gender ->
                [none] { $name }
               *[plural] { $case ->
                    [dative] den { $name }
                    [genitive] der { $name }
                   *[nominative] die { $name }
                }
            }
        }
        [to] { $gender ->
            [none] nach { $name }
            [feminine] zur { $name }
            [plural] zu den { $name }
           *[masculine] zum { $name }
        }
        [from] { $gender ->
            [none] von { $name }
            [feminine] von der { $name }
            [plural] von den { $name }
           *[masculine] vom { $name }
        }
        [indefinite] { $number ->
            [one] { $gender ->
                [masculine] { $case ->
                    [accusative] einen { $name }
                    [dative] einem { $name }
                    [genitive] eines { $name }
                   *[nominative] ein { $name }
                }
                [feminine] { $case ->
                    [dative] einer { $name }
                    [genitive] einer { $name }
                   *[nominative] eine { $name }
                }
                [neuter] { $case ->
                    [dative] einem { $name }
                    [genitive] eines { $name }
                   *[nominative] ein { $name }
                }
               *[plural] { $name }
            }
           *[other] { $name }
        }
       *[none] { $name }
    }
