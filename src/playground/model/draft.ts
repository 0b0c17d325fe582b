import { endOfBrackets, findExcess, type Excess } from '../../shared/find-excess.ts';

/** The parts of an example that a reader can change, each as text. */
export const TABS = ['actions', 'data', 'template'] as const;

export type Tab = (typeof TABS)[number];

/** The editor's text, by tab. The project, the code, the link, and the download are derived from it. */
export type Draft = Readonly<Record<Tab, string>>;

/** The most characters of a tab's text: far above every example, and far below what slows down a page. */
export const TEXT_LIMIT = 200_000;

/** The most brackets that may be open at once, several times what a template or its actions need. */
export const DEPTH_LIMIT = 100;

/** The most characters of all files in a template: about 8 MB of fonts and pictures as data addresses. */
export const DATA_LIMIT = 11_000_000;

/** The most characters of all Lottie files among them, which each parser of the text reads, too. */
const LOTTIE_LIMIT = 1_000_000;

/** Returns how many characters of a text are Lottie files or data addresses, which have their own limit. */
export function filesLength(text: string): number {
  let lottie = 0;
  let rest = '';
  let at = 0;
  for (const { index, 0: start } of text.matchAll(/"data": ?(?=\{)/g)) {
    if (index < at) continue;
    const from = index + start.length;
    const end = endOfBrackets(text, from);
    // Without its end, the text isn't JSON.
    if (end === undefined) break;
    lottie += end - from;
    rest += text.slice(at, from);
    at = end;
  }
  const others = (rest + text.slice(at)).match(/"data:[\w.+-]+\/[\w.+-]+;base64,[A-Za-z\d+/]*={0,2}"/g) ?? [];
  return others.reduce((sum, { length }) => sum + length, Math.min(lottie, LOTTIE_LIMIT));
}

/** Returns where a tab's text becomes too large or too deep, if it does. Only code may be too deep here. */
export function excessOf(tab: Tab, text: string): Excess | undefined {
  const files = tab === 'template' ? filesLength(text) : 0;
  if (files > DATA_LIMIT) return { kind: 'size', offset: TEXT_LIMIT };
  return findExcess(text, { size: TEXT_LIMIT + files, depth: tab === 'actions' ? Infinity : DEPTH_LIMIT });
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  TABS.every((tab) => one[tab] === other[tab]);

export const changesOf = (draft: Draft, original: Draft): Partial<Draft> =>
  Object.fromEntries(TABS.filter((tab) => draft[tab] !== original[tab]).map((tab) => [tab, draft[tab]]));
