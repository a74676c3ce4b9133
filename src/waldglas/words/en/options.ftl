# What any game's options may say. A game's own words: option-NAME, with .help, .VALUE, .VALUE-means and .why.
option-value-yes = yes
option-value-no = no
option-takes-numbers = { $least } to { $most }
option-takes-written = { LIST($values, type: "plain") }, or rows of numbers
