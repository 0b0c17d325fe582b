import { prefersStill } from './motion';

/** Up to this width a page has one column, and the commands stand more than a screen below the stage. */
const NARROW = '(max-width: 996px)';

/** Brings the stage of a player into view on a narrow screen: what a command does is seen there. It glides only where motion is welcome. */
export function showStage(figure: HTMLElement): void {
  if (!window.matchMedia(NARROW).matches) return;
  const isStill = prefersStill();
  figure
    .querySelector('[data-control="stage"]')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
