import { storageKey } from '../shared';

/** Whether the reader has chosen to keep the site. Without storage the answer is no. */
export function isChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Keeps the choice, or forgets it; a browser without storage asks again at the next visit. */
export function storeChoice(chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
  } catch {
    // Private windows of some browsers refuse.
  }
}
