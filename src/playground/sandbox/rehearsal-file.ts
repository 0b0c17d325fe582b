// Written by npm run runner.

/** Address of the rehearsal page, from the site's base address. */
export const REHEARSAL_FILE = 'rehearsal/rehearsal.68f0317b8d21.html';
