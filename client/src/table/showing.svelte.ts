/**
 * What the table shows and says now. Updates are played one after the other; the log, the live region, the sounds and the clock follow
 * the stage. As soon as the player acts, everything is shown at once. Knows no game.
 */
import type { Connection } from '../lib/connection.svelte';
import { announce } from '../lib/live.svelte';
import { say, tell } from '../lib/words';
import type { EventShape, Step, Update } from '../wire';
import { banter } from './banter.svelte';
import { soundAtEnd, soundAtStart } from './sounds';
import { Stage, type Script } from './stage.svelte';

/** So many updates may wait until they are only told. */
const MANY = 8;
/** The faster, the more wait. */
const HASTE = 0.4;

interface Item {
  update: Update;
  fresh: Step[];
}

/** The words of an event, without the rule that a terminal draws before a turn. */
export const sentence = (event: EventShape): string => tell(event.say).replace(/^[-=\s]+/, '');

export class Showing {
  /** The last update that has been shown to its end. */
  update = $state.raw<Update | null>(null);
  /** What has been told, without what was taken back. */
  steps = $state.raw<Step[]>([]);
  /** Who took back their last choice, until something else happens. */
  takenBack = $state<number | null>(null);
  readonly stage: Stage;
  private queue: Item[] = [];
  private running = false;
  private hurried = false;
  private stop: (() => void)[];

  constructor(
    private connection: Connection,
    root: () => HTMLElement | undefined,
    script: () => Script,
  ) {
    this.stage = new Stage(root, script);
    this.stop = [connection.listen((update, fresh) => this.hear(update, fresh)), connection.read((steps) => this.read(steps))];
    if (connection.update) this.hear(connection.update, connection.steps);
  }

  /** Whether this is the table as it is now, so that its choices are open. */
  get current(): boolean {
    return this.update === this.connection.update;
  }

  close(): void {
    for (const stop of this.stop) stop();
    this.jump();
  }

  /** Show everything, now; nothing is left untold. */
  jump(): void {
    this.hurried = this.running;
    this.stage.hurry();
  }

  private hear(update: Update, fresh: Step[]): void {
    if (this.update === null) {
      this.steps = update.steps.filter((step) => !step.back);
      this.update = update;
      this.stage.show(update.view);
      return;
    }
    this.queue.push({ update, fresh });
    if (!this.running) void this.run();
  }

  /** The log has come: what was before all that has been told so far goes before it. */
  private read(log: Step[]): void {
    const first = this.steps[0]?.seq ?? Infinity;
    this.steps = [...log.filter((step) => step.seq < first), ...this.steps];
  }

  /** What we know that was before the steps of an update, if that is all. */
  private before(update: Update): Step[] {
    const { steps, earlier } = this.connection;
    const first = update.steps[0]?.seq ?? 0;
    return earlier === 0 ? steps.filter((step) => step.seq < first) : [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.queue.shift(); item; item = this.queue.shift()) await this.present(item);
    this.running = this.hurried = false;
  }

  private async present({ update, fresh }: Item): Promise<void> {
    const owner = new Map(fresh.flatMap((step) => step.events.map((event) => [event, step] as const)));
    if (update.whole) this.steps = [...this.before(update), ...update.steps.filter((step) => !step.back && !fresh.includes(step))];
    else for (const step of fresh) if (step.back) this.takeBack(step);
    await this.stage.perform([...owner.keys()], update.view, this.tempo(), {
      begins: soundAtStart,
      told: (event) => this.told(owner.get(event), event),
    });
    // Moves of which nothing is told are moves, too.
    this.steps = [...this.steps, ...fresh.filter((step) => !step.back && step.events.length === 0)].sort((one, other) => one.seq - other.seq);
    this.update = update;
  }

  private tempo(): number {
    const waiting = this.queue.length;
    return this.hurried || waiting > MANY ? Infinity : 1 + HASTE * Math.max(0, waiting - 1);
  }

  private told(step: Step | undefined, event: EventShape): void {
    if (!step) return;
    this.write(step, event);
    announce(sentence(event));
    soundAtEnd(event, this.connection.news?.mine ?? null);
    banter.hear(event, this.connection.news?.seats ?? [], step.seq);
  }

  private write(step: Step, event: EventShape): void {
    this.takenBack = null;
    const last = this.steps.at(-1);
    this.steps = last?.seq === step.seq ? [...this.steps.slice(0, -1), { ...last, events: [...last.events, event] }] : [...this.steps, { ...step, events: [event] }];
  }

  private takeBack({ seat }: Step): void {
    this.steps = this.steps.slice(0, -1);
    this.takenBack = seat;
    const names = this.connection.news?.seats ?? [];
    if (seat !== null && seat !== this.connection.news?.mine) announce(say('client-table-taken-back', { who: names[seat]?.name ?? '' }));
  }
}
