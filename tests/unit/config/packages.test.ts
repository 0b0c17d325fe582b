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

/** The rows of the table below a heading in a Markdown file, as cells, without the header. */
function tableBelow(heading: string, text: string): string[][] {
  const section = text.slice(text.indexOf(`\n${heading}\n`) + heading.length + 2).split(/\n#/)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

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

describe('overrides', () => {
  const rows = tableBelow('### Overrides in `package.json`', readFileSync('CONTRIBUTING.md', 'utf8'));

  test('are listed in CONTRIBUTING with their version, what breaks without them, and when they can go', () => {
    const entries = Object.entries(overrides).map(([name, version]) => `\`${name}\` ${version}`);
    expect(rows.map((row) => row[0])).toEqual(entries);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.length < 10))).toEqual([]);
  });

  test('apply to every copy in the lockfile', () => {
    for (const [name, version] of Object.entries(overrides)) {
      const copies = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
      expect(copies.length).toBeGreaterThan(0);
      expect(copies.map(([place, one]) => [place, one.version])).toEqual(
        copies.map(([place]) => [place, version]),
      );
    }
  });
});
