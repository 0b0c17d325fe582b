// Written by scripts/runner.mjs.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.e9e8edf2afe0.html';
