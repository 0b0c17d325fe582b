import { findExcess } from '../../../shared/find-excess.ts';

/** The key in sessionStorage under which drafts are kept until the tab is closed. */
export const DRAFTS_KEY = 'keyfill.playground';

/** The maximum that a browser keeps for a tab, in characters, and the nesting of players, lists, and drafts in it. */
export const STORAGE_LIMITS = { size: 10_000_000, depth: 5 };

/** Whether this tab has kept changes to a player's template. The editor itself reads them when it opens. */
export function hasSavedDraft(name: string): boolean {
  try {
    const text = sessionStorage.getItem(DRAFTS_KEY) ?? 'null';
    if (findExcess(text, STORAGE_LIMITS)) return false;
    const drafts: unknown = JSON.parse(text);
    if (typeof drafts !== 'object' || drafts === null || !Object.hasOwn(drafts, name)) return false;
    const { changes } = (drafts as Record<string, { readonly changes?: object }>)[name] ?? {};
    return Object.keys(changes ?? {}).length > 0;
  } catch {
    // Browsers can refuse access to storage, and a draft that can't be read isn't announced.
    return false;
  }
}
