// Written by npm run runner.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.d18e1e7d14c9.html';
