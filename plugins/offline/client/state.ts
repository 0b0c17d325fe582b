/** What the control in the footer shows. */
export type OfflineState =
  /** Nothing is kept. */
  | { readonly kind: 'off' }
  /** The browser has no service workers, or not at this address. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }
  /** The whole site is kept. */
  | { readonly kind: 'on' }
  /** The whole site is kept, and so is a newer version that waits to be shown. */
  | { readonly kind: 'newer' }
  /** The site could not be saved; nothing of it was kept. */
  | { readonly kind: 'failed' };

/** What the control says in each state; short, since it stands in the footer. */
export function textOf(state: OfflineState): string {
  switch (state.kind) {
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
    case 'failed':
      return 'The pages could not be saved: the connection or the space on this device was not enough. Nothing was kept.';
  }
}

function percent({ done, total }: { readonly done: number; readonly total: number }): number {
  return Math.floor((100 * done) / total);
}
