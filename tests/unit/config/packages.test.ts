import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Versions = Readonly<Record<string, string>>;

const { dependencies, devDependencies, overrides, scripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'overrides' | 'scripts', Versions>;
const all = { ...dependencies, ...devDependencies };

describe('packages', () => {
  test('are pinned to exact versions, with Docusaurus in a single version', () => {
    const loose = Object.entries({ ...all, ...overrides }).filter(([, one]) => !/^\d+\.\d+\.\d+$/.test(one));
    expect(loose).toEqual([]);
    const docusaurus = Object.keys(all).filter((name) => name.startsWith('@docusaurus/'));
    const version = all['@docusaurus/core'];
    expect(docusaurus.filter((name) => all[name] !== version)).toEqual([]);
  });

  test('provide exactly the commands that the README and CONTRIBUTING name', () => {
    const text = readFileSync('README.md', 'utf8') + readFileSync('CONTRIBUTING.md', 'utf8');
    const named = [...text.matchAll(/`npm (?:run )?([a-z:]+)/g)].map((match) => match[1] ?? '');
    const ownCommands = new Set(named.filter((name) => !['ci', 'install'].includes(name)));
    expect([...ownCommands].sort()).toEqual(Object.keys(scripts).sort());
  });
});
