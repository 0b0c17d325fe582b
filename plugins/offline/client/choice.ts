import { keep, kept } from '../../../src/shared/storage.ts';
import { storageKey } from '../shared.ts';

/** Whether the reader has chosen to save the site. Without storage, the answer is no. */
export const isChosen = (): boolean => kept('localStorage', storageKey) === 'on';

/** Saves the choice, or forgets it. A browser without storage asks again on the next visit. */
export const storeChoice = (chosen: boolean): void =>
  void keep('localStorage', storageKey, chosen ? 'on' : undefined);
