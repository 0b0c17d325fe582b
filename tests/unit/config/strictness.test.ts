import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** The rules that a module breaks. */
async function brokenBy(filePath: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

test.each([
  ["import './b';", '@typescript-eslint/no-restricted-imports'],
  ["export * from '../b/frames';", '@typescript-eslint/no-restricted-imports'],
  ["await import('./b');", 'no-restricted-syntax'],
])('an import has to name the whole file: %s', async (code, rule) => {
  expect(await brokenBy('tests/unit/a.ts', code)).toEqual([rule]);
  expect(
    await brokenBy(
      'tests/unit/a.ts',
      code.replace(/';|'\);/, (end) => `.ts${end}`),
    ),
  ).toEqual([]);
});

describe('the name of a file', () => {
  const fileRule = 'check-file/filename-naming-convention';

  test.each([
    'src/components/Drawing/parts.tsx',
    'src/runtime/lottieView.ts',
    'tools/check/importCycles.mts',
    'tests/unit/theme/MDXA.test.tsx',
  ])('cannot be %s', async (file) => {
    expect(await brokenBy(file, '')).toEqual([fileRule]);
  });

  test.each([
    'src/components/Drawing/Panels.tsx',
    'src/components/Drawing/woff2.d.ts',
    'plugins/local-search/client/useForm.ts',
    'tests/unit/components/share-button.test.tsx',
  ])('can be %s', async (file) => {
    expect(await brokenBy(file, '')).toEqual([]);
  });
});

test('a file has at most 300 lines', async () => {
  expect(await brokenBy('src/runtime/a.ts', '\n'.repeat(300))).toEqual([]);
  expect(await brokenBy('src/runtime/a.ts', '\n'.repeat(301))).toEqual(['max-lines']);
});

test('a hook is in a file with its name', () => {
  const files = ['plugins', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const misplaced = files.filter((file) => {
    if (!/\.tsx?$/.test(file)) return false;
    const name = path.parse(file).name;
    const hooks = [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:default )?(?:function|const) (use[A-Z]\w*)/gm),
    ];
    return hooks.some(([, hook]) => hook !== name) || (/^use[A-Z]/.test(name) && hooks.length === 0);
  });
  expect(misplaced).toEqual([]);
});

test.each(['labelledRow', 'backgroundColour', 'CENTRE', 'normalise'])(
  'the name %s has an American spelling',
  async (name) => {
    expect(await brokenBy('src/runtime/a.ts', `export const ${name} = 1;`)).toEqual(['id-match']);
  },
);

test('CI runs the test command from the README', () => {
  const command = /^npm test\b/m;
  expect(readFileSync('README.md', 'utf8')).toMatch(command);
  expect(readFileSync('.ci/run', 'utf8')).toMatch(command);
});
