/** For `aria-keyshortcuts`. */
export const SHORTCUTS = 'Control+K Meta+K /';

/** Whether a key opens the search: Ctrl+K and Cmd+K anywhere, and `/` outside fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  const isChord = event.ctrlKey || event.metaKey;
  if (event.key !== '/') return isChord && !event.shiftKey && event.key.toLowerCase() === 'k';
  const target = event.target;
  const takesText =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);
  return !isChord && !takesText;
}

/**
 * Whether an input method uses this key, for example to choose a Japanese word. Safari sends the Enter that ends a composition after
 * `compositionend`, so only the code 229, which no real key has, gives it away (WebKit bug 165004).
 */
export const belongsToComposition = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
