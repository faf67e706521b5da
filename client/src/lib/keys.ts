/** Keys for actions: each on a button too. The last one to claim a key has it, until it lets go. */

import { SvelteMap } from 'svelte/reactivity';

export interface Binding {
  /** As `KeyboardEvent.key` says it, small: `d`, `1`, `?`, `escape`. */
  key: string;
  /** What it does, in words, for the list of keys. */
  label: string;
  run: () => void;
}

const claims = new SvelteMap<number, Binding>();
let count = 0;

/** Claims keys; the answer lets them go. In a component: `$effect(() => bind(...))`. */
export function bind(...bindings: Binding[]): () => void {
  const mine = bindings.map((binding) => {
    claims.set(++count, { ...binding, key: binding.key.toLowerCase() });
    return count;
  });
  return () => mine.forEach((id) => claims.delete(id));
}

/** All keys that do something now, the newest claim of each. */
export function bound(): Binding[] {
  return [...new Map([...claims.values()].map((binding) => [binding.key, binding])).values()];
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  const dialog = document.querySelector('dialog[open]');
  const found = [...claims.values()].reverse().find((binding) => binding.key === event.key.toLowerCase());
  if (!found || (dialog && dialog.matches(':modal'))) return;
  event.preventDefault();
  found.run();
}

document.addEventListener('keydown', press);
