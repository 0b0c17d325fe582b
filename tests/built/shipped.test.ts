import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that others made: a name, for packages a version, and a license in parentheses. */
const page = readFileSync('build/licenses.txt', 'utf8');
const rows = page.split('\n').filter((line) => /^- .* \([\w.-]+\)$/.test(line));

test('visitors get the licenses of the packages in the pages and in the worker, and of the fonts', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const start of ['- react 18', '- workbox-precaching 7', '- Fonts: Copyright 2020 The JetBrains Mono'])
    expect(rows.filter((row) => row.startsWith(start))).toHaveLength(1);
  for (const file of ['node_modules/workbox-core/LICENSE', 'src/css/fonts/OFL.txt'])
    expect(page).toContain(readFileSync(file, 'utf8').trim());
  expect(readFileSync('build/index.html', 'utf8')).toContain('href="/licenses.txt"');
});

test('nothing is shipped under a license that requires more than a notice', () => {
  const free = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1']);
  const licenses = rows.map((row) => /\(([^)]*)\)$/.exec(row)?.[1] ?? '');
  expect(licenses.filter((license) => !free.has(license))).toEqual([]);
});
