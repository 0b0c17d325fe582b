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

/** Returns the control's message for each state. It's short, because it's in the footer. */
export function stateText(state: OfflineState): string {
  switch (state.kind) {
    case 'unknown':
    case 'off':
      return '';
    case 'unsupported':
      return 'This browser can’t save pages here. Saving requires HTTPS and doesn’t work in private windows.';
    case 'saving':
      return state.total === 0 ? 'Saving these pages…' : `Saving these pages: ${percent(state)}%`;
    case 'on':
      return 'These pages are available offline.';
    case 'newer':
      return 'A newer version of these pages is ready.';
    case 'partial':
      return 'Parts of the offline copy are missing from this browser, and they can’t be loaded right now.';
    case 'asking':
      return 'This site can’t be reached right now. If you remove the offline copy, you can’t save it again until the site is back.';
    case 'failed':
      return 'The pages couldn’t be saved because the connection failed or this device is out of space. Nothing was kept.';
  }
}

function percent({ done, total }: { readonly done: number; readonly total: number }): number {
  return Math.floor((100 * done) / total);
}
