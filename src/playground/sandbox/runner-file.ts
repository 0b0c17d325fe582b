// Written by npm run runner.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.c2da56809c23.html';
