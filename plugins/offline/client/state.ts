/** What the control in the footer shows. */
export type OfflineState =
  /** The page doesn't know yet whether there's a copy. */
  | { readonly kind: 'unknown' }
  /** Nothing is saved. */
  | { readonly kind: 'off' }
  /** The browser has no service workers, or not at this address. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  /** The whole site is saved. */
  | { readonly kind: 'on' }
  /** The whole site is saved, and so is a newer version that's waiting to be shown. */
  | { readonly kind: 'newer' }
  /** The browser has lost files of the copy, and they can't be loaded at the moment. */
  | { readonly kind: 'partial' }
  /** The reader wants to remove a copy that couldn't be saved again now; `before` is what the control showed. */
  | { readonly kind: 'asking'; readonly before: OfflineState }
  /** The site couldn't be saved, and nothing was kept. */
  | { readonly kind: 'failed' };

/** The control's message for each state. Messages are short, because they're in the footer. */
const TEXTS: Readonly<Record<OfflineState['kind'], string>> = {
  unknown: '',
  off: '',
  unsupported:
    'This browser can’t save pages here. Saving requires HTTPS and doesn’t work in private windows.',
  saving: 'Saving these pages…',
  on: 'These pages are available offline.',
  newer: 'A newer version of these pages is ready.',
  partial: 'Parts of the offline copy are missing from this browser, and they can’t be loaded right now.',
  asking:
    'This site can’t be reached right now. If you remove the offline copy, you can’t save it again until the site is back.',
  failed:
    'The pages couldn’t be saved because the connection failed or this device is out of space. Nothing was kept.',
};

/** Returns the control's message, with the progress of saving once it's known. */
export const stateText = (state: OfflineState): string =>
  state.kind === 'saving' && state.total > 0
    ? `Saving these pages: ${Math.floor((100 * state.done) / state.total)}%`
    : TEXTS[state.kind];
