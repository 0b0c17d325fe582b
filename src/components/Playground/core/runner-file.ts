// Written by npm run runner.

/** Address of the runner page, from the site's base address. */
export const RUNNER_FILE = 'runner/runner.12c21efd2385.html';
