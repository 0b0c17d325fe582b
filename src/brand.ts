// Written by npm run brand from src/css/tokens.css.

/** The accent color. */
export const FILL = '#f4570b';
/** What pages stand on, in both modes. */
export const PAPER = { light: '#ffffff', dark: '#101216' } as const;
