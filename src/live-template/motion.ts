/** The key in localStorage: `on` or `off` once the reader has chosen whether templates move. */
const MOTION_KEY = 'keyfill.motion';

/** Whether the system asks pages for less motion. */
export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether commands jump to the frame on which playback rests. The reader's choice counts, or else the system's setting. */
export function isStillWanted(): boolean {
  try {
    const choice = localStorage.getItem(MOTION_KEY);
    if (choice === 'on' || choice === 'off') return choice === 'off';
  } catch {
    // Without storage, there can't be a choice.
  }
  return prefersStill();
}

/** Keeps the choice for all templates of the site. In a browser without storage, it lasts until the next page. */
export function storeStill(isStill: boolean): void {
  try {
    localStorage.setItem(MOTION_KEY, isStill ? 'off' : 'on');
  } catch {
    // Private windows of some browsers refuse.
  }
}
