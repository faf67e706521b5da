/**
 * A table over its socket. Knows no rules: keeps what the server says, sends what the player chose.
 *
 * A move that was not acknowledged is sent again under the same key after the network came back, so that none is lost and
 * none is done twice.
 */

import type { Chat, Down, EventShape, Refused, Step, TableNews, Up, Update } from '../wire';
import { api, Trouble } from './api';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';
type Owed = Extract<Up, { type: 'move' | 'undo' }>;

const SHORTEST = 300;
const LONGEST = 8000;
/** A choice that is not acknowledged for so long went into a dead network, whatever the socket says. */
const ACK_TIMEOUT = 6000;
/** So long we wait with what the server could not store. */
const STORE_AGAIN = 1500;

function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const EMPTY = { asks: [], groups: [], undo: false, clock: null, window: false, ahead: null, results: [] };
const USUAL = { me: 'no', other: '', victim: 'no', known: 'yes', source: '', name: '', amount: 0 };
const NOTHING = { seat: null, cards: null, source: null, target: null, other: null, name: null, amount: null, place: null };

/** An update with all that was left out on the wire: what is empty, and what of the view is as we saw it last. */
function filled(heard: Update, before: Update | null): Update {
  const whole = (event: EventShape) => ({ ...NOTHING, ...event, say: { ...event.say, facts: { ...USUAL, ...event.say.facts } } });
  const steps = heard.steps.map((step) => ({ ...step, events: step.events.map(whole) }));
  return { ...EMPTY, ...heard, steps, view: heard.anew || !before ? heard.view : { ...before.view, ...heard.view } };
}

export class Connection {
  status = $state<Status>('connecting');
  news = $state.raw<TableNews | null>(null);
  /** The table as it is now. */
  update = $state.raw<Update | null>(null);
  /** All entries of the record that we have heard of. */
  steps = $state.raw<Step[]>([]);
  chats = $state.raw<Chat[]>([]);
  /** The seat for which a bot thinks. */
  thinking = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** When the network was lost, to be shown only if it lasts. */
  lostAt = $state<number | null>(null);
  /** When, by `performance.now()`, the clock of the last update was read. */
  clockAt = $state(0);

  private owed = $state.raw<Owed[]>([]);
  /** The number of the last choice of ours that is stored. */
  private stored = $state(0);
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private closed = false;
  private greeted = false;
  private listeners = new Set<(update: Update, fresh: Step[]) => void>();

  constructor(readonly id: string) {
    addEventListener('online', this.again);
    addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.seen);
    this.connect();
  }

  /** A choice is on its way, or is stored and we do not see yet what came of it. */
  get busy(): boolean {
    return this.owed.length > 0 || (this.update !== null && this.update.seq < this.stored);
  }

  /** What happened, without what was taken back. */
  get told(): Step[] {
    const told: Step[] = [];
    for (const step of this.steps) {
      if (step.back) told.pop();
      else told.push(step);
    }
    return told;
  }

  /** Hears every update with its new steps, in order, none left out. Answers how to stop. */
  listen(listener: (update: Update, fresh: Step[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  move(move: string): void {
    if (this.update) this.owe({ type: 'move', key: fresh(), seq: this.update.seq, move });
  }

  undo(): void {
    if (this.update) this.owe({ type: 'undo', key: fresh(), seq: this.update.seq });
  }

  /** Pass for me until the bid is higher than this; null: ask me. */
  ahead(bid: number | null): void {
    this.send({ type: 'ahead', bid });
  }

  say(text: string): void {
    this.send({ type: 'say', text, reaction: null });
  }

  react(reaction: string): void {
    this.send({ type: 'say', text: null, reaction });
  }

  /** I am here again: no bot need stand in for me. */
  back(): void {
    this.send({ type: 'back' });
  }

  /** Tries at once. */
  readonly again = (): void => {
    if (this.closed || this.status === 'open' || this.status === 'gone') return;
    this.attempt = 0;
    this.connect();
  };

  /** Begins anew: who we are at this table has changed. */
  reopen(): void {
    if (this.closed) return;
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.seen);
    this.drop();
  }

  private readonly seen = (): void => {
    if (document.visibilityState === 'visible') this.again();
  };

  private readonly lost = (): void => {
    this.drop();
    this.later();
  };

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.greeted = false;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Down);
    socket.onclose = () => {
      if (this.socket === socket) this.later();
    };
  }

  /** Waits a little longer each time, each browser a little differently. */
  private later(): void {
    if (this.closed) return;
    this.socket = null;
    this.status = this.status === 'connecting' && this.lostAt === null && this.attempt === 0 ? 'connecting' : 'lost';
    this.lostAt ??= Date.now();
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.attempt++) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.retry(), wait);
  }

  /** A socket does not say why it was not opened; the table's page does. */
  private async retry(): Promise<void> {
    try {
      if (navigator.onLine) await api.table(this.id);
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status === 404) {
        this.status = 'gone';
        return;
      }
    }
    if (!this.closed && !this.socket) this.connect();
  }

  private hear(message: Down): void {
    switch (message.type) {
      case 'table':
        this.opened();
        this.news = message;
        return;
      case 'update':
        return this.updated(message);
      case 'ack':
        this.stored = Math.max(this.stored, message.seq);
        this.owed = this.owed.filter((owed) => owed.key !== message.key);
        return;
      case 'refused':
        if (message.code === 'not-stored') this.tryAgain(message.key ?? null);
        else this.owed = this.owed.filter((owed) => owed.key !== message.key);
        this.refused = message;
        return;
      case 'chat':
        if (!this.chats.some((chat) => chat.number === message.number)) this.chats = [...this.chats, message];
        return;
      case 'thinking':
        this.thinking = message.seat;
    }
  }

  /** The server cannot store anything just now: we still owe it, under the same key, and say why it takes so long. */
  private tryAgain(key: string | null): void {
    const owed = this.owed.find((each) => each.key === key);
    if (owed) setTimeout(() => this.owed.includes(owed) && this.send(owed), STORE_AGAIN);
  }

  /** The first word of the server: from now on we are connected, and what we owe goes out again. */
  private opened(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.status = 'open';
    this.lostAt = null;
    this.attempt = 0;
    for (const owed of this.owed) this.send(owed);
  }

  private updated(heard: Update): void {
    const update = filled(heard, this.update);
    const known = this.steps.at(-1)?.seq ?? -1;
    const fresh = update.steps.filter((step) => step.seq > known);
    this.steps = update.whole ? update.steps : [...this.steps, ...fresh];
    this.thinking = null;
    this.refused = null;
    this.clockAt = performance.now();
    this.update = update;
    for (const listener of this.listeners) listener(update, fresh);
  }

  private owe(owed: Owed): void {
    if (this.busy) return;
    this.refused = null;
    this.owed = [...this.owed, owed];
    this.send(owed);
    setTimeout(() => {
      if (this.status === 'open' && this.owed.includes(owed)) this.reopen();
    }, ACK_TIMEOUT);
  }

  private send(message: Up): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
