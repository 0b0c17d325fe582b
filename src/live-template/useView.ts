import { useState, useSyncExternalStore } from 'react';
import { chooseBackground, chosenBackground, subscribeToBackground } from '../../player/backgrounds.ts';
import { firstView, type View } from './Stage.tsx';

/** How the stage looks. All players have the background that the reader has chosen in this visit. */
export function useView(): readonly [View, (view: View) => void] {
  const [own, setOwn] = useState<View>(firstView('studio'));
  const chosen = useSyncExternalStore(subscribeToBackground, chosenBackground, () => undefined);
  const view = chosen === undefined ? own : { ...own, background: chosen };
  const change = (next: View): void => {
    if (next.background !== view.background) chooseBackground(next.background);
    setOwn(next);
  };
  return [view, change];
}
