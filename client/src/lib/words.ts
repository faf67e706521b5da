/**
 * Every word that a person reads: Fluent messages from the very files that the server has, found by their ids. A game from elsewhere
 * brings its own words, and the server hands them on.
 *
 * `say` and `tell` are reactive: they follow the language, the theme and the files as these arrive. Ask for the files of a
 * game with `need` before you show it.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Said } from '../wire';
import { api } from './api';
import { settings } from './settings.svelte';

type Load = () => Promise<string>;
type LoadLanguage = () => Promise<{ default: Record<string, string> }>;

const languages = import.meta.glob('./languages/*.ts') as Record<string, LoadLanguage>;
const files = import.meta.glob(
  ['../../../locales/*/**/*.ftl', '!../../../locales/*/{client,errors,pressgang,lab}.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;
const LONGEST = 2000;
const LARGEST = 1e15;

/** Texts that have arrived, by language and file. */
const resources = new Map<string, FluentResource>();
const coming = new Map<string, Promise<void>>();
const wanted = new Set<string>();
/** Games whose words are not among our files. */
const foreign = new Set<string>();
const state = new SvelteMap<string, string | number>([
  ['theme', ''],
  ['arrived', 0],
]);
const bundles = new Map<string, { arrived: number; bundle: FluentBundle }>();

/** `../../../locales/en/themes/diving.ftl` is `en/themes/diving`. */
const short = (place: string): string => place.replace(/^.*locales\//, '').replace(/\.ftl$/, '');
const loaders = new Map(Object.entries(files).map(([place, load]) => [short(place), load]));

function arrived(place: string, text: string): void {
  resources.set(place, new FluentResource(text));
  state.set('arrived', (state.get('arrived') as number) + 1);
}

function once(place: string, load: () => Promise<void>): Promise<void> {
  const known = coming.get(place);
  if (known) return known;
  const promise = load().catch((trouble: unknown) => {
    coming.delete(place);
    throw trouble;
  });
  coming.set(place, promise);
  return promise;
}

/** What every page says in a language. */
function common(language: string): Promise<void> {
  return once(language, async () => {
    const found = await languages[`./languages/${language}.ts`]?.();
    for (const [place, text] of Object.entries(found?.default ?? {})) arrived(short(place), text);
  });
}

function file(language: string, name: string): Promise<void> {
  const place = `${language}/${name}`;
  const load = loaders.get(place) ?? (foreign.has(name) ? () => api.words(language, name) : undefined);
  return load ? once(place, async () => arrived(place, await load())) : Promise.resolve();
}

async function all(language: string): Promise<void> {
  await Promise.all([common(language), ...[...wanted].map((name) => file(language, name))]);
}

/** Brings files of words (`dread-draw`, `coach`, `client-table`, `themes/diving`), in the language of now and of later. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await all(settings.language);
}

/** From now on `need` knows these games from elsewhere; their words come at once, as far as they can be had. */
export async function welcome(...games: string[]): Promise<void> {
  for (const game of games) foreign.add(game);
  await Promise.allSettled(games.map((game) => need(game)));
}

/** What `need` needs for a game: its words, ours for its board, and its theme's. */
export async function needGame(game: string, theme = ''): Promise<void> {
  const board = loaders.has(`${settings.language}/client-${game}`) ? `client-${game}` : 'client-plain';
  await need(game, board, 'client-table', 'bots', ...(theme ? [`themes/${theme}`] : []));
}

/** The theme of a game with these options; empty: none. */
export function themeOf(game: string, options: Record<string, unknown>): string {
  return game === 'dead-mans-draw' && options['edition'] === 'carcass' ? 'diving' : '';
}

/** From now on everything is said in this theme; empty: in none. */
export function useTheme(theme: string): void {
  if (state.get('theme') !== theme) state.set('theme', theme);
}

/** Changes the language, when its words are here. */
export async function speak(language: string): Promise<void> {
  await all(language);
  settings.language = language;
}

function bundle(): FluentBundle {
  const language = settings.language;
  const theme = state.get('theme') as string;
  const count = state.get('arrived') as number;
  const key = `${language} ${theme}`;
  const known = bundles.get(key);
  if (known?.arrived === count) return known.bundle;
  const made = new FluentBundle(language, { useIsolating: false });
  const here = [...resources].filter(([place]) => place.startsWith(`${language}/`) && !place.includes('/themes/'));
  const theirs = (place: string): boolean => foreign.has(place.slice(language.length + 1));
  // What is said first stays: a game from elsewhere adds words and changes none of ours.
  for (const [place, resource] of here) if (!theirs(place)) made.addResource(resource);
  for (const [place, resource] of here) if (theirs(place)) made.addResource(resource);
  const over = resources.get(`${language}/themes/${theme}`);
  if (over) made.addResource(over, { allowOverrides: true });
  bundles.set(key, { arrived: count, bundle: made });
  return made;
}

/** Numbers as they are, so that a message can count; sentences in words; lists with commas; everything else as text. */
function fact(value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((item) => String(fact(item))).join(', ').slice(0, LONGEST);
  if (isSaid(value)) return tell(value);
  if (typeof value === 'number' && Math.abs(value) < LARGEST) return value;
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  const text = String(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value && 'facts' in value;
}

/** Whether there are words for this, here and now. */
export function has(code: string): boolean {
  const [name = '', attribute] = code.split('.');
  const message = bundle().getMessage(name);
  if (!message) return false;
  return attribute === undefined ? message.value !== null : attribute in message.attributes;
}

/** The message of this id (`id.attribute` for an attribute of it), with these facts in it. The id itself if there is none. */
export function say(code: string, facts: Record<string, unknown> = {}): string {
  const [name = '', attribute] = code.split('.');
  const speaker = bundle();
  const message = speaker.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return code;
  const variables = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, fact(value)]));
  return speaker.formatPattern(pattern, variables, []);
}

/** The same, or nothing at all where nobody has words for it. */
export const mention = (code: string, facts: Record<string, unknown> = {}): string => (has(code) ? say(code, facts) : '');

/** The words for what the server says. */
export function tell(said: Said): string {
  return say(said.code, said.facts);
}

/** With its first letter large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

/** A sentence that begins a line. */
export const line = (said: Said): string => capital(tell(said));

/** A percentage without decimals, in the language of now; `<1%` rather than a 0 that is none. */
export function percent(share: number): string {
  const format = new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 });
  if (share > 0 && share < 0.005) return `<${format.format(0.01)}`;
  if (share < 1 && share > 0.995) return `>${format.format(0.99)}`;
  return format.format(share);
}

/** A number in the language of now. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value);
}

/** This one, that one and the third. */
export function enumerate(items: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(items);
}

/** A day and a time, from seconds since 1970. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
