/** Opening the table of a lesson. */

import { api } from '../lib/api';
import { go } from '../lib/router.svelte';
import type { NewTable } from '../wire';
import type { Lesson } from './lessons';

/** A new table with this lesson's cards, and off to it. */
export async function openLesson(lesson: Lesson): Promise<void> {
  const rivals = lesson.rivals.map((name) => ({ kind: 'bot', bot: 'deckhand', name }));
  const seats = [{ kind: 'me' }, ...rivals] as NewTable['seats'];
  const opened = await api.open({ game: lesson.game, options: {}, seats, lesson: lesson.name, window: 60 });
  go(`/table/${opened.id}`);
}
