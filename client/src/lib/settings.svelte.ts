/** What this browser's person prefers; kept in the browser and nowhere else. */

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const LANGUAGES = ['en', 'de'] as const;
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

const PLACE = 'pressgang-settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  language: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number;
  soundOffered: boolean;
  coach: boolean;
  muted: boolean;
  name: string;
  face: string;
  banter: boolean;
  learned: string[];
  bot: string;
}

/** The language of the browser, English if we do not speak it. */
function spoken(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Partial<Kept>) : {};
  } catch {
    return {}; // private windows may have no storage, and a person may have edited it
  }
}

function one<T>(value: unknown, values: readonly T[], otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  language = $state('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');
  /** Off by default. */
  sound = $state(false);
  /** From 0 to 1. */
  volume = $state(0.6);
  /** The table has asked whether sounds are wanted. */
  soundOffered = $state(false);
  /** The coach's panel is open. */
  coach = $state(false);
  /** Chat and reactions of others are not shown. */
  muted = $state(false);
  name = $state('');
  /** The portrait that was chosen; empty: the one that goes with the name. */
  face = $state('');
  /** Bots remark on what happens to them. */
  banter = $state(true);
  /** Lessons that were finished. */
  learned = $state<string[]>([]);
  /** The bots' strength for *play now*. */
  bot = $state('bosun');
  private calm = $state(still.matches);

  constructor() {
    const found = kept();
    this.language = one(found.language, LANGUAGES as readonly string[], spoken());
    this.theme = one(found.theme, THEMES, 'system');
    this.speed = one(found.speed, SPEEDS, 'normal');
    this.sound = found.sound === true;
    this.volume = typeof found.volume === 'number' ? Math.min(1, Math.max(0, found.volume)) : 0.6;
    this.soundOffered = found.soundOffered === true || this.sound;
    this.coach = found.coach === true;
    this.muted = found.muted === true;
    this.name = typeof found.name === 'string' ? found.name.slice(0, 24) : '';
    this.face = typeof found.face === 'string' ? found.face : '';
    this.banter = found.banter !== false;
    this.learned = Array.isArray(found.learned) ? found.learned.filter((item) => typeof item === 'string') : [];
    this.bot = typeof found.bot === 'string' ? found.bot : 'bosun';
    still.addEventListener('change', () => (this.calm = still.matches));
  }

  /** The speed of all that moves: off for those whose system asks for less motion. */
  get pace(): Speed {
    return this.calm ? 'off' : this.speed;
  }

  /** The system asks for less motion: what happens is told at its speed, and nothing travels. */
  get still(): boolean {
    return this.calm;
  }

  /** Call once inside an effect root: keeps what changes, and shows it on the page. */
  watch(): void {
    $effect(() => {
      const page = document.documentElement;
      page.lang = this.language;
      page.dataset.speed = this.pace;
      if (this.theme === 'system') delete page.dataset.theme;
      else page.dataset.theme = this.theme;
    });
    $effect(() => {
      const { language, theme, speed, sound, volume, soundOffered, coach, muted, name, face, banter, learned, bot } = this;
      try {
        localStorage.setItem(PLACE, JSON.stringify({ language, theme, speed, sound, volume, soundOffered, coach, muted, name, face, banter, learned, bot } satisfies Kept));
      } catch {
        // no storage: they last as long as the page
      }
    });
  }
}

export const settings = new Settings();
