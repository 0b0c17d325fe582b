import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedPage } from '../../tools/site/shipped-packages.ts';

test('SHIPPED.md lists the packages and fonts in the built site; if not, run "npm run shipped"', async () => {
  const page = await shippedPage();
  expect(page.match(/^- /gm)?.length).toBeGreaterThan(20);
  expect(readFileSync('SHIPPED.md', 'utf8')).toBe(page);
});

test('nothing is shipped under a license that requires more than a notice', async () => {
  const free = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1']);
  const licenses = [...(await shippedPage()).matchAll(/^- .*\((.*)\)$/gm)].map(([, license = '']) => license);
  expect(licenses.filter((license) => !free.has(license))).toEqual([]);
});
