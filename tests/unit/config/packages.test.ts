import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Versions = Readonly<Record<string, string>>;

const { dependencies, devDependencies, overrides, scripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'overrides' | 'scripts', Versions>;
const all = { ...dependencies, ...devDependencies };

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, { readonly version: string }>>;
};

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

  test('are overridden in every copy in the lockfile', () => {
    for (const [name, version] of Object.entries(overrides)) {
      const copies = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
      expect(copies.length).toBeGreaterThan(0);
      expect(copies.filter(([, one]) => one.version !== version)).toEqual([]);
    }
  });
});
