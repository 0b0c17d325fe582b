// Builds the fixture site in all variants, or in those that are named: npm run fixtures [variant …]
import { buildFixtures } from './build-fixtures.ts';

const names = process.argv.slice(2);
await buildFixtures(names.length > 0 ? names : undefined);
