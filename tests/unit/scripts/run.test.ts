import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { nodeArgs, tools } = (await import('../../../scripts/lib/run.mjs')) as {
  nodeArgs: (tool: string, folder?: string) => string[];
  tools: Record<string, string>;
};

it('runs a tool as its command in package.json does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(nodeArgs('build', '')).toEqual(['--max-semi-space-size=128', 'scripts/build.mjs']);
  expect(scripts['build']).toBe(`node ${nodeArgs('build', '').join(' ')}`);
});

it('runs a tool of this site, or that of a copy', () => {
  expect(nodeArgs('vitest')).toEqual([path.resolve(tools['vitest'] ?? '')]);
  expect(nodeArgs('build', '/copy').at(-1)).toBe(path.join('/copy', 'scripts/build.mjs'));
});
