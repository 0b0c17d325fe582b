/** How long navigations that a frame had already started may still add to the history, in milliseconds. */
export const SETTLE = 500;

/** The history's length after the page went back over a frame's steps, and the length without them. */
let wentBack: { readonly length: number; readonly own: number } | undefined;

/** Counts the steps for the Back button that a frame adds, because removing the frame doesn't remove them. */
export function watchHistory() {
  let { length } = history;
  let own = wentBack?.length === length ? wentBack.own : length;
  const before = wentBack;
  let state: unknown = history.state;
  let { href } = location;
  /** Whether the reader followed a link within the page, went back, or went forward. */
  let hasMoved = false;
  const noteMove = (): void => {
    hasMoved = true;
  };
  window.addEventListener('popstate', noteMove);
  window.addEventListener('hashchange', noteMove);

  /** Whether the history has changed although the page itself stayed where it was. */
  function hasChanged(): boolean {
    if (hasMoved || href !== location.href || state !== history.state) {
      own = length = history.length;
      state = history.state;
      ({ href } = location);
      hasMoved = false;
    }
    return history.length !== length;
  }
  return {
    hasChanged,
    /** Ends the watch. If a removed frame added to the history, the page goes back to where it was. */
    end(): void {
      setTimeout(() => {
        // A frame that ended shortly before this one may have had the page go back over the steps of both.
        const isDone = wentBack !== before && wentBack?.length === history.length;
        const steps = !isDone && hasChanged() ? history.length - own : 0;
        window.removeEventListener('popstate', noteMove);
        window.removeEventListener('hashchange', noteMove);
        if (steps <= 0) return;
        // The page is the same in all of these steps, so it doesn't load again.
        history.go(-steps);
        wentBack = { length: history.length, own };
      }, SETTLE);
    },
  };
}
