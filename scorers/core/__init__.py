"""The language every game speaks: holdings, events, tasks, forms, dues, figures, scores.

A game proposes what happens and judges what is allowed; what happened is a list of facts,
and the state is their sum. Nothing here knows a game by name, draws anything or stores anything.
"""
