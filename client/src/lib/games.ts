/** What the pages know about the titles: what to show of them, and how to begin at once. Knows no rules. */

import type { GameShape, NewTable, OptionShape, SeatShape, TableLine } from '../wire';
import { faces, isDrawn, isSign } from '../art';
import { api } from './api';
import { me } from './me.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { has, mention, say } from './words';

/** How many sit at the table when one just wants to play, if the title allows. */
const SEATS = 3;

/** All titles, those that we have drawn first. */
export function titles(): string[] {
  const names = me.games.map((game) => game.name);
  return [...names.filter(isDrawn), ...names.filter((name) => !isDrawn(name))];
}

/** The title of a page that needs one and was told none. */
export const anyTitle = (): string => titles()[0] ?? '';

/** A title's name; of ours before their own words are here. */
export const titleOf = (game: string): string => (has(`client-about-${game}`) ? say(`client-about-${game}`) : say(game));

/** What it is about, in a sentence or two; empty if nobody says. */
export function aboutOf(game: string): string {
  const code = [`client-about-${game}.text`, `${game}.text`, `${game}-help`].find((each) => has(each));
  return code === undefined ? '' : say(code);
}

/** The cards that stand for a title, left to right. */
export function facesOf(game: string): string[] {
  const topics = me.game(game)?.topics ?? [];
  return faces(game, topics.filter((topic) => topic.kind === 'card').map((topic) => topic.slug));
}

/** The name of a bot. */
export const botName = (bot: string): string => (has(`client-bot-${bot}`) ? say(`client-bot-${bot}`) : bot);

/** The sign of a bot; dice for one that we have not drawn. */
export const botIcon = (bot: string): string => (isSign(bot) ? bot : 'dice');

/** What a bot is like, in a few words; empty if nobody says. */
export const botText = (bot: string): string => mention(`client-bot-${bot}.text`);

/** The bot that sits down when nobody says which: the one that was chosen in the settings, else the strongest. */
export const usualBot = (): string => (me.bots.includes(settings.bot) ? settings.bot : (me.bots.at(-1) ?? ''));

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
  const bot = usualBot();
  const shape = me.game(game);
  const seats = Math.min(Math.max(SEATS, shape?.fewest ?? 2), shape?.most ?? SEATS);
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot, name: null }));
  await open({ game, options: {}, seats: [{ kind: 'me', bot: null, name: myName() }, ...others], window: CALM });
}

/** The message about an option: the game's own, or ours. */
export function optionCode(game: string, option: OptionShape): string {
  const own = `${game}-option-${option.name}`;
  return has(own) ? own : `client-option-${option.name}`;
}

/** What an option is called; as it is written where nobody has words for it. */
export function optionName(game: string, option: OptionShape): string {
  const code = optionCode(game, option);
  return has(code) ? say(code) : option.name;
}

/** What a value of an option is called. */
export function valueName(game: GameShape, option: OptionShape, value: string): string {
  const code = valueCode(game, option, value);
  return has(code) ? say(code) : value;
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
    if (option.kind === 'flag') return [optionName(line.game, option)];
    if (option.kind === 'one' && game) return [oneWord(game, option, String(value))];
    if (option.kind === 'data') return [optionName(line.game, option)];
    if (option.kind === 'many' && Array.isArray(value) && option.name === 'house' && game)
      return value.map((item) => valueName(game, option, String(item)));
    return [say('client-option-changed', { option: optionName(line.game, option) })];
  });
}

/** A value that speaks for itself, or with its option before it. */
function oneWord(game: GameShape, option: OptionShape, value: string): string {
  const code = valueCode(game, option, value);
  const clear = option.name === 'mode' || !code.startsWith('client-option-');
  const name = valueName(game, option, value);
  return clear ? name : say('client-option-value', { option: optionName(game.name, option), value: name });
}

/** Whether two values of an option are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
