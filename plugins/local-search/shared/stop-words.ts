/** Words without meaning. Words such as "if", "out", "all", and "off" have one in code and graphics. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but of to in on at by for from with into as is are was were be been being am do does did
  doing has have had having it its i you your yours we our us he she they them their there here that these
  those then than so such can could should would will may might must shall how what when where which who whom
  why my me also too very yet about dont doesnt cant isnt im ive`.split(/\s+/),
);

/** Whether a folded word is a stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
