// Written by npm run runner.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.71fc220103d8.html';
