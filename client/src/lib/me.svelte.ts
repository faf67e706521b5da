/** What the server told us when we said hello. */

import type { GameShape, Hello } from '../wire';
import { api } from './api';
import { settings } from './settings.svelte';

class Me {
  hello = $state.raw<Hello | null>(null);

  async greet(): Promise<void> {
    this.hello = await api.hello();
    if (this.hello.name && !settings.name) settings.name = this.hello.name;
  }

  /** The titles; empty before the server answered. */
  get games(): GameShape[] {
    return this.hello?.games ?? [];
  }

  get bots(): string[] {
    return this.hello?.bots ?? [];
  }

  game(name: string): GameShape | undefined {
    return this.games.find((game) => game.name === name);
  }

  async rename(name: string): Promise<void> {
    settings.name = name;
    await api.rename(name);
  }
}

export const me = new Me();
