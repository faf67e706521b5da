/** The answer to a hand, in the very next frame: what was pressed lifts, and the pile from which a card will come stirs. */
import { unit } from './motion';

export function lift(root: HTMLElement, move: string): void {
  const pace = unit();
  if (pace === 0) return;
  const pressed = [...root.querySelectorAll<HTMLElement>(`[data-ask="${CSS.escape(move)}"]`)];
  const pile = move === 'draw' ? root.querySelector<HTMLElement>('[data-zone="draw"] [data-back]') : null;
  const frames = [{ transform: 'translateY(-2px)' }, { transform: 'translateY(-5px) scale(1.02)' }, { transform: 'none' }];
  for (const element of pile ? [...pressed, pile] : pressed) element.animate(frames, { duration: pace * 0.8, easing: 'ease-out' });
}
