/** What the server told us when we said hello. */

import type { GameShape, Hello, Said } from '../wire';
import { api, saidOf } from './api';
import { settings } from './settings.svelte';
import { welcome } from './words';

class Me {
  hello = $state.raw<Hello | null>(null);

  /** Why the server did not answer. */
  trouble = $state.raw<Said | null>(null);

  /** Never fails: it is here, or there is trouble. */
  async greet(): Promise<void> {
    this.trouble = null;
    try {
      const hello = await api.hello();
      if (hello.name && !settings.name) settings.name = hello.name;
      if (hello.face && !settings.face) settings.face = hello.face;
      else if (settings.face !== hello.face) void api.setFace(settings.face).catch(() => undefined);
      // Every page may name every title: their words are here before the first of them.
      await welcome(...hello.games.filter((game) => game.words).map((game) => game.name));
      this.hello = hello;
    } catch (thrown) {
      this.trouble = saidOf(thrown);
    }
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
