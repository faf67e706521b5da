// Our own art, by name. Icons and the logo are here at once; a game's cards come with loadArt(game), and art() uses what
// has been loaded (until then a plain emblem; it redraws by itself when the game's sheet arrives).

import { SvelteMap } from 'svelte/reactivity';
import { cut, ink, line, ring, soft, star, type Art } from './shapes';
import { icons, logo as mark, reactions, wordmark as lettered } from './ui';

export type { Art } from './shapes';

/** A game's drawings: by theme (plain is ''), then by slug; and the back of its cards. */
export interface Sheet {
  back: Art;
  cards: Record<string, Art>;
  themes?: Record<string, Record<string, Art>>;
}

const loaders: Record<string, () => Promise<{ sheet: Sheet }>> = {
  'dead-mans-draw': () => import('./dead-mans-draw'),
  'dread-draw': () => import('./dread-draw'),
  'pirates-mark': () => import('./pirates-mark'),
};
const sheets = new SvelteMap<string, Sheet>();
const coming = new Map<string, Promise<void>>();

/** Loads the drawings of a game; done at once when they are here. */
export function loadArt(game: string): Promise<void> {
  const load = loaders[game];
  if (!load) return Promise.resolve();
  let promise = coming.get(game);
  if (!promise) {
    promise = load().then(({ sheet }) => void sheets.set(game, sheet), () => void coming.delete(game));
    coming.set(game, promise);
  }
  return promise;
}

/** The drawing of a card, suit, trait or variant: `anchor` or `anchor-5`, `the-moth`, `mark`, `siren`, `sudden-death`. */
export function art(game: string, slug: string, theme = ''): Art {
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
  return sheet?.back ?? { body: compass, hue: '--brass' };
}

/** The sign of Pressgang (square), and with its name beside it (viewBox 0 0 420 100). */
export const logo: Art = { body: mark, hue: '--brass' };
export const wordmark: Art = { body: lettered, hue: '--brass' };

/** A sign for a button: `icon('draw').body`. Unknown names get a small star. */
export const icon = (name: string): Art => ({ body: icons[name] ?? ink(star(50, 50, 4, 42, 14)), hue: '--text' });

/** One of the six quick reactions: ahoy, cheers, ouch, bold, hurry, thanks. */
export const reaction = (name: string): Art => ({ body: reactions[name] ?? icon(name).body, hue: '--brass' });

const compass = line(ring(50, 50, 40), 3) + line(ring(50, 50, 34), 1.5) + ink(star(50, 50, 8, 24, 9, 22.5)) + ink(star(50, 50, 4, 46, 10)) + cut('M50 12V88M12 50H88', 1.5);
const hues = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'];

/** For a name that we have no drawing of (a deck from a file): a seal whose rays and rings come from the name, always the same. */
function emblem(slug: string): Art {
  let seed = 7;
  for (const letter of slug) seed = (seed * 31 + letter.charCodeAt(0)) % 99991;
  const points = 3 + (seed % 6);
  const deep = 10 + ((seed >> 3) % 3) * 5;
  const body = line(ring(50, 50, 42), 5) + soft(ring(50, 50, 36)) + ink(star(50, 50, points, 36, deep, (seed >> 5) % 2 ? 180 / points : 0)) + cut(ring(50, 50, 4 + ((seed >> 6) % 3) * 2), 3);
  return { body, hue: `--suit-${hues[seed % hues.length]}` };
}
