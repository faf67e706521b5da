/** The server's HTTP part. Every call answers, or throws a `Trouble` that can be told. */

import type { AdviceShape, Fork, Hello, Link, NewTable, Opened, Replay, ReviewShape, Said, TableLine } from '../wire';

/** Why a request failed, as something to be told: `tell(trouble.said)`. */
export class Trouble extends Error {
  constructor(
    readonly said: Said,
    readonly status: number,
  ) {
    super(said.code);
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value && 'facts' in value;
}

/** Anything that was thrown, as something to be told. */
export function saidOf(thrown: unknown): Said {
  return thrown instanceof Trouble ? thrown.said : { code: 'client-trouble', facts: {} };
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(`/api/${path}`, { method, headers, credentials: 'same-origin', ...content });
  } catch {
    throw new Trouble({ code: 'client-unreachable', facts: {} }, 0);
  }
  if (answer.ok) return answer;
  const mistake: unknown = await answer.json().catch(() => null);
  const said = isSaid(mistake) ? mistake : { code: answer.status === 404 ? 'client-not-there' : 'client-trouble', facts: {} };
  throw new Trouble(said, answer.status);
}

async function json<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

const at = (id: string, what = ''): string => `tables/${encodeURIComponent(id)}${what}`;

export const api = {
  hello: () => json<Hello>('GET', 'hello'),
  /** What a game from elsewhere says, as Fluent text. */
  words: async (language: string, game: string) => (await ask('GET', `words/${encodeURIComponent(language)}/${encodeURIComponent(game)}`)).text(),
  rename: (name: string) => json<unknown>('POST', 'me', { name }),
  /** How I want to look, at every table that I come to. */
  setFace: (face: string) => json<unknown>('POST', 'me/face', { face }),
  lobby: () => json<TableLine[]>('GET', 'tables'),
  open: (table: NewTable) => json<Opened>('POST', 'tables', table),
  table: (id: string) => json<TableLine>('GET', at(id)),
  sit: (id: string, name: string, seat: number | null = null) => json<unknown>('POST', at(id, '/sit'), { name, seat }),
  leave: (id: string) => json<unknown>('POST', at(id, '/leave')),
  start: (id: string) => json<unknown>('POST', at(id, '/start')),
  rematch: (id: string) => json<Opened>('POST', at(id, '/rematch')),
  key: (id: string) => json<Link>('POST', at(id, '/key')),
  record: async (id: string) => (await ask('GET', at(id, '/record'))).text(),
  recordAddress: (id: string) => `/api/${at(id, '/record')}`,
  /** As an onlooker saw it, or as this seat did. */
  replay: (id: string, seat: number | null = null) => json<Replay>('GET', at(id, seat === null ? '/replay' : `/replay?seat=${seat}`)),
  fork: (id: string, fork: Fork) => json<Opened>('POST', at(id, '/fork'), fork),
  coach: (id: string) => json<AdviceShape>('POST', at(id, '/coach')),
  review: (id: string) => json<ReviewShape>('GET', at(id, '/review')),
  history: () => json<TableLine[]>('GET', 'history'),
};
