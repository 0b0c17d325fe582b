import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findCycles, importCycles, readImports } from '../../../tools/check/import-cycles.ts';

const folders: string[] = [];
/** A project with these modules. */
function project(modules: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-cycles-'));
  folders.push(folder);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        baseUrl: '.',
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { '@site/*': ['./*'] },
      },
    }),
  );
  for (const [name, text] of Object.entries(modules)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
const cyclesIn = (modules: Readonly<Record<string, string>>) => {
  const folder = project(modules);
  return findCycles(readImports(folder)).map((cycle) => cycle.map((file) => path.relative(folder, file)));
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  ['an import', "import { b } from './b';\nexport const a = b;"],
  ['an import of types', "import type { B } from './b';\nexport type A = B;"],
  ['an import with an ending', "import { b } from './b.ts';\nexport const a = b;"],
  ['an import by @site', "import { b } from '@site/b';\nexport const a = b;"],
  ['an export', "export * from './b';"],
  ['a late import', "export const a = () => import('./b');"],
])('finds a cycle that %s creates', (_, text) => {
  expect(cyclesIn({ 'a.ts': text, 'b.ts': "import './a';" })).toEqual([['a.ts', 'b.ts']]);
});

test('finds a cycle through several modules once, without the modules that lead to it', () => {
  expect(
    cyclesIn({
      'start.ts': "import './a';",
      'a.ts': "import './b';",
      'b.ts': "import './c';\nimport './end';",
      'c.tsx': "import './a';",
      'end.ts': '',
    }),
  ).toEqual([['a.ts', 'b.ts', 'c.tsx']]);
});

test('finds a module that imports itself', () => {
  expect(cyclesIn({ 'a.ts': "import './a';" })).toEqual([['a.ts']]);
});

test('the check fails and lists the modules of the cycle', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = project({ 'a.ts': "import './b';", 'b.ts': "import './a';" });
  expect(importCycles.run(folder)).toBe(1);
  expect(write.mock.calls.flat().join('')).toContain('a.ts → b.ts → a.ts');
  writeFileSync(path.join(folder, 'b.ts'), '');
  expect(importCycles.run(folder)).toBe(0);
  write.mockRestore();
});

test('the check fails if folders import each other, even if their modules do not', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = project({
    'plugins/a/one.ts': "import '../b/one';",
    'plugins/a/two.ts': '',
    'plugins/b/one.ts': '',
    'plugins/b/two.ts': "import '../a/two';",
  });
  expect(importCycles.run(folder)).toBe(1);
  expect(write.mock.calls.flat().join('')).toContain('plugins/a → plugins/b → plugins/a');
  writeFileSync(path.join(folder, 'plugins/b/two.ts'), "import './one';");
  expect(importCycles.run(folder)).toBe(0);
  write.mockRestore();
});
