// Written by scripts/runner.mjs.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.78e0747c4753.html';
