/** What the pages know about the titles: what to show of them, and how to begin at once. Knows no rules. */

import type { GameShape, NewTable, OptionShape, SeatShape, TableLine } from '../wire';
import { api } from './api';
import { me } from './me.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { has, say } from './words';

/** Cards that stand for a title, left to right. */
export const FACES: Record<string, string[]> = {
  'dead-mans-draw': ['anchor-7', 'kraken-6', 'mermaid-9'],
  'dread-draw': ['the-moth', 'death', 'the-eclipse'],
  'pirates-mark': ['rum', 'mark', 'whirlpool'],
};

/** How many sit at the table when one just wants to play. */
const SEATS: Record<string, number> = { 'dead-mans-draw': 3, 'dread-draw': 3, 'pirates-mark': 4 };

export const TITLES: readonly string[] = Object.keys(FACES);

/** A title's name, before its own words are here. */
export const titleOf = (game: string): string => say(`client-about-${game}`);

/** The name of a bot. */
export const botName = (bot: string): string => (has(`client-bot-${bot}`) ? say(`client-bot-${bot}`) : bot);

/** Our name, or what we are called without one. */
export const myName = (): string => settings.name.trim() || say('client-nobody');

/** Who sits there, for a list. */
export function seatName(seat: SeatShape): string {
  if (seat.kind === 'open') return say('client-seat-open');
  return seat.name || (seat.bot ? botName(seat.bot) : say('client-nobody'));
}

/** Opens a table and goes there. */
export async function open(table: NewTable): Promise<void> {
  const { id } = await api.open(table);
  go(`/table/${id}`);
}

/** Seconds to think about a call when only bots wait, and when people do. */
export const CALM = 30;
export const BRISK = 8;

/** A game against bots, at once. */
export async function playNow(game: string): Promise<void> {
  const bot = me.bots.includes(settings.bot) ? settings.bot : (me.bots.at(-1) ?? 'bosun');
  const others = Array.from({ length: (SEATS[game] ?? 3) - 1 }, () => ({ kind: 'bot', bot, name: null }));
  await open({ game, options: {}, seats: [{ kind: 'me', bot: null, name: myName() }, ...others], window: CALM });
}

/** The message that names a value of an option. */
export function valueCode(game: GameShape, option: OptionShape, value: string): string {
  const topic = game.topics.find((each) => each.slug === value && (option.kind === 'bag' || option.name === 'abilities' || each.kind === option.name));
  const own = topic ? `${game.name}-${topic.kind}-${topic.slug}` : `${game.name}-${option.name}-${value}`;
  return has(own) ? own : `client-option-${option.name}-${value}`;
}

/** The options of a table that are not as they always are, in words. */
export function optionWords(line: Pick<TableLine, 'game' | 'options'>): string[] {
  const game = me.game(line.game);
  return (game?.options ?? []).flatMap((option) => {
    const value = line.options[option.name];
    if (value === undefined || value === null || same(value, option.default)) return [];
    if (option.kind === 'flag') return [say(`client-option-${option.name}`)];
    if (option.kind === 'one' && game) return [oneWord(game, option, String(value))];
    if (option.kind === 'data') return [say(`client-option-${option.name}`)];
    if (option.kind === 'many' && Array.isArray(value) && option.name === 'house' && game)
      return value.map((item) => say(valueCode(game, option, String(item))));
    return [say('client-option-changed', { option: say(`client-option-${option.name}`) })];
  });
}

/** A value that speaks for itself, or with its option before it. */
function oneWord(game: GameShape, option: OptionShape, value: string): string {
  const code = valueCode(game, option, value);
  const clear = option.name === 'mode' || !code.startsWith('client-option-');
  return clear ? say(code) : say('client-option-value', { option: say(`client-option-${option.name}`), value: say(code) });
}

/** Whether two values of an option are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
