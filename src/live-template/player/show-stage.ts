import { prefersStill } from './motion.ts';

/** Up to this width, a page has a single column, and the commands are more than a screen below the stage. */
const NARROW = '(max-width: 996px)';

/**
 * Scrolls the stage of a player into view on a narrow screen, so that readers see what a command does. The page
 * only scrolls smoothly if motion is welcome.
 */
export function showStage(figure: HTMLElement): void {
  if (!window.matchMedia(NARROW).matches) return;
  const isStill = prefersStill();
  figure
    .querySelector('[data-control="stage"]')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
