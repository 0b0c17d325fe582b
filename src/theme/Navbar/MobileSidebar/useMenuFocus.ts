import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Returns what the Tab key currently reaches in the menu. The style sheet hides the panel that has slid out of
 * view.
 */
function reachable(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
  );
}

/**
 * The menu becomes visible in a transition. Hidden elements can't take the focus, so this waits for the first
 * frames.
 */
function whenVisible(callback: () => void): { cancel: () => void } {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return { cancel: () => cancelAnimationFrame(frame) };
}

/**
 * Moves the focus into the menu when it opens, keeps it there, closes it on Escape, and gives the focus back.
 * @param container the element around the menu
 * @param shown whether the menu is open
 * @param close closes it
 */
export function useMenuFocus(
  container: RefObject<HTMLElement | null>,
  shown: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const menu = container.current;
    if (!shown || menu === null) return undefined;
    const before = document.activeElement;
    const frame = whenVisible(() => menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus());

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
      if (event.key !== 'Tab') return;
      const focusTargets = reachable(menu);
      const [first, last] = [focusTargets[0], focusTargets.at(-1)];
      const leaving = document.activeElement === (event.shiftKey ? first : last);
      if (leaving || !menu.contains(document.activeElement)) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      frame.cancel();
      document.removeEventListener('keydown', onKeyDown);
      if (menu.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [container, shown, close]);
}
