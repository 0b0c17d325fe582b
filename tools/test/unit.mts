// npm run test:unit [name …]: the unit and component tests, or those in files with these names.
import { runTool } from '../shared/run.ts';

process.exitCode = await runTool('vitest', [
  'run',
  '--project=unit',
  '--project=components',
  ...process.argv.slice(2),
]);
