// npm run check: types, lint rules, formatting.

const { runChecks } = await import('./checks.ts');
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
