import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsOf, installedPackages, readPackages, workerBytes } from '../../tools/site/shipped-packages.ts';

/** The cells of the rows in SHIPPED.md that give the name, the version, and the license. */
const rows = readFileSync('SHIPPED.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const listed = (columns: number) =>
  rows.filter((row) => row.length === columns).map((row) => row.slice(0, 3));
const named = ({ name, version, license }: { name: string; version: string; license: string }) => [
  name,
  version,
  license,
];

test('SHIPPED.md lists the packages in the built pages; if not, run "npm run shipped"', () => {
  const packages = readPackages('build-delivery/packages.json').map(named);
  expect(packages.length).toBeGreaterThan(10);
  expect(listed(5).slice(2)).toEqual(packages);
});

test('SHIPPED.md gives the size of large packages, and omits it only if no script remains', () => {
  const sizes = new Map(
    rows.filter((row) => row.length === 5).map(([name, , , ...cells]) => [name, cells.map(Number)]),
  );
  // In kB: half of what these packages weigh.
  expect(sizes.get('react-dom')?.[0]).toBeGreaterThan(60);
  expect(sizes.get('lottie-web')?.[1]).toBeGreaterThan(80);
  expect(sizes.get('@codemirror/view')?.[1]).toBeGreaterThan(80);
  expect(sizes.get('@docusaurus/core')?.[0]).toBeLessThan(50);
  const unsized = rows.filter((row) => row.length === 5 && row[3] === '–' && row[4] === '–');
  expect(unsized.map((row) => row[0])).toEqual(['@codemirror/streamparser', 'infima']);
});

test("SHIPPED.md lists the worker's packages", async () => {
  const packages = installedPackages((await workerBytes()).keys()).map(named);
  expect(listed(4).slice(2)).toEqual(packages);
});

test('SHIPPED.md lists the fonts', () => {
  const fonts = rows.filter((row) => row.length === 3).slice(2);
  expect(fonts.map((row) => row.slice(0, 2))).toEqual(fontsOf().map((one) => [one.file, one.license]));
});

test('nothing is shipped under a license that requires more than a notice', () => {
  const free = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1']);
  const licenses = [...listed(5), ...listed(4)].map((row) => row[2]);
  const ofFonts = rows.filter((row) => row.length === 3).map((row) => row[1]);
  const others = [...licenses, ...ofFonts].filter(
    (one) => one !== 'License' && !/^-+$/.test(one ?? '') && !free.has(one ?? ''),
  );
  expect(others).toEqual([]);
});
