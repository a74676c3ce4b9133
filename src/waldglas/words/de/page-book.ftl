# Das Spielbuch, und was über ein Ding gesagt wird, auf das man zeigt.
page-book = Das Spielbuch
page-book-of = Das Spielbuch: { $title }
page-book-law = Alles in Bildern und einfachen Worten. Das Gesetz dahinter, Regel für Regel:
page-search-book = Das Spielbuch durchsuchen
page-nothing-found = Davon sagt das Spielbuch nichts.
page-contents = Inhalt
page-in-the-book = Im Spielbuch
page-in-the-book-of = Im Spielbuch: { $name }
