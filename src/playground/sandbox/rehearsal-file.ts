// Written by npm run runner.

/** Address of the rehearsal page, from the site's base address. */
export const REHEARSAL_FILE = 'rehearsal/rehearsal.b28a7e4674f1.html';
