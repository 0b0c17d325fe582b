// Written by npm run brand from src/css/tokens.css.

/** The accent color. */
export const FILL = '#f4570b';
/** The page background, in both modes. */
export const PAPER = { light: '#ffffff', dark: '#101216' } as const;
