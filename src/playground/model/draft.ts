import { findExcess, type Excess } from '../../limits/find-excess.ts';

/** The parts of an example that a reader can change, each as text. */
export const TABS = ['actions', 'data', 'template'] as const;

export type Tab = (typeof TABS)[number];

/**
 * The texts of the editor, by tab. Everything else (the project, the code, the link, and the download) is
 * derived from them.
 */
export type Draft = Readonly<Record<Tab, string>>;

/**
 * The maximum length of a tab's text, in characters: far above every example, and far below what slows down a
 * page.
 */
export const TEXT_LIMIT = 200_000;

/**
 * The maximum number of brackets that may be open at the same time, several times what a template or its
 * actions need.
 */
export const DEPTH_LIMIT = 100;

/** Returns where a tab's text becomes too large or too deep, if it does. */
export const excessOf = (tab: Tab, text: string): Excess | undefined =>
  findExcess(text, { size: TEXT_LIMIT, depth: DEPTH_LIMIT }, tab === 'actions' ? 'javascript' : 'json');

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  TABS.every((tab) => one[tab] === other[tab]);

export const changesOf = (draft: Draft, original: Draft): Partial<Draft> =>
  Object.fromEntries(TABS.filter((tab) => draft[tab] !== original[tab]).map((tab) => [tab, draft[tab]]));
