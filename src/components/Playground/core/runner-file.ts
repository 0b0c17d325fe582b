// Written by scripts/runner.mjs.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.b59619de3a8a.html';
