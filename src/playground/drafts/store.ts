import { findExcess } from '../../limits/find-excess.ts';
import { TABS, TEXT_LIMIT, type Draft } from '../draft.ts';
import { DRAFTS_KEY } from './key.ts';

/** What a browser keeps for a tab at most, in characters; and how deep the texts are in it: players, lists, drafts. */
const KEPT_LIMITS = { size: 10_000_000, depth: 5 };

/** What is kept of one player. */
export interface KeptDraft {
  /** Texts that differ from the example. */
  readonly changes: Partial<Draft>;
  /** What resets and links replaced, the latest last, so that it can be taken back. */
  readonly before?: readonly Partial<Draft>[];
  /** Code of the link that was taken last: opened again, it does not replace what was written since. */
  readonly link?: string;
}

/** The part of a browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps drafts by player. */
export interface DraftStore {
  readonly read: (name: string) => KeptDraft | undefined;
  /** Keeps a draft; nothing is kept of one without changes. */
  readonly write: (name: string, draft: KeptDraft) => void;
  /** Whether the browser took what was written last. */
  readonly isKept: () => boolean;
  /** Calls back when `isKept` has changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readTexts(value: unknown): Partial<Draft> | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    TABS.flatMap((tab) => {
      const text = Object.hasOwn(value, tab) ? value[tab] : undefined;
      return typeof text === 'string' && text.length <= TEXT_LIMIT ? [[tab, text] as const] : [];
    }),
  );
}

function readKept(value: unknown): KeptDraft | undefined {
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
 * Makes the store over a storage, and keeps everything in memory as well: a browser that refuses storage loses the drafts
 * only when the page is left.
 */
export function createDraftStore(storage: () => DraftStorage | undefined): DraftStore {
  let drafts: Record<string, KeptDraft> | undefined;
  let isKept = true;
  const listeners = new Set<() => void>();

  function load(): Record<string, KeptDraft> {
    const found: Record<string, KeptDraft> = {};
    try {
      const text = storage()?.getItem(DRAFTS_KEY) ?? 'null';
      const value: unknown = findExcess(text, KEPT_LIMITS) ? undefined : JSON.parse(text);
      for (const [name, one] of Object.entries(isObject(value) ? value : {})) {
        const kept = readKept(one);
        if (kept) found[name] = kept;
      }
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
    return found;
  }

  return {
    read: (name) => {
      drafts ??= load();
      return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
    },
    write(name, draft) {
      drafts ??= load();
      const rest = Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name));
      const { changes, before = [], link } = draft;
      const isGone = Object.keys(changes).length === 0 && before.length === 0 && link === undefined;
      drafts = isGone ? rest : { ...rest, [name]: draft };
      const wasKept = isKept;
      try {
        const own = storage();
        if (Object.keys(drafts).length === 0) own?.removeItem(DRAFTS_KEY);
        else own?.setItem(DRAFTS_KEY, JSON.stringify(drafts));
        isKept = own !== undefined;
      } catch {
        isKept = false;
      }
      if (isKept !== wasKept) for (const listener of listeners) listener();
    },
    isKept: () => isKept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's storage of the tab; undefined where it is refused. */
function tabStorage(): DraftStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The drafts of this tab. */
export const tabDrafts = createDraftStore(tabStorage);
