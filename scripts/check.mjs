// npm run check: types, lint rules, formatting.
import { prepare } from './lib/prepare.mjs';

prepare();
const { runChecks } = await import('./lib/checks.mjs');
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
