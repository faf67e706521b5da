/**
 * The director: plays the events of a move one after the other. A card leaves its place, turns and lies; then its sentence, its
 * consequence, its counters; then the next. Whoever is in a hurry sees everything at once. Knows no game: each board's `staging` says
 * how its view changes with an event.
 */
import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { EventShape } from '../wire';
import { beat, Motion, type Cast } from './motion';
import type { Staging } from './staging';

export type View = Record<string, unknown>;

/** What the table needs to know of its game before anything can be played on it. */
export interface Script {
  game: string;
  theme: string;
  options: Record<string, unknown>;
  staging: Staging | null;
}

interface Listener {
  /** Its movement begins. */
  begins?: (event: EventShape) => void;
  /** It has happened for all to see: now it may be said. */
  told?: (event: EventShape) => void;
}

/** Milliseconds that a sentence has for itself, in units of the pace. */
const BREATH = 0.85;
/** So many milliseconds a machine may be late. */
const LATEST = 1000;
/** These are read at leisure. */
const HEAVY: Record<string, number> = { pull: 1.7, bust: 1.6, lost: 1.2, eliminated: 1.5, defeated: 2.4, marked: 1.6, dead: 2, duel: 2.4, kiss: 1.6, call: 1.6, 'round-won': 1.6, fail: 1.3, over: 1.4 };
/** These only structure the log: nobody waits for them. */
const LIGHT = new Set(['turn', 'round', 'part', 'skip', 'first', 'variant']);

export class Stage {
  view = $state.raw<View | null>(null);
  /** What has been told of this move so far. */
  events = $state.raw<EventShape[]>([]);
  /** What has been told just now. */
  fresh = $state.raw<EventShape[]>([]);
  private motion: Motion;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(
    root: () => HTMLElement | undefined,
    private script: () => Script,
  ) {
    this.motion = new Motion(root, () => this.cast());
  }

  /** Plays these events towards this view; `tempo` above 1 is faster. */
  async perform(events: EventShape[], goal: View, tempo: number, listener: Listener): Promise<void> {
    this.hurried = tempo === Infinity || beat() === 0 || this.view === null || this.script().staging === null;
    this.events = [];
    const rest: EventShape[] = [];
    for (const event of events) {
      if (this.hurried) {
        rest.push(event);
        listener.told?.(event);
      } else await this.act(event, goal, beat() / tempo, listener);
    }
    this.finish(goal, rest);
  }

  /** Show this at once; nothing has happened. */
  show(view: View): void {
    this.motion.end();
    this.view = view;
    this.events = [];
    this.fresh = [];
  }

  /** Whoever acts sees everything that is left of this move now. */
  hurry(): void {
    this.hurried = true;
    this.motion.end();
    this.wake?.();
  }

  private finish(goal: View, rest: EventShape[]): void {
    if (rest.length) {
      this.motion.end();
      this.events = [...this.events, ...rest];
      this.fresh = rest;
    } else this.motion.look();
    this.view = goal;
    if (!rest.length && beat() > 0 && !settings.still) void tick().then(() => this.motion.settle(beat(), true));
  }

  private async act(event: EventShape, goal: View, pace: number, listener: Listener): Promise<void> {
    listener.begins?.(event);
    if (settings.still) this.motion.look();
    else {
      await this.wait(this.motion.play(event, pace, this.riskOf(event)));
      await this.wait(LATEST, this.motion.landed());
    }
    this.view = this.after(event, goal);
    if (settings.still) await this.rise(pace);
    this.events = [...this.events, event];
    this.fresh = [event];
    listener.told?.(event);
    if (this.hurried) return;
    await tick();
    if (!settings.still) this.motion.settle(pace);
    await this.wait(pace * (LIGHT.has(event.what) ? 0.15 : (HEAVY[event.what] ?? 1) * BREATH));
  }

  /** Without motion: what is new comes up softly, where it lies. */
  private async rise(pace: number): Promise<void> {
    await tick();
    this.motion.appear(pace * 0.7);
    await this.wait(pace * 0.7);
  }

  private after(event: EventShape, goal: View): View {
    const view = this.view ?? goal;
    return this.script().staging?.after(view, event, goal) ?? view;
  }

  /** How likely this very turn of a card is the ruin of somebody, as far as we know before it. */
  private riskOf(event: EventShape): number {
    const risk = this.view?.['risk'];
    return typeof risk === 'number' && event.cards?.length === 1 ? risk : 0;
  }

  private cast(): Cast {
    const { game, theme, options, staging } = this.script();
    return { game, theme, face: (card) => staging?.face?.(card, options) ?? {} };
  }

  /** Wait so long, unless it comes before, or somebody is in a hurry. */
  private async wait(long: number, until?: Promise<void>): Promise<void> {
    if (this.hurried || long <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, long);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      void until?.then(this.wake);
    });
    this.wake = null;
  }
}
