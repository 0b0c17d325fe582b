/** A single live region for the whole visit. Screen readers speak the text that's written into it. */
let region: HTMLElement | null = null;

/**
 * Lets screen readers speak some text.
 * @param text - returns it in the next frame, when the page shows what happened
 */
export function announce(text: () => string | null): void {
  if (region === null) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('aria-atomic', 'true');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const target = region;
  // Otherwise, the same text wouldn't be spoken twice.
  target.textContent = '';
  requestAnimationFrame(() => {
    target.textContent = text();
  });
}
