# What the server says when it cannot do something just now.
page-store-away = The tables cannot be reached just now; what was confirmed before is safe. Try again in a moment.
page-data-gone = The file with the tables is gone; whoever runs this server must put it back and start the server again.
page-busy = The server has too much to do just now. Try again in a moment.
page-coach-busy = The coach looks at several games already; ask again when one of them is done.
page-nothing-here = There is nothing here.
page-too-slow = This request took too long to arrive; send it again.
page-unreadable = This table cannot be read: what is kept of it is damaged.
page-name-taken = Somebody at this table has this name already; take another.
page-many-open = { $most } tables with open seats came from your network; fill or finish one of them first.
