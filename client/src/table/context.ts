/** What parts of a table may ask about it without being told: who thinks. Undefined outside of a table, as in a replay. */
import { getContext, setContext } from 'svelte';

export interface AboutTable {
  /** The seat for which a bot thinks now. */
  thinking: () => number | null;
}

const KEY = 'pressgang-table';

export const setAboutTable = (about: AboutTable): AboutTable => setContext(KEY, about);
export const aboutTable = (): AboutTable | undefined => getContext<AboutTable | undefined>(KEY);
