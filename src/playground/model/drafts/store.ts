import { findExcess } from '../../../shared/find-excess.ts';
import { keep, kept } from '../../../shared/storage.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { excessOf, TABS, type Draft } from '../draft.ts';
import { DRAFTS_KEY, hasChanges, STORAGE_LIMITS } from './saved-draft.ts';

export interface StoredDraft {
  readonly changes: Partial<Draft>;
  /** Drafts that resets and links have replaced, newest last, so they can be restored. */
  readonly before?: readonly Partial<Draft>[];
  /** The code of the last link that was applied. Opening it again keeps what the reader has written since. */
  readonly link?: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at?: number;
}

/** What fits into a storage: everything, everything except replaced drafts, or nothing. */
type Fitting = 'all' | 'current' | 'nothing';

/** What the browser keeps: what fits, or only what fits until the tab is closed. */
export type Kept = Fitting | 'tab';

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
  const { link, at } = value;
  return (
    changes && {
      changes,
      ...(before.length > 0 && { before }),
      ...(typeof link === 'string' && { link }),
      ...(typeof at === 'number' && { at }),
    }
  );
}

/** Keeps drafts in memory, too, so they last until the reader leaves the page if storage is refused. */
export function createDraftStore(storage: 'localStorage' | 'sessionStorage') {
  let drafts: Readonly<Record<string, StoredDraft>> = {};
  let last: string | undefined;

  /** Reads what's stored, unless it's what was stored last. Another tab may have written since then. */
  function load(): Readonly<Record<string, StoredDraft>> {
    const found: Record<string, StoredDraft> = {};
    const text = kept(storage, DRAFTS_KEY);
    if (text === last) return drafts;
    last = text;
    try {
      const value: unknown = !text || findExcess(text, STORAGE_LIMITS) ? undefined : JSON.parse(text);
      for (const [name, one] of Object.entries(isObject(value) ? value : {})) {
        const stored = readStoredDraft(one);
        if (stored) found[name] = stored;
      }
    } catch {
      // Nothing was saved, or nothing that can be read.
    }
    return (drafts = { ...drafts, ...found });
  }

  function save(all: Readonly<Record<string, StoredDraft>>): boolean {
    const text = Object.keys(all).length === 0 ? undefined : JSON.stringify(all);
    const isKept = keep(storage, DRAFTS_KEY, text);
    if (isKept) last = text;
    return isKept;
  }

  return {
    read(name: string): StoredDraft | undefined {
      const all = load();
      return Object.hasOwn(all, name) ? all[name] : undefined;
    },
    /** Saves a draft. A draft without changes isn't saved. Returns what the browser keeps of it. */
    write(name: string, draft: StoredDraft): Fitting {
      const rest = Object.fromEntries(Object.entries(load()).filter(([other]) => other !== name));
      const { changes, before, link } = draft;
      const isGone = Object.keys(changes).length === 0 && !before && link === undefined;
      drafts = isGone ? rest : { ...rest, [name]: draft };
      if (save(drafts)) return 'all';
      const current = Object.entries(drafts).map(([one, { before: _, ...other }]) => [one, other]);
      return save(Object.fromEntries(current)) ? 'current' : 'nothing';
    },
  };
}

const tab = createDraftStore('sessionStorage');
const browser = createDraftStore('localStorage');

/** The drafts of this tab. Where it has none, those that earlier visits and other tabs have left. */
export const drafts = {
  read(name: string): StoredDraft & { readonly isEarlier: boolean } {
    const own = tab.read(name);
    const found = own ?? browser.read(name);
    return { changes: {}, ...found, isEarlier: !own && hasChanges(found) };
  },
  /** Saves a draft for this tab and for later visits. */
  write(name: string, draft: StoredDraft): Kept {
    const dated = { ...draft, at: Date.now() };
    const [inTab, inBrowser] = [tab.write(name, dated), browser.write(name, dated)];
    return inBrowser === 'nothing' && inTab !== 'nothing' ? 'tab' : inBrowser;
  },
};
