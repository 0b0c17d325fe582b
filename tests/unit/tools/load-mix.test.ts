import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMix } from '../../../tools/bench/lib/load-mix.ts';

const files: Readonly<Record<string, string>> = {
  'index.html': '<script src="/assets/js/main.97ac600e.js"></script><img src="/img/home.png">',
  '404.html': '<script src="/assets/js/main.97ac600e.js"></script>',
  'user-guide/faq.html':
    '<script id="keyfill-scripts">["/assets/js/main.97ac600e.js","/assets/js/faq.1f2e3d4c.js"]</script>',
  'assets/js/main.97ac600e.js': '',
  'assets/js/faq.1f2e3d4c.js': '',
  'assets/js/main.97ac600e.js.LICENSE.txt': '',
  'elements/text/index.html': '',
  'img/home.png': '',
  'runner/runner.1f2e3d4c.html': '',
  'search-index-default.json': '',
};
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keyfill-mix-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the load test requests what pages load, at the addresses that visitors use', () => {
  const mix = loadMix(root, Object.keys(files));
  const statuses = new Map(mix.map((one) => [one.address, one.status]));
  expect(Object.fromEntries([...statuses].sort())).toEqual({
    '/': 200,
    '/assets/js/faq.1f2e3d4c.js': 200,
    '/assets/js/main.97ac600e.js': 200,
    '/elements/text': 301,
    '/img/home.png': 200,
    '/no/such/page': 404,
    '/runner/runner.1f2e3d4c.html': 200,
    '/search-index-default.json': 200,
    '/user-guide/faq': 200,
  });
  const share = (test: (one: (typeof mix)[number]) => boolean) => mix.filter(test).length / mix.length;
  expect(share((one) => one.accept.endsWith('br'))).toBeGreaterThan(0.85);
  expect(share((one) => one.accept === 'identity')).toBeLessThan(0.05);
  expect(share((one) => one.status !== 200)).toBeLessThan(0.1);
  expect(loadMix(root, Object.keys(files))).toEqual(mix);
});
