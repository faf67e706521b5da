/**
 * A table over its socket. Knows no rules: keeps what the server says, sends what the player chose.
 *
 * A move that was not acknowledged is sent again under the same key after the network came back, so that none is lost and
 * none is done twice.
 */

import type { Chat, Down, Refused, Step, TableNews, Up, Update } from '../wire';
import { api, Trouble } from './api';
import { Shorthand, type ShortLog, type ShortUpdate } from './shorthand';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';
type Heard = Exclude<Down, { type: 'update' | 'log' }> | ShortUpdate | ShortLog;
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

export class Connection {
  status = $state<Status>('connecting');
  news = $state.raw<TableNews | null>(null);
  /** The table as it is now. */
  update = $state.raw<Update | null>(null);
  /** The entries of the record that we have heard of: the last ones, and all once we have asked for the log. */
  steps = $state.raw<Step[]>([]);
  /** So many are before these. */
  earlier = $state(0);
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
  private shorthand = new Shorthand();
  /** Somebody looks at the log. */
  private wantsLog = false;
  private asked = false;
  private listeners = new Set<(update: Update, fresh: Step[]) => void>();
  private readers = new Set<(steps: Step[]) => void>();

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

  /** Hears the whole log, when it comes. Answers how to stop. */
  read(reader: (steps: Step[]) => void): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  /** Somebody looks at the log: from now on all of it is here. */
  needLog(): void {
    this.wantsLog = true;
    this.askLog();
  }

  private askLog(): void {
    if (!this.wantsLog || this.asked || this.earlier === 0) return;
    this.asked = this.send({ type: 'log' });
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
    this.connect(false);
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

  /** `resuming`: as the same person as before, who knows what has happened so far. */
  private connect(resuming = true): void {
    clearTimeout(this.timer);
    this.drop();
    this.greeted = this.asked = false;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const known = resuming && this.update ? `?seq=${this.update.seq}` : '';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket${known}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Heard);
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

  private hear(message: Heard): void {
    switch (message.type) {
      case 'table':
        this.opened();
        this.news = message;
        return;
      case 'glossary':
        if (this.news) this.shorthand.learn(message, this.news);
        return;
      case 'update':
        return this.updated(message);
      case 'log':
        return this.logged(message);
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

  /** The log goes up to the newest entry: what was told before it is in it. */
  private logged(log: ShortLog): void {
    if (!this.news) return;
    this.steps = this.shorthand.steps(log.steps, this.news);
    this.earlier = 0;
    for (const reader of this.readers) reader(this.steps);
  }

  private updated(heard: ShortUpdate): void {
    if (!this.news) return;
    const update = this.shorthand.update(heard, this.update, this.news);
    const known = this.steps.at(-1)?.seq ?? -1;
    const fresh = update.steps.filter((step) => step.seq > known);
    this.steps = update.whole ? update.steps : [...this.steps, ...fresh];
    if (update.whole) {
      this.earlier = update.earlier ?? 0;
      this.asked = false;
    }
    this.thinking = null;
    this.refused = null;
    this.clockAt = performance.now();
    this.update = update;
    for (const listener of this.listeners) listener(update, fresh);
    this.askLog();
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

  /** Whether it went out. */
  private send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
