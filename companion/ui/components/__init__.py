"""The words of the table (docs/architecture.md, "The screen"), each drawn once. They know no game by name.

How they are made, and why - measured with Flet 1.0.5, headless and in Chromium:

- *Drawings are plain functions* that take `w: Words` first and return controls: `face(w, shown, on_click, key=...)`.
  Only what remembers something is a component (a number being typed, a search line).
- *No `ft.memo`.* It hides changed contexts; worse, a component below a skipped one loses its parents, and with them
  every context, as soon as it draws again by itself (`use_context` then answers with the default; verified).
- *A screen shows one value.* A tap assigns a `Cell` (an observable holding one immutable value) with all a table shows;
  the screen is cut into regions, and only those whose part of it differs are built again.
- *One component for the whole table.* Each component that changes is a message of its own, and the browser may draw
  between two messages. Worse, the client draws the parent of a changed component anew, with all that is in it.
- *Lid, headline and act first, what stands below a moment later*, where the game goes on (`screen.use_late`): a page of
  rows is most of the work, and the answer waited for it. It keeps what stood there until then, so nothing blinks.
- *A list that gets longer is drawn anew with all that is in it*, and so is what holds a thing whose `visible` changes:
  what comes and goes has a list of its own, which stays where it is while it is empty.
- *Rows that did not change are handed over again* (`row_cache.RowCache`): the same control object in a `controls`
  list costs the diff nothing; a settled row fell from 6.4 to 2.9 ms. A row is known by its key and by everything it is
  drawn from, its handlers too: `Bound` ones are equal when they do the same, a lambda never is, and its row is
  never cached.
- *A cached row carries a key.* Without one Flet compares by position: a row that moved takes another's number, and the
  browser holds other rows than the page. `tests/ui/afresh.py` and `tests/ui/client.py` look at every step.
- *Few controls.* Python pays about 50 microseconds to add a control and 20 to compare one, the browser about 100 for
  each text that appears: a player's tile is one SVG image, a number to choose is a container and a text.
- *First what fits on the screen, a moment later what lies below it* (`deferred`): twelve cards of twenty controls each
  take 45 ms, the five one sees 17. A line to type in costs as much as four cards. But a second drawing settles a good
  25 ms after the first: what is only a little longer than the screen is drawn at once (`held.FEW`).
- *A picture inside something touched has no name of its own*: with one it is a node of its own in the browser, and is
  read apart from its number. A list of twelve cards fell from 65 nodes to 17.
- *No ink, no `IconButton` where there are many.* A ripple ties the answer to its own next frame (12 ms instead of 6.6
  for the same tap), and so do the buttons of Flet; forty icon buttons take the browser 18 ms to lay out, forty
  containers with an icon 7.
- *Handlers take nothing.* Flet hands its event to whatever has a parameter, a default notwithstanding:
  `lambda n=n: ...` gets the event as `n`. `touch.tap(work, *given)` binds values; all touchables call handlers bare.
- *Text styles come from the theme*, so text size and light change without drawing anything anew; layouts that must give
  way to large text ask `w.scale`. A theme style brings its own colour: words on coloured ground are told theirs.
- *SVG goes out as bytes*: `ft.Image(src=b"<svg ...>", color=...)`. The client keeps bytes, and knows by them that a
  picture stands there already; text becomes bytes anew each time what holds it is drawn anew, and is parsed again, all
  of a table when a sheet covers it. `exclude_from_semantics` keeps pictures unread.
- *Never set a property of the page while drawing*: every assignment schedules an update of the page, for ever.
"""
