# Being told: that it is one's turn, that a game is over, that somebody asks; and Waldglas as an app.

## What is told
page-told-turn = { $title }: it is your turn
page-told-over = { $title }: the game is over
page-told-asked = { $title }: somebody asks to take a turn back
page-told-vote = { $title }: the others ask for your vote
page-told-with = At the table with { LIST($names) }.
page-told-name = { $name } – { $what }
page-told-trial = Waldglas reaches you here
page-told-trial-help = This is what it looks like when it is your turn.
page-letter-stop = No more e-mails? Press here:
page-letter-confirm = Shall Waldglas write to this address?
page-letter-confirm-help =
    Somebody, probably you, wants to hear at this address when it is their turn. If it was you, open the link below and confirm it.
    Otherwise do nothing: you will not hear from us again.

## The page
page-told = Notifications
page-tell-me = Tell me when it is my turn
page-told-help =
    You are told when it is your turn, when a game is over, and when somebody asks you something: once a turn, and only if
    you have not looked at the table for a while. Nothing of the game is told, only where you are awaited. Games against bots alone stay silent. With a profile, all your devices that asked for it are told, and the switch is one for all.
page-told-switch = Tell me
page-way-browser = This browser
page-way-browser-help = A notice on this device, also when no page of Waldglas is open.
page-way-browser-tab = A notice while the table is open in a tab behind others.
page-way-browser-script = This needs JavaScript; the other ways do not.
page-browser-ask = Tell me in this browser
page-browser-on = This browser tells you.
page-browser-tab = This browser tells you while the table is open in a tab.
page-browser-denied = This browser does not let Waldglas show notices; allow them in the browser's settings for this site.
page-way-mail = E-mail
page-way-mail-help = An e-mail confirms the address first. Every e-mail has a link that ends them.
page-way-mail-waiting = An e-mail is on its way to you; press the link in it.
page-address = Address
page-way-hook = A chat group
page-way-hook-help =
    The address of a webhook, as Discord, Slack, Mattermost or a bridge to Matrix makes one. The message goes to everybody there.
page-hook-address = Webhook
page-hook-seat = For
page-hook-all = all my seats
page-hook-one = { $title }, { $name }
page-way-add = Add
page-way-push = A browser
page-told-by = How you are told
page-ways-try = Try all of them now
page-way-elsewhere = on another of your devices
page-way-unconfirmed = not confirmed yet
page-way-forget = Remove
page-way-forget-this = Remove: { $what }
page-outcome-sent = sent
page-outcome-gone = no longer there, removed
page-outcome-refused = not taken there
page-outcome-away = no answer
page-quiet = Quiet hours
page-quiet-help = What comes meanwhile is told when they are over, if it still holds. Leave both empty for none.
page-quiet-from = From
page-quiet-until = until
page-quiet-zone = Time zone

## Links in letters
page-letters = E-mails from Waldglas
page-letters-to = E-mails go to { $address }.
page-letters-confirm = Write to me there
page-letters-stop = No more e-mails
page-letters-confirmed = Thank you: from now on you hear there when it is your turn.
page-letters-stopped = No more e-mails go there.

## Refused
page-refused-hook = This address cannot be called: it must begin with https:// and be open to the internet.
page-refused-push = These are not the keys of a browser; subscribe again.
page-refused-no-push = This server cannot push to browsers; take another way.
page-refused-no-mail = This server sends no e-mail; take another way.
page-refused-mail = No e-mail can go to this address; write it like name@example.org.
page-refused-zone = There is no such time zone; write it like Europe/Berlin.
page-refused-quiet = Quiet hours need two different times, like 22:00 and 07:00.
page-refused-ways = { $most } ways are enough; remove one first.
page-refused-no-way = There is nothing to do here: this way of being told is gone already.
page-refused-letters = This link is no longer needed: no e-mails go to its address.
page-refused-again = That was asked for a moment ago; look whether it has come, and try again later.

## Links to others, and without a connection
page-preview =
    { LIST($names) } at { $title }. { $free ->
        [0] Look on.
        [one] A seat is free.
       *[other] { $free } seats are free.
    }
page-no-connection = No connection
page-no-connection-help = Waldglas cannot be reached. What you have confirmed is safe at the table.
page-try-again = Try again
