/** What the control in the footer shows. */
export type OfflineState =
  /** The page doesn't know yet whether there's a copy. */
  | { readonly kind: 'unknown' }
  /** Nothing is kept. */
  | { readonly kind: 'off' }
  /** The browser has no service workers, or not at this address. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  /** The whole site is kept. */
  | { readonly kind: 'on' }
  /** The whole site is kept, and so is a newer version that waits to be shown. */
  | { readonly kind: 'newer' }
  /** The browser has lost files of the copy, and they are not to be had at the moment. */
  | { readonly kind: 'partial' }
  /** The reader wants to remove a copy that could not be saved again now; `before` is what the control showed. */
  | { readonly kind: 'asking'; readonly before: OfflineState }
  /** The site could not be saved; nothing of it was kept. */
  | { readonly kind: 'failed' };

/** What the control says in each state; short, since it stands in the footer. */
export function textOf(state: OfflineState): string {
  switch (state.kind) {
    case 'unknown':
    case 'off':
      return '';
    case 'unsupported':
      return 'This browser cannot keep pages here. It needs HTTPS and a window that is not private.';
    case 'saving':
      return state.total === 0 ? 'Saving these pages…' : `Saving these pages: ${percent(state)} %`;
    case 'on':
      return 'These pages are available offline.';
    case 'newer':
      return 'A newer version of these pages is ready.';
    case 'partial':
      return 'Parts of the offline copy are missing: this browser has lost them, and they could not be fetched now.';
    case 'asking':
      return 'This site cannot be reached now. Once removed, the offline copy cannot be saved again until it can.';
    case 'failed':
      return 'The pages could not be saved: the connection or the space on this device was not enough. Nothing was kept.';
  }
}

function percent({ done, total }: { readonly done: number; readonly total: number }): number {
  return Math.floor((100 * done) / total);
}
