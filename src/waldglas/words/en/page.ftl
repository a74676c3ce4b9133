# What every page of the web table says, and why a request is refused.

## The frame
page-brand = Waldglas: to the lobby
page-motto = Waldglas: a table for board games about forests, glass and coal
page-settings = Settings
page-theme = Light or dark
page-language = Language
page-unspoken = There are no words in { $language } yet.
page-rules = Rules
page-close = Close
page-back = Back
page-to-lobby = To the lobby
page-lobby = Lobby
page-for-programs = For programs
page-import = Import a record

## What the script shows. In page-rule the number is filled in there.
page-no-answer = The server does not answer; try it again in a moment.
page-offline = There is no connection to the server. Trying again …
page-offline-chosen = There is no connection: your choice is not sent yet. Trying again …
page-give-back = Do not send it
page-rule = Rule { $number }
page-link-copied = The link is copied.
page-own-link-copied = The link to your seat is copied.
page-invitation-copied = The invitation is copied.
page-copy-by-hand = The browser does not let the page copy it. The link:

## What went wrong, as the title of a page
page-fault = That did not work
page-fault-not-yours = Not yours to do
page-fault-nothing-here = Nothing here
page-fault-not-now = That cannot be done now
page-fault-too-large = Too much at once
page-fault-not-understood = That was not understood
page-fault-too-fast = Too fast
page-fault-went-wrong = Something went wrong

## Why a request is refused
page-refused-went-wrong = Something went wrong here; what was confirmed before is safe.
page-refused-not-here = This cannot be done here.
page-refused-address = This address holds something that is not understood here.
page-refused-request = The request: { $what }.
page-refused-field = { $field }: { $what }.
page-refused-form = This form could not be read; load the page again.
page-refused-form-number = The form lacks the number '{ $name }'; load the page again.
page-refused-foreign = This request comes from another site.
page-refused-too-fast = Too many requests at once; wait a moment.
page-refused-too-large = A request here has { $most } bytes at most.
page-refused-streams = Too many streams are open already; close one of them.
page-refused-tables =
    { $number ->
        [one] You have 1 game going; finish, end or hide it first.
       *[other] You have { $number } games going; finish, end or hide one of them first.
    }
page-refused-record = A record is plain text in UTF-8.
page-refused-record-yet = The record holds the seed, so it can be had when the game is over.
page-refused-no-table = There is no such table.
page-refused-out-of-date = The table has changed in the meantime; look at it again.
page-refused-over = This game is over.
page-refused-qr = A QR code is made of this server's own links only.
page-refused-ask-back = Nothing of yours can be taken back: since then something was drawn or shown, or somebody is being asked already.
page-refused-ask-back-often = Moves were taken back { $most } times in this game: from here on it is played as it is.
page-refused-no-request = Nobody asks to take anything back just now.
page-refused-branch = A game can be played on from an earlier moment when it is over.
page-refused-moment = This game has the moments 0 to { $last } so far.

## Seats and names that are refused
page-refused-seats =
    { $most ->
        [one] A table has 1 seat.
       *[other] A table has 1 to { $most } seats.
    }
page-refused-seats-go = This table has the seats 0 to { $last }.
page-refused-seat-number = A seat is a number.
page-refused-place = A seat is for me, open, hot-seat, or bot: and the bot's name.
page-refused-no-seat = There is no such seat.
page-refused-no-seat-held = You hold no seat at this table.
page-refused-not-your-seat = This seat is not yours.
page-refused-which-seat = You hold several seats at this table: say for which one you choose.
page-refused-eyes = This seat is somebody else's; while the game goes on only its holder sees with its eyes.
page-refused-token = This token opens no seat.
page-refused-link = This link opens no seat; it may have been used, or replaced by a newer one.
page-refused-taken = This seat is taken.
page-refused-seat-taken = Somebody else has taken this seat.
page-refused-by-invitation = The seats of this table are given by invitation.
page-refused-not-host = Only who set the table up may do this.
page-refused-bot = Only an open seat can be given to a bot.
page-refused-rematch = The game is not over yet: play it to its end, or set up another table.
page-refused-name =
    { $most ->
        [one] A name has 1 printable letter.
       *[other] A name has 1 to { $most } printable letters.
    }
page-refused-message =
    { $most ->
        [one] A message has 1 printable letter.
       *[other] A message has 1 to { $most } printable letters.
    }

## Choices that are refused
page-refused-by-rule = { $reason }
page-refused-decided = This was decided already, or meanwhile on another device; look at the table again.
page-refused-more = There is more to choose before this can be confirmed.
page-refused-undo = There is nothing that you could take back now.
page-refused-coach-thinks = The coach is thinking about this already; wait a moment.
page-refused-coach-yet = The coach looks at the whole game when it is over.
page-refused-coach-people = The coach helps against bots only; with other people at the table it waits for the end.
page-refused-coach-failed = The coach could not finish this; ask again.

## The page for programs
page-api = The API
page-api-title = { $title } { $version }: the API
page-api-help = For programs: { $link }.
page-api-link = the OpenAPI description
