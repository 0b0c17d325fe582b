/** The one key in localStorage: `on` or `off` once the reader has chosen whether templates move. */
export const MOTION_KEY = 'keyfill.motion';

/** Whether the system asks pages for less motion. */
export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether commands show at once where playback rests: as the reader has chosen, otherwise as the system asks. */
export function isStillWanted(): boolean {
  try {
    const choice = localStorage.getItem(MOTION_KEY);
    if (choice === 'on' || choice === 'off') return choice === 'off';
  } catch {
    // Without storage there is no choice to be found.
  }
  return prefersStill();
}

/** Keeps the choice for all templates of the site; a browser without storage asks again on the next page. */
export function storeStill(isStill: boolean): void {
  try {
    localStorage.setItem(MOTION_KEY, isStill ? 'off' : 'on');
  } catch {
    // Private windows of some browsers refuse.
  }
}
