import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nodeArgs, tools } from '../../../tools/shared/run.ts';

it('runs a tool with the same command as package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(nodeArgs('build', '')).toEqual(['--max-semi-space-size=128', 'scripts/run.mjs', 'site/build']);
  expect(scripts['build']).toBe(`node ${nodeArgs('build', '').join(' ')}`);
});

it('runs a tool from this site or from a copy', () => {
  expect(nodeArgs('vitest')).toEqual([path.resolve(tools.vitest)]);
  expect(nodeArgs('build', '/copy')).toContain(path.join('/copy', 'scripts/run.mjs'));
});
