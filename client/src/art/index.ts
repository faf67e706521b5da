// Our own art, by name. Icons and the logo are here at once; a game's cards come with loadArt(game), and art() uses what
// has been loaded (until then a plain emblem; it redraws by itself when the game's sheet arrives).

import { SvelteMap } from 'svelte/reactivity';
import { cut, ink, line, paper, rays, ring, soft, softline, star, type Art } from './shapes';
import { icons, logo as mark, reactions, wordmark as lettered } from './ui';

export type { Art } from './shapes';

/** A game's drawings: by theme (plain is ''), then by slug; and the back of its cards. */
export interface Sheet {
  back: Art;
  cards: Record<string, Art>;
  themes?: Record<string, Record<string, Art>>;
}

/** The titles that we have drawn: how their sheet comes, and three cards that stand for them, left to right. */
const drawn: Record<string, { load: () => Promise<{ sheet: Sheet }>; faces: string[] }> = {
  'dead-mans-draw': { load: () => import('./dead-mans-draw'), faces: ['anchor-7', 'kraken-6', 'mermaid-9'] },
  'dread-draw': { load: () => import('./dread-draw'), faces: ['the-moth', 'death', 'the-eclipse'] },
  'pirates-mark': { load: () => import('./pirates-mark'), faces: ['rum', 'mark', 'whirlpool'] },
};
const sheets = new SvelteMap<string, Sheet>();
const coming = new Map<string, Promise<void>>();

/** Whether there are drawings of a game. */
export const isDrawn = (game: string): boolean => game in drawn;

/** The cards that stand for a title: of one that we have not drawn its crest, between two of the cards that it names. */
export function faces(game: string, cards: string[]): string[] {
  return drawn[game]?.faces ?? [cards[0], game, cards.at(-1)].filter((card) => card !== undefined);
}

/** Loads the drawings of a game; done at once when they are here. */
export function loadArt(game: string): Promise<void> {
  const load = drawn[game]?.load;
  if (!load) return Promise.resolve();
  let promise = coming.get(game);
  if (!promise) {
    promise = load().then(({ sheet }) => void sheets.set(game, sheet), () => void coming.delete(game));
    coming.set(game, promise);
  }
  return promise;
}

/** The drawing of a card, suit, trait or variant: `anchor` or `anchor-5`, `the-moth`, `mark`, `siren`, `sudden-death`. The name of
 * the game itself is its crest. */
export function art(game: string, slug: string, theme = ''): Art {
  if (slug === game) return crest(game);
  const sheet = sheets.get(game);
  if (!sheet) {
    void loadArt(game);
    return emblem(slug);
  }
  const bare = slug.replace(/-\d+$/, '');
  const themed = theme ? sheet.themes?.[theme] : undefined;
  return themed?.[slug] ?? themed?.[bare] ?? sheet.cards[slug] ?? sheet.cards[bare] ?? emblem(slug);
}

/** The back of a game's cards. */
export function back(game: string): Art {
  const sheet = sheets.get(game);
  if (!sheet) void loadArt(game);
  return sheet?.back ?? (isDrawn(game) ? { body: compass, hue: '--brass' } : { ...crest(game), hue: '--brass' });
}

/** The sign of Pressgang (square), and with its name beside it (viewBox 0 0 420 100). */
export const logo: Art = { body: mark, hue: '--brass' };
export const wordmark: Art = { body: lettered, hue: '--brass' };

/** A sign for a button: `icon('draw').body`. Unknown names get a small star. */
export const icon = (name: string): Art => ({ body: icons[name] ?? ink(star(50, 50, 4, 42, 14)), hue: '--text' });

/** Whether we have drawn a sign of this name. */
export const isSign = (name: string): boolean => name in icons;

/** One of the six quick reactions: ahoy, cheers, ouch, bold, hurry, thanks. */
export const reaction = (name: string): Art => ({ body: reactions[name] ?? icon(name).body, hue: '--brass' });

const compass = line(ring(50, 50, 40), 3) + line(ring(50, 50, 34), 1.5) + ink(star(50, 50, 8, 24, 9, 22.5)) + ink(star(50, 50, 4, 46, 10)) + cut('M50 12V88M12 50H88', 1.5);
const hues = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'];

/** A number for a name, always the same. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return (seed ^ (seed >>> 15)) >>> 0;
}

/** For a title that we have not drawn: its initials in a compass. */
function crest(game: string): Art {
  const letters = game.split('-').map((word) => word.charAt(0).toUpperCase()).filter((letter) => /[A-Z0-9]/.test(letter)).slice(0, 3).join('');
  const size = letters.length > 2 ? 25 : letters.length > 1 ? 32 : 42;
  const text = `<text class="ink" x="50" y="${50 + size * 0.35}" font-size="${size}" font-weight="700" font-family="Georgia, serif" text-anchor="middle" fill="currentColor">${letters}</text>`;
  const body = line(ring(50, 50, 42), 3) + line(ring(50, 50, 28), 2) + softline(rays(50, 50, 32, 31, 38), 2) + ink([0, 90, 180, 270].map((turn) => point(turn)).join('')) + text;
  return { body, hue: `--suit-${hues[seedOf(game) % hues.length]}` };
}

/** One of the four points of a compass, at its rim. */
function point(turn: number): string {
  const at = (r: number, by: number): string => {
    const angle = ((turn - 90 + by) * Math.PI) / 180;
    return `${Math.round((50 + r * Math.cos(angle)) * 100) / 100} ${Math.round((50 + r * Math.sin(angle)) * 100) / 100}`;
  };
  return `M${at(49, 0)}L${at(38, 9)}L${at(30, 0)}L${at(38, -9)}z`;
}

/** For a name that we have no drawing of (a deck from a file, a game from elsewhere): a seal that comes from the name, always the same. */
function emblem(slug: string): Art {
  const seed = seedOf(slug);
  const points = 3 + ((seed >>> 4) % 5);
  const turn = (seed >>> 7) % 2 ? 180 / points : 0;
  const sign = SIGNS[(seed >>> 9) % SIGNS.length] ?? SIGNS[0];
  return { body: line(ring(50, 50, 43), 4) + (sign?.(points, turn) ?? ''), hue: `--suit-${hues[seed % hues.length]}` };
}

/** What stands in a seal. */
const SIGNS: ((points: number, turn: number) => string)[] = [
  (n, turn) => soft(ring(50, 50, 37)) + ink(star(50, 50, n, 36, 14, turn)) + cut(ring(50, 50, 6), 3),
  (n, turn) => line(rays(50, 50, 2 * n, 27, 36, turn), 4) + ink(ring(50, 50, 20)) + cut(star(50, 50, n, 12, 5, turn), 3),
  (n, turn) => ink(ring(50, 50, 36)) + paper(star(50, 50, n, 31, 13, turn)) + ink(ring(50, 50, 6)),
  (n, turn) => line(rays(50, 50, n, 8, 33, turn), 6) + ink(around(n, 29, 8, turn)) + ink(ring(50, 50, 9)),
  (n, turn) => soft(ring(50, 50, 37)) + ink(star(50, 50, n + 3, 35, 27, turn)) + paper(ring(50, 50, 17)) + ink(star(50, 50, n, 14, 6, turn)),
];

/** Dots around the middle. */
function around(n: number, far: number, size: number, turn: number): string {
  return Array.from({ length: n }, (_, at) => {
    const angle = ((turn - 90 + (at * 360) / n) * Math.PI) / 180;
    return ring(50 + far * Math.cos(angle), 50 + far * Math.sin(angle), size);
  }).join('');
}
