# The book of a game, and what is told of a thing that is pointed at.
page-book = The book
page-book-of = The book of { $title }
page-book-law = Everything in pictures and in plain words. The law behind it, rule by rule:
page-search-book = Search the book
page-nothing-found = The book says nothing of this.
page-contents = Contents
page-in-the-book = In the book
page-in-the-book-of = In the book: { $name }
