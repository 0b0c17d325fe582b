import { useCallback, useEffect, useState } from 'react';
import { storedBackground, storeBackground } from './core/backgrounds';
import { firstView, type View } from './Stage';

/** How the stage looks. The background is the one that the reader chose earlier in this visit, if there is one. */
export function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(firstView('studio'));
  useEffect(() => {
    const background = storedBackground();
    if (background) setView((before) => ({ ...before, background }));
  }, []);
  const change = useCallback(
    (next: View) =>
      setView((before) => {
        if (next.background !== before.background) storeBackground(next.background);
        return next;
      }),
    [],
  );
  return [view, change];
}
