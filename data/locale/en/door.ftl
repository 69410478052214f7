# The one page a stranger sees, and what is said where somebody comes in by a code.

door-type-code = The code on the screen at the table
door-come-in = Come in
door-or-scan = Or scan the picture beside it with the camera.
door-wrong = No table has this code. A letter may be wrong, or the code too old: look at the screen at the table, there is a new one every ten minutes.
door-too-many = Too many wrong codes. Wait a few minutes, then try again, or scan the picture.
door-full = As many devices as a table holds are in already. Whoever lies at the table can remove one.
door-disk = The device on the table cannot write this down: its disk may be full. Make room there, then try again. Whoever is in plays on.
door-link-gone = This invitation is no longer open. Ask for the code on the screen at the table.
door-put-out = The host has put this phone out. To come back, type the code from the screen at the table, or scan the picture beside it.
door-closed = The host has closed this table to other devices. To come back, ask for a new invitation.

# What a page says whose app has ended or cannot be reached.
door-no-app = There is no connection to Tableside. Everything played is saved. Once it is back this page goes on.
