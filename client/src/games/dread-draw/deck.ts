/** What is printed on the cards: of our own deck by the locale files and the game's topics, of another by its file. */
import { has, say } from '../../lib/words';
import type { TopicShape } from '../../wire';

export type Trigger = 'none' | 'summon' | 'reserve' | 'aftermath' | 'always';

export interface Kind {
  strength: number;
  damage: number;
  copies: number;
  trigger: Trigger;
  name?: string;
  text?: string;
  fortune?: string;
}

interface Written extends Partial<Kind> {
  slug: string;
}
interface DeckFile {
  promo?: { slug: string; card: string };
  card: Written[];
}

const PLAIN: Kind = { strength: 0, damage: 0, copies: 1, trigger: 'none' };

/** The deck of a table: what a card is called, what it does, what it foretells. */
export class Deck {
  private readonly kinds = new Map<string, Kind>();
  /** Whether the deck comes from a file, with its own words. */
  readonly foreign: boolean;

  constructor(options: Record<string, unknown>, topics: TopicShape[]) {
    const file = options['deck'] as DeckFile | null | undefined;
    this.foreign = typeof file === 'object' && file !== null;
    if (file && this.foreign) this.read(file);
    else for (const topic of topics) this.kinds.set(topic.slug, { ...PLAIN, ...(topic.facts?.facts as Partial<Kind> | undefined) });
  }

  private read(file: DeckFile): void {
    for (const card of file.card) this.kinds.set(card.slug, { ...PLAIN, ...card });
    const promo = file.promo && this.kinds.get(file.promo.card);
    if (file.promo && promo) this.kinds.set(file.promo.slug, { ...promo, copies: 1 });
  }

  of(card: string): Kind {
    return this.kinds.get(card) ?? PLAIN;
  }

  name(card: string): string {
    return this.foreign ? (this.of(card).name ?? card) : this.words(`dread-draw-card-${card}`, card);
  }

  /** What it does; nothing if it has no ability. */
  text(card: string): string {
    if (this.of(card).trigger === 'none' && this.kinds.has(card)) return '';
    return this.foreign ? (this.of(card).text ?? '') : this.words(`dread-draw-card-${card}.text`, '');
  }

  fortune(card: string): string {
    return this.foreign ? (this.of(card).fortune ?? '') : this.words(`dread-draw-card-${card}.fortune`, '');
  }

  private words(code: string, otherwise: string): string {
    return has(code) ? say(code) : otherwise;
  }
}
