/** Keys at a table: a key presses what carries it (data-key), arrows go from one choice to the next. */

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

const seen = (element: HTMLElement): boolean => element.getClientRects().length > 0 && !element.closest('[inert]');
const open = (element: HTMLElement): boolean => !(element as HTMLButtonElement).disabled && seen(element) && !element.closest('[data-asleep]');

/** The buttons that play a move, as they stand on the page. */
export function choicesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button[data-ask]')].filter(open);
}

/** The first key of two that was pressed. */
let begun = '';

/** Press what carries this key, or these two one after the other; false if nothing does. */
export function press(root: HTMLElement, key: string): boolean {
  const keyed = [...root.querySelectorAll<HTMLElement>('[data-key]')].filter(open);
  const found = keyed.find((element) => element.dataset.key === begun + key) ?? keyed.find((element) => element.dataset.key === key);
  const first = found === undefined && keyed.some((element) => element.dataset.key?.startsWith(key));
  begun = first ? key : '';
  for (const element of keyed) element.toggleAttribute('data-begun', first && element.dataset.key?.startsWith(key) === true);
  found?.click();
  return found !== undefined || first;
}

function walk(root: HTMLElement, by: number): boolean {
  const choices = choicesIn(root);
  if (choices.length === 0) return false;
  const here = choices.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : choices.length - 1) : (here + by + choices.length) % choices.length;
  choices[next]?.focus();
  return true;
}

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function listen(root: HTMLElement): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    const step = ARROWS[event.key];
    const scrolls = event.target instanceof HTMLElement && event.target.closest('[data-scrolls]') !== null;
    const done = step === undefined ? event.key.length === 1 && press(root, event.key.toLowerCase()) : !scrolls && walk(root, step);
    if (done) event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
