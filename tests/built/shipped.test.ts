import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that others made: a name, for packages a version, and a license in parentheses. */
const rows = readFileSync('build-delivery/SHIPPED.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

test('the build lists the packages in the pages and in the worker, and the fonts', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const start of ['- react 18', '- workbox-precaching 7', '- src/css/fonts/archivo-basic.woff2 '])
    expect(rows.filter((row) => row.startsWith(start))).toHaveLength(1);
});

test('nothing is shipped under a license that requires more than a notice', () => {
  const free = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1']);
  const licenses = rows.map((row) => /\(([^)]*)\)$/.exec(row)?.[1] ?? '');
  expect(licenses.filter((license) => !free.has(license))).toEqual([]);
});
