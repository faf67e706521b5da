/** What a board is given, whatever the game. A board shows and asks; it knows no rules: what may be done is in `asks`. */
import type { AdviceShape, Ask, EventShape, Group, SeatShape } from '../wire';

export interface BoardProps<View = unknown> {
  view: View;
  options: Record<string, unknown>;
  seats: SeatShape[];
  /** My seat; null: an onlooker or a replay. */
  mine: number | null;
  /** Empty: nothing to do. */
  asks: Ask[];
  groups: Group[];
  /** The player chose. */
  play: (move: string) => void;
  clock: number | null;
  window: boolean;
  ahead: number | null;
  setAhead: (bid: number | null) => void;
  /** What the coach said about this moment. */
  advice: AdviceShape | null;
  /** A move is on its way. */
  busy: boolean;
  /** What has been told of the last move so far; empty at first and after a reload. */
  events?: EventShape[];
  /** What has been told just now. */
  fresh?: EventShape[];
  /** The coach may be asked at this table, and this person wants odds shown. */
  coach?: boolean;
  /** The locale and art theme of the edition, if it has one. */
  theme?: string;
  /** For a board that tells an ending of its own (the fortune): call it when that is over, the result is shown then. */
  done?: () => void;
}

/** A big button of the action bar. */
export interface Action {
  move: string;
  label: string;
  detail?: string;
  /** The key that presses it, as it is shown. */
  key?: string;
  danger?: boolean;
  primary?: boolean;
  disabled?: boolean;
  /** What the coach says about it, in a word or two. */
  hint?: string;
  /** A picture of ART's `icon`. */
  icon?: string;
}

/** The kind of a move. */
export const verb = (ask: Ask): string => ask.about.verb;
