/** What a reader may change of an example, one text each. */
export const TABS = ['actions', 'data', 'template'] as const;

export type Tab = (typeof TABS)[number];

/** The texts of the editor, by tab. Everything else (project, code, link, download) is made from them. */
export type Draft = Readonly<Record<Tab, string>>;

/** Longest text of one tab, in characters: far above every example, far below what slows a page. */
export const TEXT_LIMIT = 200_000;

/** Whether two drafts say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  TABS.every((tab) => one[tab] === other[tab]);

/** The texts of a draft that differ from the original. */
export const changesOf = (draft: Draft, original: Draft): Partial<Draft> =>
  Object.fromEntries(TABS.filter((tab) => draft[tab] !== original[tab]).map((tab) => [tab, draft[tab]]));
