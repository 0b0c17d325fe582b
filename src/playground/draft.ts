import { findExcess, type Excess } from '../limits/find-excess.ts';

/** What a reader may change of an example, one text each. */
export const TABS = ['actions', 'data', 'template'] as const;

export type Tab = (typeof TABS)[number];

/** The texts of the editor, by tab. Everything else (project, code, link, download) is made from them. */
export type Draft = Readonly<Record<Tab, string>>;

/** Longest text of one tab, in characters: far above every example, far below what slows a page. */
export const TEXT_LIMIT = 200_000;

/** Most brackets of one text that may be open at the same time: several times what a template or its actions need. */
export const DEPTH_LIMIT = 100;

/** Where a text of a tab is too large or too deep to be read. */
export const excessOf = (tab: Tab, text: string): Excess | undefined =>
  findExcess(text, { size: TEXT_LIMIT, depth: DEPTH_LIMIT }, tab === 'actions' ? 'javascript' : 'json');

/** Whether two drafts say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  TABS.every((tab) => one[tab] === other[tab]);

/** The texts of a draft that differ from the original. */
export const changesOf = (draft: Draft, original: Draft): Partial<Draft> =>
  Object.fromEntries(TABS.filter((tab) => draft[tab] !== original[tab]).map((tab) => [tab, draft[tab]]));
