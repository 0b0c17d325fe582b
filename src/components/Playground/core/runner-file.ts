// Written by npm run runner.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.b5d424f88196.html';
