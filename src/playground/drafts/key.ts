/** The key in sessionStorage under which drafts are kept until the tab is closed. */
export const DRAFTS_KEY = 'keyfill.playground';
