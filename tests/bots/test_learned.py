"""The mate, and the captain of games that were learned."""

from __future__ import annotations

import pytest
from given import given

import pressgang
from pressgang import Dice, State
from pressgang.bots import Captain, Finding, Judge, Look, Rollouts, make_bot, search, turn_values


def choices(name: str, most: int = 12) -> list[int]:
    """What a bot chooses where there is a choice, in the first turns of a game that is played by habit."""
    found: list[int] = []
    state, dice, bot = pressgang.game("dead-mans-draw").start(seed=1), Dice(1), make_bot(name, 1)
    while len(found) < most:
        seat = state.pending[0]
        if len(state.actions(seat)) > 1:
            found.append(bot.choose(Look(state, seat, Dice(1))))
        state.play(seat, state.quick_choice(seat, dice))
    return found


def test_a_captain_without_time_is_the_mate() -> None:
    assert choices("captain:ms=19") == choices("mate") == choices("captain:iterations=90")


class Watched(Captain):
    """A captain that says how it played its choices on."""

    seen: tuple[int, int] = (0, 0)

    def play_on(self, race: Rollouts) -> None:
        super().play_on(race)
        self.seen = (race.turns, race.tries)


@pytest.mark.parametrize(("players", "iterations", "turns"), [(2, 91, 4), (4, 91, 2), (2, 90, 2)])
def test_a_captain_with_time_plays_its_choices_on(players: int, iterations: int, turns: int) -> None:
    state, bot = pressgang.game("dead-mans-draw", players).start(seed=4), Watched(1, iterations=iterations)
    seat = state.pending[0]
    state.play(seat, state.game.parse("draw"))
    bot.choose(Look(state, seat, Dice(2)))
    assert bot.seen[0] == turns
    assert bot.seen[1] >= iterations or bot.seen[1] >= 2 * 40  # none is given up before 40 tries


def test_a_captain_with_time_searches_by_what_was_learned() -> None:
    state, dice, differs = pressgang.game("dread-draw", 4).start(seed=4), Dice(4), False
    judge = Judge(state.game, state.game.network)
    while state.pending and not differs:
        seat = state.pending[0]
        if len(state.actions(seat)) > 1:
            own = Dice(1)
            world, seed = Look(state, seat, Dice(2)).imagine(own), own.seed()
            learned, estimated = [best(search(world, seat, seed, 1001, None, each)) for each in (judge, None)]
            assert make_bot("captain:iterations=1001", 1).choose(Look(state, seat, Dice(2))) == learned
            differs = learned != estimated
        state.play(seat, state.quick_choice(seat, dice))
    assert differs, "what was learned changed nothing"


def best(findings: list[Finding]) -> int:
    return max(findings, key=lambda each: (each.visits, each.mean)).action


@pytest.mark.parametrize(("title", "players"), [("dead-mans-draw", 2), ("dead-mans-draw", 4), ("dread-draw", 4), ("pirates-mark", 4)])
def test_what_a_judge_says_does_not_depend_on_what_it_judged_before(title: str, players: int) -> None:
    game = pressgang.game(title, players)
    state, judge, dice = game.start(seed=8), Judge(game, game.network), Dice(1)
    for _ in range(60):
        if not state.pending:
            break
        seat = state.pending[0]
        for each in range(players):
            new = Judge(game, game.network)
            judge.judge(state, each, False)
            new.judge(state, each, False)
            assert list(judge.shares) == list(new.shares)
        state.play(seat, state.quick_choice(seat, dice))


def test_shares_are_positive_and_together_one() -> None:
    for title, players in (("dead-mans-draw", 2), ("dead-mans-draw", 5), ("dread-draw", 4), ("pirates-mark", 4)):
        game = pressgang.game(title, players)
        state, judge, dice = game.start(seed=3), Judge(game, game.network), Dice(1)
        for _ in range(30):
            if not state.pending:
                break
            seat = state.pending[0]
            judge.judge_soon(state.imagine(seat, dice), seat, dice)
            assert all(0.0 <= share <= 1.0 for share in judge.shares)
            if game.network is not None:
                assert sum(judge.shares) == pytest.approx(1.0)
            state.play(seat, state.quick_choice(seat, dice))


def raced(state: State, tries: int, all_of_them: bool = False) -> Rollouts:
    seat, judge = state.pending[0], Judge(state.game, state.game.network)
    race = Rollouts(state, seat, Dice(1), judge, turn_values(state, seat, Dice(2), judge, worlds=1), all_of_them)
    race.run(tries, None)
    return race


def winning() -> State:
    """Banking now, with nothing left to draw but what busts, wins."""
    return given(banks=[["anchor-7"], ["map-7", "key-7"]], play=["sword-7", "oracle-7"], draw=["sword-3", "oracle-3"], drawn=True)


def test_a_race_ends_when_one_is_left() -> None:
    race = raced(winning(), 4000)
    state = winning()
    assert state.game.notation(race.best()) == "bank"
    assert race.tries < 4000


def test_the_coach_has_all_of_them_tried_equally_often() -> None:
    race = raced(winning(), 40, all_of_them=True)
    race.run(20, None)
    found = race.findings()
    assert [each.visits for each in found] == [30, 30]
    assert found[1].mean > found[0].mean
