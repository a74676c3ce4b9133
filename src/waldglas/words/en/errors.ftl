# What is wrong with an owner's facts. $where is the place of a value: building.spa: cost.
facts-whole = { $where } is a whole number from { $least } to { $most }
facts-number = { $where } is a number from { $least } to { $most }
facts-truth = { $where } is true or false
facts-text = { $where } is a text of 1 to { $most } letters that can be printed
facts-one-of = { $where } is one of { $known }
facts-list =
    { $where } is a list of { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    } things
facts-table = { $where } is a table with some of { $known }
facts-unknown = { $where } has no '{ $name }'; it may have { $known }
facts-amounts = { $where } gives numbers from { $least } to { $most } of { $known }
facts-each = { $where } gives a number to each of { $known }
facts-kind = { $where } is made of numbers, words, and lists and tables of them, not too deep within each other
facts-unlike = { $where } must be written like { $example }
facts-no-fact = there is no fact '{ $key }' to correct; 'waldglas facts' lists them
facts-no-field = { $key } has no field '{ $field }'; it has { $fields }
facts-fixed = { $where } belongs to the rules of the game and cannot be corrected; of { $key } you can correct { $fields }
facts-too-much = the corrections are longer than { $most } letters in all; leave out what they do not change
facts-not-toml = the facts are not well-formed TOML: { $problem }
facts-no-table = facts are tables like [building.cottage]; '{ $section }' is not
facts-no-source = { $key } needs a confidence ({ $confidences }) and a source

# What the facts of Glass Road and Black Forest have in common
facts-uncountable = { $where }: '{ $name }' is nothing that can be counted
facts-takes-nothing = { $where } must take something: { $known }
facts-same-good = { $where } gives other goods than it takes, or it would never end
facts-markers = the markers of basic goods start from 0 to { $basic }, those of refined goods from 0 to { $refined }
facts-wheel-due = no wheel may be due to turn at the start
facts-no-space = { $where }: '{ $name }' is no space; they go from { $first } to { $last }
facts-spaces = { $where }: each of the { $spaces } spaces is named once; { $name } is not
