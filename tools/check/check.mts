// npm run check: everything that checks sources without running them; checks.ts lists it.

import { runChecks } from './checks.ts';

const { failed } = await runChecks();
process.exit(failed.length === 0 ? 0 : 1);
