// Written by npm run runner.

/** Address of the rehearsal page, from the site's base address. */
export const REHEARSAL_FILE = 'rehearsal/rehearsal.81ac86ceabc9.html';
