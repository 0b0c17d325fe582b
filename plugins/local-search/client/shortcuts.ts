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

/** Whether an input method uses this key, which Safari only shows with the code 229 (WebKit bug 165004). */
export const belongsToComposition = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
