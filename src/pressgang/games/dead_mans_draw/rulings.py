"""What we decided where the rulebook of Dead Man's Draw is silent or unclear; the words are in the locale files."""

from __future__ import annotations

from typing import Final

from pressgang.core import Ruling

RULINGS: Final = (
    Ruling("silent-edition"),
    Ruling("text-counts", editions=("mayday", "elznir")),
    Ruling("first-player", editions=("carcass",)),
    Ruling("discard-memory", editions=("elznir", "carcass")),
    Ruling("map-open", ("map", "navigator"), editions=("elznir", "carcass")),
    Ruling("bust-is-no-collect", ("key", "chest", "anchor")),
    Ruling("bonus-size", ("key", "chest")),
    Ruling("mermaid-and-protection", ("mermaid", "anchor")),
    Ruling("mermaid-replay", ("mermaid", "kraken", "key", "chest")),
    Ruling("mermaid-on-mermaid", ("mermaid", "strange-lands")),
    Ruling("kraken-debt", ("kraken", "oracle")),
    Ruling("turn-goes-on", ("casanova", "fisherman")),
    Ruling("oracle-known", ("oracle", "mystic")),
    Ruling("two-hooks", ("captains-hook",)),
    Ruling("misfire-whose", ("misfire", "cannon", "scavenger", "master-gunner", "bottom-feeder")),
    Ruling("beastmaster-whose", ("beastmaster", "kraken")),
    Ruling("miser-hook", ("miser",)),
    Ruling("safe-harbor-count", ("safe-harbor",)),
    Ruling("golden-scales-count", ("golden-scales", "pile-o-treasure")),
    Ruling("plunderer-choice", ("plunderer",)),
    Ruling("parry-and-sword", ("parry", "swordsman")),
    Ruling("locker-takes", ("davy-jones-locker", "thieves-island")),
    Ruling("locker-chosen", ("davy-jones-locker",)),
    Ruling("siren-and-casanova", ("siren", "casanova")),
    Ruling("two-of-a-kind", ("davy-jones-locker", "siren"), editions=("mayday", "elznir")),
    Ruling("traits-shown", editions=("mayday",)),
    Ruling("diver-skills", editions=("carcass",)),
    Ruling("character-dealt", editions=("carcass",)),
    Ruling("seven-variants"),
    Ruling("strange-lands-abilities", ("strange-lands",)),
    Ruling("sudden-death-when", ("sudden-death",)),
    Ruling("beneath-ties", ("beneath-the-waves",)),
    Ruling("anchored-chest-order", ("anchored_chest",)),
    Ruling("gentle-sword", ("gentle", "parry")),
)
