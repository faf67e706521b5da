/** Which page is shown: the address, as parts. Links are plain `<a href="/...">`; we follow them without a reload. */

import { tick } from 'svelte';

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  /** `/table/x7` is `['table', 'x7']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  /** A value of the address's query. */
  param(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

function arrive(): void {
  route.path = location.pathname;
  route.query = location.search;
}

/** Goes to a page of ours. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
  scrollTo(0, 0);
  void tick().then(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

/** Whether the server, not we, answers this path. */
function served(path: string): boolean {
  return /^\/(api|key|schema|healthz|metrics)(\/|$)/.test(path);
}

function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || served(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname) return;
  click.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', arrive);
document.addEventListener('click', follow);
