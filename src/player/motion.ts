import { keep, kept } from '../shared/storage.ts';

/** The key in localStorage: `on` or `off` once the reader has chosen whether templates move. */
const MOTION_KEY = 'keyfill.motion';

/** Whether the system asks pages for less motion. */
export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether commands jump to where playback rests. The reader's choice counts, or the system's setting. */
export function isStillWanted(): boolean {
  const choice = kept('localStorage', MOTION_KEY);
  return choice === 'on' || choice === 'off' ? choice === 'off' : prefersStill();
}

/** Keeps the choice for all templates of the site, or without storage, until the next page. */
export const storeStill = (isStill: boolean): void =>
  void keep('localStorage', MOTION_KEY, isStill ? 'off' : 'on');
