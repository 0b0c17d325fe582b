// Written by scripts/runner.mjs.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.c3549b64f975.html';
