# What the server says when it cannot do something just now.
page-store-away = The tables cannot be reached just now; what was confirmed before is safe. Try again in a moment.
page-disk-full = The disk of this server is full: nothing new can be kept until its operator makes room. What was confirmed before is safe.
page-data-gone = The file with the tables is gone; whoever runs this server must put it back and start the server again.
page-busy = The server has too much to do just now. Try again in a moment.
page-coach-busy = The coach looks at several games already; ask again when one of them is done.
page-nothing-here = There is no page and no table at this address; check the link, or look in the lobby.
page-too-slow = This request took too long to arrive; send it again.
page-stopping = The server is just being stopped or started again; send this once more in a moment.
page-unreadable = This table cannot be read: what is kept of it is damaged.
page-name-taken = Somebody at this table has this name already; take another.
page-many-open = { $most } tables with open seats came from your network; fill or finish one of them first.

## Tables of an earlier version
page-stranded = The rules of today do not come to what was played here; this game can be read and ended, not gone on with.
page-stranded-at =
    { $moves ->
        [one] Under the rules of today this game can be followed for 1 choice, and not gone on with.
       *[other] Under the rules of today this game can be followed for { $moves } choices, and not gone on with.
    } { $known ->
        [yes] As it was played, it stood: { LIST($stood, type: "plain") }.
       *[no] {""}
    }
page-stood = { $name } { $points }
page-carried-on =
    { $moves ->
        [one] After 1 choice this game went on under newer rules; replayed, it came to the same.
       *[other] After { $moves } choices this game went on under newer rules; replayed, it came to the same.
    }
page-end-game = End this game
page-refused-goes-on = This game can go on; play it to its end.

## For whoever runs the server
page-refused-metrics = The figures are told on this machine, or to who sends the admin's token.
page-banned = You are not served here; ask whoever runs this server.
page-admin = Running this server
page-admin-tables = Tables
page-admin-bans = Who is not served
page-admin-no-bans = Everybody is served.
page-admin-running = { $number } running
page-admin-finished = { $number } finished
page-admin-visitors = { $number } visitors
page-admin-choices = { $number } choices
page-admin-end = End
page-admin-delete = Delete
page-admin-delete-table = Delete this table
page-admin-for-good = It cannot be undone.
page-admin-remove = Remove
page-admin-ban = Ban
page-admin-unban = Serve again
page-admin-ban-who = An address, a network, or the hash of a visitor
page-admin-expire = Delete old games
page-admin-finished-days = Finished for days
page-admin-abandoned-days = Abandoned for days
page-admin-origin = Set up from
page-admin-nothing-said = Nothing was said.
page-admin-export = All that is kept
page-admin-forget = Delete all that is kept
page-admin-back = All tables
