import { storageKey } from '../shared.ts';

/** Whether the reader has chosen to save the site. Without storage, the answer is no. */
export function isChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Saves the choice, or forgets it. A browser without storage asks again on the next visit. */
export function storeChoice(chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
  } catch {
    // Private windows of some browsers refuse.
  }
}
