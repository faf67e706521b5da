"""What whoever runs a server can set: as the documentation says, by the environment, and refused in words if it is nonsense."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pressgang import Problem
from pressgang.server.settings import Settings, data_folder, read_settings

DOCUMENTED = Path(__file__).parents[2] / "docs" / "server.md"
WORDS = {"none": (), "for ever": None}


def documented() -> dict[str, str]:
    """Each setting of the environment, with what it usually is, as the table in the documentation says."""
    rows = [[cell.strip().strip("`") for cell in line.split("|")] for line in DOCUMENTED.read_text(encoding="utf-8").splitlines()]
    return {
        cells[2].removeprefix("PRESSGANG_").lower(): cells[-2] for cells in rows if len(cells) > 4 and cells[2].startswith("PRESSGANG_")
    }


def test_settings_are_as_documented_if_nothing_is_said() -> None:
    usual, table = read_settings({"PRESSGANG_DATA": "/somewhere"}), documented()
    named = {name: getattr(usual, name) for name in table if name in Settings.__struct_fields__}
    assert len(named) > 12
    for name, value in named.items():
        said = table[name]
        if re.fullmatch(r"[0-9]+", said):
            assert value == float(said), name
        elif said in WORDS:
            assert value == WORDS[said], name
        elif name == "workers":
            assert value is None
        else:
            assert str(value).lower() == said, name
    assert usual.database == "sqlite:////somewhere/tables.db"


def test_the_environment_is_read_and_what_is_given_goes_before_it() -> None:
    said = {
        "PRESSGANG_PORT": "99",
        "PRESSGANG_PAUSE": "0.5",
        "PRESSGANG_ORIGINS": " https://a.example, ,https://b.example ",
        "PRESSGANG_HOSTS": "a.example",
        "PRESSGANG_HOST": "",
        "PRESSGANG_DATABASE_URL": "sqlite:///x.db",
    }
    found = read_settings(said, port=7, workers=None)
    assert (found.port, found.pause, found.host, found.workers, found.database) == (7, 0.5, "127.0.0.1", None, "sqlite:///x.db")
    assert (found.origins, found.hosts) == (("https://a.example", "https://b.example"), ("a.example",))
    assert read_settings(said).port == 99


@pytest.mark.parametrize("name", ["PORT", "PAUSE", "KEEP_DAYS", "SOCKETS_PER_TABLE"])
def test_a_setting_that_is_no_number_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        read_settings({f"PRESSGANG_{name}": "many"})
    assert (refused.value.code, refused.value.facts) == ("bad-setting", {"name": f"PRESSGANG_{name}", "found": "many"})


def test_where_tables_are_kept_can_be_said() -> None:
    assert data_folder({"PRESSGANG_DATA": "/somewhere"}) == Path("/somewhere")
    assert data_folder({}).name == "pressgang"
