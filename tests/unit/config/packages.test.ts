import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Versions = Readonly<Record<string, string>>;

const { dependencies, devDependencies, overrides, engines, scripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'overrides' | 'engines' | 'scripts', Versions>;
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
    expect(docusaurus.length).toBeGreaterThan(5);
    const version = all['@docusaurus/core'];
    expect(docusaurus.filter((name) => all[name] !== version)).toEqual([]);
    const majors = ['react', 'react-dom', '@mdx-js/react', 'prism-react-renderer'];
    expect(majors.map((name) => Number.parseInt(all[name] ?? ''))).toEqual([18, 18, 3, 2]);
    expect(engines['node']).toMatch(/^>=20(?:\.|$)/);
  });

  test('run no scripts of their own during installation', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
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

  test('name an advisory or a thread if they replace a vulnerable package', () => {
    const weak = rows.map((row) => row[1] ?? '').filter((reason) => /known vulnerabilit/.test(reason));
    expect(weak.length).toBeGreaterThan(0);
    const source = /GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,}|[\w.-]+\/[\w.-]+#\d+/;
    expect(weak.filter((reason) => !source.test(reason))).toEqual([]);
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
