/**
 * What the table shows now. Updates are shown one after the other, each with its motion and a breath after it; as soon as
 * the player acts, everything is shown at once. Knows no game.
 */
import { tick } from 'svelte';
import type { Connection } from '../lib/connection.svelte';
import { announce } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { play as sound, type Sound } from '../lib/sound';
import { tell } from '../lib/words';
import type { EventShape, Step, Update } from '../wire';
import { animate, hurry, look } from './motion';

const BREATH: Record<string, number> = { off: 0, fast: 90, normal: 280 };
/** When so many updates wait, we hurry. */
const MANY = 10;
const SOUNDS: Record<string, Sound> = { draw: 'draw', strong: 'draw', pull: 'draw', collect: 'collect', bust: 'bust', fail: 'bust', eliminated: 'bust', call: 'call' };

interface Item {
  update: Update;
  fresh: Step[];
}

/** The words of an event, without the rule that a terminal draws before a turn. */
export const sentence = (event: EventShape): string => tell(event.say).replace(/^[-=\s]+/, '');

const eventsOf = (item: Item): EventShape[] => item.fresh.flatMap((step) => (step.back ? [] : step.events));

export class Showing {
  update = $state.raw<Update | null>(null);
  events = $state.raw<EventShape[]>([]);
  /** What has been shown, without what was taken back. */
  steps = $state.raw<Step[]>([]);
  private queue: Item[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private stop: () => void;

  constructor(
    private connection: Connection,
    private root: () => HTMLElement | undefined,
  ) {
    this.stop = connection.listen((update, fresh) => this.hear(update, fresh));
    if (connection.update) this.hear(connection.update, connection.steps);
  }

  /** Whether this is the table as it is now, so that its choices are open. */
  get current(): boolean {
    return this.update === this.connection.update;
  }

  close(): void {
    this.stop();
    this.jump();
  }

  /** Show everything, now. */
  jump(): void {
    hurry();
    const last = this.queue.at(-1);
    if (last) {
      for (const item of this.queue) {
        this.note(item);
        this.speak(eventsOf(item));
      }
      this.queue = [];
      this.put(last.update, []);
    }
    this.wake?.();
  }

  private hear(update: Update, fresh: Step[]): void {
    if (this.update === null) {
      this.note({ update, fresh: update.steps });
      this.put(update, []);
      return;
    }
    this.queue.push({ update, fresh });
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.queue.shift(); item; item = this.queue.shift()) await this.present(item);
    this.running = false;
  }

  private async present(item: Item): Promise<void> {
    const events = eventsOf(item);
    const root = this.root();
    this.note(item);
    this.speak(events);
    if (!root || settings.pace === 'off' || document.hidden) {
      this.put(item.update, events);
      return;
    }
    hurry();
    const before = look(root, events);
    this.put(item.update, events);
    await tick();
    const landed = animate(events, before, look(root));
    await this.until(landed.then(() => this.breath(events)));
  }

  /** Wait for it, unless somebody is in a hurry. */
  private async until(done: Promise<unknown>): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([done, woken]);
    this.wake = null;
  }

  private breath(events: EventShape[]): Promise<void> {
    const long = this.queue.length > MANY || events.length === 0 ? 0 : (BREATH[settings.pace] ?? 0);
    return new Promise((resolve) => setTimeout(resolve, long));
  }

  private put(update: Update, events: EventShape[]): void {
    this.update = update;
    this.events = events;
  }

  private note({ update, fresh }: Item): void {
    const steps = update.whole ? [] : [...this.steps];
    for (const step of update.whole ? update.steps : fresh) {
      if (step.back) steps.pop();
      else steps.push(step);
    }
    this.steps = steps;
  }

  private speak(events: EventShape[]): void {
    for (const event of events) announce(sentence(event));
    const heard = events.map((event) => this.soundOf(event)).find((one) => one !== undefined);
    if (heard) sound(heard);
  }

  private soundOf(event: EventShape): Sound | undefined {
    const mine = this.connection.news?.mine ?? null;
    if (event.what === 'turn') return mine !== null && event.seat === mine ? 'turn' : undefined;
    if (event.what === 'over') return 'win';
    return SOUNDS[event.what];
  }
}
