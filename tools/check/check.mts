// npm run check: types, lint rules, formatting.

import { runChecks } from './checks.ts';

const { failed } = await runChecks();
process.exit(failed.length === 0 ? 0 : 1);
