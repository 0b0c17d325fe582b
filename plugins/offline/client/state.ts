import type { Missing } from '../shared.ts';

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
  /** Files of the copy are missing, and they can't be saved at the moment. */
  | { readonly kind: 'partial'; readonly missing?: Missing | undefined }
  /** The reader wants to remove a copy that can't be saved again now; `before` is what the control showed. */
  | { readonly kind: 'asking'; readonly before: OfflineState }
  /** The site couldn't be saved, and nothing was kept. */
  | { readonly kind: 'failed'; readonly missing?: Missing | undefined };

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
    'This site can’t be reached right now. ' +
    'If you remove the offline copy, you can’t save it again until the site is back.',
  failed: 'The pages couldn’t be saved, and nothing was kept.',
};

const CAUSES: Readonly<Record<Missing['cause'], string>> = {
  full: 'This device is out of space.',
  changed: 'The network, the host, or an extension of this browser changes them on their way.',
  unreachable: 'The connection failed, or an ad blocker stopped them.',
};

/** How many missing files the message names. */
const MOST_NAMES = 3;

function partialText({ addresses, cause }: Missing): string {
  const others = addresses.length - MOST_NAMES;
  const names = addresses.slice(0, MOST_NAMES).join(', ') + (others > 0 ? `, and ${others} more` : '');
  const text = `These pages are available offline, except for ${names}. ${CAUSES[cause]}`;
  return `${text} Opening a page tries them again.`;
}

/** Returns the control's message, with the progress of saving or what's missing once it's known. */
export function stateText(state: OfflineState): string {
  if (state.kind === 'saving' && state.total > 0)
    return `Saving these pages: ${Math.floor((100 * state.done) / state.total)}%`;
  const missing = 'missing' in state ? state.missing : undefined;
  if (missing && state.kind === 'partial' && missing.addresses.length > 0) return partialText(missing);
  return TEXTS[state.kind] + (missing && state.kind === 'failed' ? ` ${CAUSES[missing.cause]}` : '');
}
