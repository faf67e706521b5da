"""The rulebooks. Nothing here reads a file, asks the clock or knows another game."""

from pressgang.core import register

from .dead_mans_draw import RULEBOOK as DEAD_MANS_DRAW
from .dread_draw import RULEBOOK as DREAD_DRAW
from .pirates_mark import RULEBOOK as PIRATES_MARK

register(DEAD_MANS_DRAW)
register(DREAD_DRAW)
register(PIRATES_MARK)
