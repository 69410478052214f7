"""The apprentice a player got during setup (Przygotowanie 2)."""

from typing import Final, Literal

from scorers.builders import faces, flow, printed, words
from scorers.builders.model import BuildersFlow, BuildersState, follows_crew, owners, yard
from scorers.core.act import Act, Issues, TaskKeys, Transfers
from scorers.core.api import TABLE, Answers, Event, Form, MoveKey, Msg, Pick, Player, Transfer, impossible, msg, picked


class ApprenticeDealt(Event):
    """A player was dealt this apprentice (Uczeń)."""

    kind: Literal["apprentice_dealt"] = "apprentice_dealt"
    seat: str
    card: str


class Deal(Act[BuildersFlow, ApprenticeDealt]):
    """Tell which apprentice a player has."""

    event, moves = ApprenticeDealt, ("deal",)

    def form(self, state: BuildersState, move: MoveKey, answers: Answers) -> Form:
        """Return "deal/s1": which of the apprentices s1 was dealt."""
        seat, card = move.args[0], picked(answers, "card")
        apprentices = (found for found in printed.WORKERS if found.rank == printed.NUMBERS.dealt_rank)
        options = tuple(faces.card_option(found, owners(state).get(found.thing)) for found in apprentices)
        title = msg("builders-deal-title", who=Player(seat))
        event = self.made(state, seat=seat, card=card[0]) if card else None
        return Form(str(move), title, (Pick("card", title, options, card),), event=event)

    def transfers(self, state: BuildersState, event: ApprenticeDealt) -> Transfers:
        """Yield the card."""
        yield Transfer(src=TABLE, dst=event.seat, thing=event.card)

    def settles(self, state: BuildersState, event: ApprenticeDealt) -> TaskKeys:
        """Yield the task of telling it."""
        yield flow.crew_task(event.seat)

    def issues(self, state: BuildersState, event: ApprenticeDealt) -> Issues:
        """Yield that it is no apprentice, somebody's, or the second (BD-V10)."""
        if not follows_crew(state):
            yield impossible("builders-crew-not-kept")
        elif event.card not in printed.CARDS or printed.CARDS[event.card].rank != printed.NUMBERS.dealt_rank:
            yield impossible("builders-no-apprentice")
        elif any(not card.built for card in yard(state, event.seat).crew):
            yield impossible("builders-second-apprentice", who=Player(event.seat))
        else:
            yield from words.taken(event.card, owners(state).get(event.card))

    def label(self, event: ApprenticeDealt) -> Msg:
        """Return who got which."""
        return msg("builders-log-dealt", who=Player(event.seat), what=words.card_msg(event.card))


DEAL: Final = Deal()
