/** Pictures that can be behind a template. Each is a file in `tools/brand/backgrounds`. */
export const PICTURES = ['studio', 'stadium', 'street'] as const;

/** Everything that can be behind a template. */
export const BACKGROUNDS = [...PICTURES, 'black', 'gray', 'checkerboard'] as const;

type Picture = (typeof PICTURES)[number];
export type Background = (typeof BACKGROUNDS)[number];

/** The key in sessionStorage: the background that the reader has chosen, until the tab is closed. */
const BACKGROUND_KEY = 'keyfill.background';

/** Whether a background is a picture. */
export const isPicture = (background: Background): background is Picture =>
  (PICTURES as readonly string[]).includes(background);

let chosen: Background | undefined;
const listeners = new Set<() => void>();

/** Returns the background that the reader chose in this visit. */
export function chosenBackground(): Background | undefined {
  if (chosen) return chosen;
  try {
    const stored = sessionStorage.getItem(BACKGROUND_KEY);
    return BACKGROUNDS.find((background) => background === stored);
  } catch {
    // Browsers can refuse access to storage.
    return undefined;
  }
}

/** Changes the background of all players, and keeps the choice until the tab is closed. */
export function chooseBackground(background: Background): void {
  chosen = background;
  try {
    sessionStorage.setItem(BACKGROUND_KEY, background);
  } catch {
    // Without storage, the choice is lost when the reader leaves the page.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the reader chooses another background. */
export function subscribeToBackground(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
