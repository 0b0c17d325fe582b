import { type RefObject, useEffect } from 'react';

/** Returns what the Tab key reaches in the menu. The style sheet hides the panel that's out of view. */
function reachable(menu: HTMLElement): HTMLElement[] {
  const focusable = 'a[href], button:not([disabled]), input:not([disabled])';
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
  );
}

/** Moves the focus into the menu when it opens, keeps it there until Escape closes it, and gives it back. */
export function useMenuFocus(container: RefObject<HTMLElement>, isShown: boolean, close: () => void): void {
  useEffect(() => {
    const menu = container.current;
    if (!isShown || menu === null) return undefined;
    const before = document.activeElement;
    // The menu appears in a transition. Until its first frames, it's hidden and can't take the focus.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus());
    });

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
      if (event.key !== 'Tab') return;
      const targets = reachable(menu);
      const isLeaving = document.activeElement === targets.at(event.shiftKey ? 0 : -1);
      if (isLeaving || !menu.contains(document.activeElement)) {
        event.preventDefault();
        targets.at(event.shiftKey ? -1 : 0)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      if (menu.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [container, isShown, close]);
}
