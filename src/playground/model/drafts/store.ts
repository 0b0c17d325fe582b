import { findExcess } from '../../../shared/find-excess.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { excessOf, TABS, type Draft } from '../draft.ts';
import { DRAFTS_KEY, STORAGE_LIMITS } from './saved-draft.ts';

export interface StoredDraft {
  readonly changes: Partial<Draft>;
  /** Drafts that resets and links have replaced, newest last, so they can be restored. */
  readonly before?: readonly Partial<Draft>[];
  /**
   * The code of the last link that was applied. Opening it again doesn't replace what the reader has written
   * since then.
   */
  readonly link?: string;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What fits into the tab's storage: everything, everything except replaced drafts, or nothing. */
export type Kept = 'all' | 'current' | 'nothing';

function readTexts(value: unknown): Partial<Draft> | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    TABS.flatMap((tab) => {
      const text = Object.hasOwn(value, tab) ? value[tab] : undefined;
      return typeof text === 'string' && excessOf(tab, text)?.kind !== 'size' ? [[tab, text] as const] : [];
    }),
  );
}

function readStoredDraft(value: unknown): StoredDraft | undefined {
  if (!isObject(value)) return undefined;
  const changes = readTexts(value['changes']);
  const list: unknown = value['before'];
  const before = (Array.isArray(list) ? list : []).flatMap((one) => readTexts(one) ?? []);
  const link = value['link'];
  return (
    changes && { changes, ...(before.length > 0 && { before }), ...(typeof link === 'string' && { link }) }
  );
}

/**
 * Creates a store that uses a browser storage and also keeps everything in memory. If the browser refuses
 * storage, which throws, the drafts are only lost when the reader leaves the page.
 */
export function createDraftStore(storage: () => DraftStorage) {
  let drafts: Record<string, StoredDraft> | undefined;

  function load(): Record<string, StoredDraft> {
    const found: Record<string, StoredDraft> = {};
    try {
      const text = storage().getItem(DRAFTS_KEY) ?? 'null';
      const value: unknown = findExcess(text, STORAGE_LIMITS) ? undefined : JSON.parse(text);
      for (const [name, one] of Object.entries(isObject(value) ? value : {})) {
        const stored = readStoredDraft(one);
        if (stored) found[name] = stored;
      }
    } catch {
      // Nothing was saved, or nothing that can be read.
    }
    return found;
  }

  function save(all: Readonly<Record<string, StoredDraft>>): boolean {
    try {
      const own = storage();
      if (Object.keys(all).length === 0) own.removeItem(DRAFTS_KEY);
      else own.setItem(DRAFTS_KEY, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }

  return {
    read(name: string): StoredDraft | undefined {
      drafts ??= load();
      return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
    },
    /** Saves a draft. A draft without changes isn't saved. Returns what the browser keeps of it. */
    write(name: string, draft: StoredDraft): Kept {
      drafts ??= load();
      const rest = Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name));
      const { changes, before, link } = draft;
      const isGone = Object.keys(changes).length === 0 && !before && link === undefined;
      drafts = isGone ? rest : { ...rest, [name]: draft };
      if (save(drafts)) return 'all';
      const current = Object.entries(drafts).map(([one, { before: _, ...other }]) => [one, other]);
      return save(Object.fromEntries(current)) ? 'current' : 'nothing';
    },
  };
}

export const tabDrafts = createDraftStore(() => window.sessionStorage);
