/**
 * Puts in again what goes without saying and was left out on the wire; see `server/shorthand.py` and `server/differences.py`. Knows no game:
 * what is particular to one is in the glossary that the server sends first.
 */
import type { Ask, EventShape, Glossary, Group, Log, Said, Step, TableNews, Update } from '../wire';

type Facts = Record<string, unknown>;
type View = Record<string, unknown>;
type ShortSaid = Partial<Said>;
type Place = string | number;
/** What is there is gone; it is this now; of the list that is there, from `at` on, `cut` items make room for others. */
type Change = [Place[]] | [Place[], unknown] | [Place[], number, number, ...unknown[]];
type ShortEvent = Partial<Omit<EventShape, 'what' | 'say'>> & { what: string; say?: ShortSaid };
type ShortStep = Omit<Step, 'events'> & { events: ShortEvent[] };
type ShortAsk = { move: string; say?: ShortSaid; about?: Partial<Ask['about']> } | { run: string; as: 'place' | 'amount'; of: (string | number)[] };

/** An update as it comes. */
export type ShortUpdate = Pick<Update, 'type' | 'seq'> & Partial<Omit<Update, 'asks' | 'steps'>> & { steps: ShortStep[]; asks?: ShortAsk[]; changes?: Change[] };
export type ShortLog = Omit<Log, 'steps'> & { steps: ShortStep[] };

const EMPTY = { groups: [], undo: false, clock: null, window: false, ahead: null, results: [], whole: false, anew: false, earlier: 0 };
const NOTHING = { seat: null, source: null, target: null, other: null, name: null, amount: null, place: null };

/** What a client must remember to make sense of what it hears. */
export class Shorthand {
  private cards: Record<string, unknown> = {};
  private usual: Facts = {};

  learn(glossary: Glossary, table: TableNews): void {
    this.cards = Object.fromEntries(Object.entries(glossary.cards).map(([card, said]) => [card, spelled(said, table.game)]));
    this.usual = glossary.usual;
  }

  update(heard: ShortUpdate, before: Update | null, table: TableNews): Update {
    const { changes = [], asks: short = [], ...rest } = heard;
    const groups = spelled(heard.groups ?? [], table.game) as Group[];
    const grouped = new Set(groups.map((group) => group.verb));
    const asks = short.flatMap((ask) => wholeAsks(ask, grouped, table.game));
    const view: View = { ...changed(heard.anew || !before ? {} : before.view, changes), ...heard.view, seat: table.mine, actions: asks.map((ask) => ask.move) };
    const results = spelled(heard.results ?? [], table.game) as Said[];
    return { ...EMPTY, ...rest, groups, asks, view, results, steps: this.steps(heard.steps, table) };
  }

  steps(steps: ShortStep[], table: TableNews): Step[] {
    return steps.map((step) => ({ ...step, events: step.events.map((event) => this.event(event, table)) }));
  }

  private event(event: ShortEvent, table: TableNews): EventShape {
    const cards = event.cards === undefined ? [] : event.cards;
    const whole = { ...NOTHING, count: cards?.length ?? 0, ...event, cards };
    const code = event.say?.code ?? `~event-${event.what}`;
    const facts = { ...this.usual, ...this.unsaid(whole, table), ...(spelled(event.say?.facts ?? {}, table.game) as Facts) };
    return { ...whole, say: { code: spelledCode(code, table.game), facts } };
  }

  /** What an event says that says nothing else. */
  private unsaid({ seat, other, cards, count, source, amount }: Omit<EventShape, 'say'>, table: TableNews): Facts {
    const name = (place: number | null): string => (place === null ? '' : (table.seats[place]?.name ?? ''));
    const isMe = (place: number | null): string => (place !== null && place === table.mine ? 'yes' : 'no');
    const said = cards === null ? '' : cards.map((card) => this.cards[card] ?? { code: `${table.game}-card-${card}`, facts: {} });
    return {
      who: name(seat), me: isMe(seat), other: name(other), victim: isMe(other), known: cards === null ? 'no' : 'yes', cards: said, count,
      source: source?.split(' ')[0] ?? '', name: '', amount: amount ?? 0,
    };
  }
}

function wholeAsks(ask: ShortAsk, grouped: Set<string>, game: string): Ask[] {
  if ('run' in ask) return ask.of.map((word) => ({ move: `${ask.run} ${word}`, say: null, about: { verb: ask.run, [ask.as]: word } }));
  const verb = ask.move.split(' ')[0] ?? '';
  const usual = { code: `~move-${verb}`, facts: {} };
  const say = ask.say === undefined && grouped.has(verb) ? null : (spelled({ ...usual, ...ask.say }, game) as Said);
  return [{ move: ask.move, say, about: { verb, ...ask.about } }];
}

const spelledCode = (code: string, game: string): string => (code.startsWith('~') ? `${game}-${code.slice(1)}` : code);

/** Sentences, wherever they are in this, with their whole codes and with facts. */
function spelled(thing: unknown, game: string): unknown {
  if (Array.isArray(thing)) return thing.map((each) => spelled(each, game));
  if (typeof thing !== 'object' || thing === null) return thing;
  const whole: Facts = Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, spelled(value, game)]));
  return typeof whole['code'] === 'string' ? { ...whole, code: spelledCode(whole['code'], game), facts: whole['facts'] ?? {} } : whole;
}

/** A view after these changes. What was shown before stays as it was: only what changes is made anew. */
function changed(view: View, changes: Change[]): View {
  return changes.reduce((now, [path, ...rest]) => changedAt(now, path, rest) as View, view);
}

function changedAt(thing: unknown, path: Place[], change: unknown[]): unknown {
  const [key, ...way] = path;
  if (key === undefined) return change.length === 1 ? change[0] : (thing as unknown[]).toSpliced(...(change as [number, number, ...unknown[]]));
  if (Array.isArray(thing)) return thing.with(Number(key), changedAt(thing[Number(key)], way, change));
  const { [key]: old, ...others } = thing as View;
  return way.length === 0 && change.length === 0 ? others : { ...(thing as View), [key]: changedAt(old, way, change) };
}
