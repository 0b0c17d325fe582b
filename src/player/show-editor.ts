import { flushSync } from 'react-dom';
import { WIDE } from './useWideRow.ts';

/** How long the editor may load before it opens, in milliseconds. */
const PATIENCE = 600;

/** How often the player looks whether it has loaded, in milliseconds. */
const TURN = 20;

/** Opens or closes the editor in one movement. It opens with its tabs, unless they take too long. */
export async function showEditor(
  figure: HTMLElement,
  editorId: string,
  isOpening: boolean,
  toggle: () => void,
): Promise<void> {
  const editor = (): HTMLElement | null => document.getElementById(editorId);
  for (let wait = 0; isOpening && wait < PATIENCE && !editor()?.querySelector('[role="tab"]'); wait += TURN)
    await new Promise((resolve) => void setTimeout(resolve, TURN));
  const stage = figure.querySelector('[data-control="stage"]');
  const before = stage?.clientWidth ?? 0;
  const isPressed = document.activeElement?.matches('[data-control="edit"]');
  flushSync(toggle);
  // The button that closes the editor is another one than the one that opens it.
  if (isPressed) figure.querySelector<HTMLElement>('[data-control="edit"]')?.focus({ preventScroll: true });
  const scale = before / (stage?.clientWidth ?? 1);
  const duration = Number.parseFloat(getComputedStyle(figure).getPropertyValue('--kf-quick'));
  const timing = { duration, easing: 'ease-out' };
  stage?.animate({ transform: [`scale(${scale})`, 'none'], transformOrigin: ['0 0', '0 0'] }, timing);
  const isWide = window.matchMedia(WIDE).matches;
  // Below the stage, the code starts in view.
  if (isOpening && !isWide) figure.scrollIntoView({ behavior: duration > 0 ? 'smooth' : 'instant' });
  // Next to the stage, it comes from behind it. Below, there's only room to rise.
  const from = isWide ? 'translateX(-3rem)' : 'translateY(1rem)';
  editor()?.animate({ transform: [from, 'none'], opacity: [0, 1] }, timing);
}
