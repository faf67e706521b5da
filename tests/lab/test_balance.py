"""Balance: what is counted equals a count by hand, and what is written can be read."""

from __future__ import annotations

import csv
import io
import struct
import xml.etree.ElementTree as ElementTree
import zlib
from collections import Counter
from pathlib import Path

import pytest

import pressgang
from pressgang import Record
from pressgang.core import State
from pressgang.lab import Balance, balance, simulate
from pressgang.lab.report import write_sheets
from pressgang.lab.sheets import balance_sheets, tournament_sheets
from pressgang.lab.tournament import tournament
from pressgang.words import voice

Table = dict[str, tuple[int, float]]


def by_kind(result: Balance, kind: str) -> Table:
    return {row.name: (row.seats, round(row.won, 9)) for row in result.rows(kind)}


def replayed(game: pressgang.Game, games: int, folder: Path) -> list[Record]:
    """The same games, written down by another way."""
    simulate(game, ["random"] * game.players, games, seed=6, records=folder)
    return [Record.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]


def share(state: State, seat: int) -> float:
    winners = state.standing().winners
    return 1 / len(winners) if seat in winners else 0.0


def test_seats_traits_variants_and_cards_equal_a_count_by_hand(tmp_path: Path) -> None:
    game = pressgang.game("dead-mans-draw", players=3, traits=True, mermaid=True, variant="random")
    seats, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for record in replayed(game, 40, tmp_path):
        luck, state = dict(record.luck), record.replay()
        first = luck["first"]
        assert isinstance(first, int)
        had = [(first, "variant", str(luck["variant"]))]
        had += [((first + place) % 3, "seat", str(place + 1)) for place in range(3)]
        had += [(seat, "trait", move.removeprefix("keep ")) for seat, move in record.moves if move.startswith("keep ")]
        had += [(seat, "card", card) for seat, bank in enumerate(state.view(None)["banks"]) for card in bank]  # type: ignore[arg-type]
        for seat, kind, name in had:
            seats[kind, name] += 1
            won[kind, name] += share(state, seat)  # type: ignore[assignment]
    result = balance(game, ["random"] * 3, 40, seed=6)
    assert result.kinds() == ["seat", "trait", "variant", "card"]
    for kind in result.kinds():
        by_hand = {name: (count, round(won[each, name], 9)) for (each, name), count in seats.items() if each == kind}
        assert by_kind(result, kind) == by_hand


def test_cards_of_dread_draw_equal_a_count_by_hand(tmp_path: Path) -> None:
    game = pressgang.game("dread-draw", players=3)
    seats, won = Counter[str](), Counter[str]()
    for record in replayed(game, 15, tmp_path):
        held: list[set[str]] = [set(), set(), set()]

        def look(state: State, held: list[set[str]] = held) -> None:
            position = state.position()
            for zone in ("rows", "reserves"):
                for seat, cards in enumerate(position[zone]):  # type: ignore[arg-type]
                    held[seat].update(cards)

        state = record.replay(look)
        for seat, cards in enumerate(held):
            seats.update(cards)
            won.update(card for card in cards if seat in state.standing().winners)
    assert by_kind(balance(game, ["random"] * 3, 15, seed=6), "card") == {card: (count, won[card]) for card, count in seats.items()}


def test_shared_victories_count_as_shares() -> None:
    result = balance(pressgang.game("dead-mans-draw", players=8), ["random"] * 8, 400, seed=1)
    rows = result.rows("seat")
    assert [row.seats for row in rows] == [400] * 8
    assert sum(row.won for row in rows) == pytest.approx(400)
    assert any(row.won % 1 for row in rows)


def test_bots_move_from_seat_to_seat_and_are_counted() -> None:
    result = balance(pressgang.game("dead-mans-draw"), ["lab_bots:Steady", "random"], 60, seed=1)
    rows = result.rows("bot")
    assert [row.name for row in rows] == ["lab_bots:Steady", "random"]
    assert rows[0].rate.low > 0.5 > rows[1].rate.high
    assert rows[0].without == rows[1].rate.value


# Files


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A balance report in German and a tournament, in all formats."""
    folder = tmp_path_factory.mktemp("report")
    game = pressgang.game("dead-mans-draw", players=4, traits=True, mermaid=True)
    sheets = balance_sheets(balance(game, ["random"] * 4, 200, seed=1), game, voice("de"))
    sheets += tournament_sheets(tournament(pressgang.game("dead-mans-draw"), ["random", "lab_bots:Timid"], 20, 1), voice("en"))
    paths = write_sheets(sheets, folder, ["csv", "md", "png", "svg", "html"], "Titel", ["Notiz"])
    assert sorted(paths) == sorted(folder.iterdir())
    return folder


PLOTS = ("seat", "trait", "card", "ratings", "pairs")


@pytest.mark.parametrize("name", PLOTS)
def test_a_png_is_a_picture_with_something_on_it(name: str, written: Path) -> None:
    data = (written / f"{name}.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, colour = struct.unpack(">IIBB", data[16:26])
    assert width > 400
    assert height > 150
    chunks, at = b"", 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        chunks += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    pixels = zlib.decompress(chunks)
    assert len(pixels) == height * (1 + width * depth // 8 * {2: 3, 6: 4}[colour])
    assert len(set(pixels)) > 50


@pytest.mark.parametrize("name", PLOTS)
def test_an_svg_shows_every_row_of_the_table(name: str, written: Path) -> None:
    root = ElementTree.fromstring((written / f"{name}.svg").read_text())
    shown = "|".join(text for text in root.itertext())
    rows = list(csv.DictReader(io.StringIO((written / f"{name}.csv").read_text())))
    assert len(rows) == {"seat": 4, "trait": 18, "card": 60, "ratings": 2, "pairs": 2}[name]
    assert all(row.get("label", row.get("bot", "")) in shown for row in rows)


def test_an_html_plot_needs_no_network(written: Path) -> None:
    page = (written / "trait.html").read_text()
    assert "<script src" not in page
    assert "<link" not in page
    assert "Davy Jones" in page
    assert len(page) > 500_000  # the drawing library is inside


def test_the_page_has_all_tables_and_plots_in_the_persons_language(written: Path) -> None:
    page = (written / "README.md").read_text()
    assert page.startswith("# Titel\n\nNotiz\n")
    assert all(f"({name}.svg)" in page for name in PLOTS)
    assert "| Fähigkeit | Plätze | gewonnen | Siegquote | 95-%-Intervall | Siegquote der anderen |" in page
    assert "| an zweiter Stelle | 200 |" in page
