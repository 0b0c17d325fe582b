import { stem } from './lunr.ts';

/** Groups of words with the same meaning on every page. For one page only, use its keywords instead. */
const GROUPS = `
  apostrophe quote, audio sound, away disappear leave vanish, backup failover redundancy spare, backward
  reverse, blink flash pulse, blurred blurry, brand company corporate rebrand restyle, change edit modify
  update, character letter, choppy jerky jitter judder lag laggy stutter, clip movie mp4 video, color colour,
  computer laptop machine pc, countdown timer, crawl crawler ticker, crest emblem logo, excel sheet
  spreadsheet, delay late latency, delete remove, directory folder, error exception, font typeface, freeze
  frozen hang stuck, healthcheck monitor, hidden hide invisible, hotkey shortcut, image photo picture,
  incorrect wrong, misspelled mistake spelling typo, mobile phone, portrait vertical, safe secure
`;

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.split(',')
    .map((words) => words.trim().split(/\s+/).map(stem))
    .flatMap((group) => group.map((term) => [term, group] as const)),
);

/** The index terms that mean the same as a term, which is one of them. */
export const synonymsOf = (term: string): readonly string[] => SYNONYMS.get(term) ?? [];
