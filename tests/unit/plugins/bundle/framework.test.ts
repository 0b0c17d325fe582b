import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sortPluginData } from '../../../../plugins/bundle/framework.ts';

it('the data of plugins and their instances is in one order, and the data itself stays as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-data-'));
  const file = path.join(folder, 'globalData.json');
  writeFileSync(file, '{"docs":{"guide":{"b":1,"a":[2]},"api":{}},"blog":{"default":{}}}');
  sortPluginData(folder);
  expect(readFileSync(file, 'utf8')).toBe(
    '{"blog":{"default":{}},"docs":{"api":{},"guide":{"b":1,"a":[2]}}}',
  );
  expect(() => sortPluginData(path.join(folder, 'missing'))).toThrow('Adapt plugins/bundle/framework.ts');
});
