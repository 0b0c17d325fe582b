/** The top folder of the project: npm, the test runners, and `scripts/run.mjs` start everything there. */
export const siteDir = process.cwd();
