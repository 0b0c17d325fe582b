import { findExcess } from '../../../shared/find-excess.ts';
import { kept } from '../../../shared/storage.ts';

/** The key for drafts: this tab's in sessionStorage, and the newest of all tabs in localStorage. */
export const DRAFTS_KEY = 'keyfill.playground';

/** The most characters that a browser stores, and the nesting of players, lists, and drafts in them. */
export const STORAGE_LIMITS = { size: 10_000_000, depth: 5 };

const DAY = 86_400_000;

/** Returns the day of a draft in words, such as "yesterday". */
export function dayOf(at: unknown, now = new Date()): string {
  const date = new Date(typeof at === 'number' ? at : NaN);
  if (Number.isNaN(date.getTime())) return 'an earlier visit';
  const [then = 0, today = 0] = [date, now].map((day) =>
    Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()),
  );
  return (
    ['today', 'yesterday'][(today - then) / DAY] ?? date.toLocaleDateString('en-US', { dateStyle: 'long' })
  );
}

/** Whether a draft that's kept in the browser differs from the original. */
export const hasChanges = (draft: { readonly changes?: unknown } | undefined): boolean =>
  Object.keys(draft?.changes ?? {}).length > 0;

function find(storage: 'localStorage' | 'sessionStorage', name: string) {
  const text = kept(storage, DRAFTS_KEY) ?? 'null';
  if (findExcess(text, STORAGE_LIMITS)) return undefined;
  try {
    const drafts = JSON.parse(text) as Readonly<Record<string, { changes?: object; at?: unknown } | null>>;
    return Object.hasOwn(drafts, name) ? (drafts[name] ?? undefined) : undefined;
  } catch {
    // A draft that can't be read isn't announced.
    return undefined;
  }
}

/** Returns where kept changes to a player's template come from: this tab, or the day of an earlier visit. */
export function savedDraft(name: string): 'tab' | { readonly day: string } | undefined {
  const own = find('sessionStorage', name);
  if (own) return hasChanges(own) ? 'tab' : undefined;
  const earlier = find('localStorage', name);
  return hasChanges(earlier) ? { day: dayOf(earlier?.at) } : undefined;
}
