import pages from '../../../generated/frame-pages.json';

/** Address of the page that runs edited code, from the site's base address. */
export const RUNNER_FILE = pages.runner;

/** Address of the page in which edited code is rehearsed, from the site's base address. */
export const REHEARSAL_FILE = pages.rehearsal;
