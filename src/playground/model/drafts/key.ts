/** The key in sessionStorage under which drafts are kept until the tab is closed. */
export const DRAFTS_KEY = 'keyfill.playground';

/**
 * The maximum that a browser keeps for a tab, in characters, and the nesting of the texts in it: players,
 * lists, drafts.
 */
export const STORAGE_LIMITS = { size: 10_000_000, depth: 5 };
