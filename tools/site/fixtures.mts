// Builds all variants of the fixture site, or only the named ones: npm run fixtures [variant …]
import { buildFixtures } from './build-fixtures.ts';

const names = process.argv.slice(2);
await buildFixtures(names.length > 0 ? names : undefined);
