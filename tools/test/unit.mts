// npm run test:unit [name …]: the unit and component tests, or only those in files with these names. They need no browser and no build.
import { runTool } from '../shared/run.ts';

process.exitCode = await runTool('vitest', [
  'run',
  '--project=unit',
  '--project=components',
  ...process.argv.slice(2),
]);
