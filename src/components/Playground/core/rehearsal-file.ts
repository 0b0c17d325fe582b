// Written by src/components/Playground/rehearsal/write.mjs.

/** Address of the rehearsal page, from the site's base address. */
export const REHEARSAL_FILE = 'rehearsal/rehearsal.c3e92d4812ae.html';
