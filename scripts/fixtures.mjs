// Builds the fixture site in all variants, or in those that are named: node scripts/fixtures.mjs [variant …]
import { buildFixtures } from './lib/fixtures.mjs';

const names = process.argv.slice(2);
await buildFixtures(names.length > 0 ? names : undefined);
