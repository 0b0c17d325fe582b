import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** The rules that a module breaks. */
async function brokenBy(filePath: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe('the rules of npm run check', () => {
  test('apply strict types everywhere', () => {
    const { options } = ts.getParsedCommandLineOfConfigFile(
      'tsconfig.json',
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
        },
      },
    )!;
    expect(options).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
  });

  test('apply the rules for hooks, accessibility, and types to components', async () => {
    const { rules } = (await eslint.calculateConfigForFile('src/controls/TabList/index.tsx')) as {
      rules: Record<string, readonly unknown[]>;
    };
    const isError = (name: string): boolean => ['error', 2].includes(rules[name]?.[0] as string | number);
    expect(isError('react-hooks/rules-of-hooks')).toBe(true);
    expect(isError('jsx-a11y/alt-text')).toBe(true);
    expect(isError('@typescript-eslint/no-explicit-any')).toBe(true);
    expect(isError('@typescript-eslint/consistent-type-imports')).toBe(true);
  });
});

describe('the direction of imports', () => {
  test.each([
    ['src/runtime/a.ts', '../playout/hosts'],
    ['src/runtime/dom/a.ts', '../../config/navbar'],
    ['src/runtime/dom/a.ts', '../../limits/find-excess'],
    ['src/runtime/dom/a.ts', '../../product'],
    ['src/runtime/dom/a.ts', '../../client-modules/connection'],
    ['src/limits/a.ts', '../product'],
    ['src/runtime-validation/a.ts', '../playout/hosts'],
    ['src/examples/a/template.ts', '../../playout/hosts'],
    ['src/playout/a.ts', '../playground/check'],
    ['src/playground/a.ts', '../components/Drawing'],
    ['src/playground/a.ts', '../../plugins/local-search/client/lazy'],
    ['src/components/A/index.tsx', '../../theme/Tag'],
    ['src/components/A/index.tsx', '../../pages/_home/usePlayout'],
    ['src/components/A/index.tsx', '@site/src/theme/Tag'],
    ['src/components/A/index.tsx', '@site/tools/shared/say'],
    ['src/mdx/a.ts', '../components/Drawing'],
    ['src/config/a.ts', '../theme/Tag'],
    ['src/client-modules/a.ts', '../components/Drawing'],
    ['src/theme/A.tsx', '../pages/_home/usePlayout'],
    ['src/theme/A.tsx', '../../plugins/offline/shared'],
    ['src/pages/a.tsx', '@site/plugins/offline/shared'],
    ['plugins/offline/client/a.ts', '../../../src/components/Drawing'],
    ['plugins/offline/client/a.ts', '@site/src/playout/hosts'],
    ['src/playground/view/A.tsx', '../../components/Drawing'],
    ['src/player/a.ts', '../playground/view/texts'],
    ['tests/unit/a.ts', './b'],
  ])('forbids %s to import %s', async (file, address) => {
    const imports = '@typescript-eslint/no-restricted-imports';
    expect(await brokenBy(file, `import '${address}';`)).toContain(imports);
    expect(await brokenBy(file, `export * from '${address}';`)).toContain(imports);
    expect(await brokenBy(file, `await import('${address}');`)).toContain('no-restricted-syntax');
  });

  test.each([
    ['src/components/A/index.tsx', "await import('../../playground/view/index.tsx');"],
    ['src/playground/view/A.tsx', "import '../../controls/TabList/index.tsx';"],
    ['src/components/A/index.tsx', "import '@site/plugins/local-search/client/lazy.ts';"],
    ['src/theme/A.tsx', "await import('../../plugins/local-search/client/lazy.ts');"],
    ['src/config/a.ts', "export type { SearchLink } from '../../plugins/local-search/shared/links.ts';"],
    ['plugins/local-search/client/a.ts', "import '../theme/SearchBar/Panel.tsx';"],
    ['plugins/startup/a.ts', "import '../../src/pause.ts';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await brokenBy(file, code)).toEqual([]);
  });

  test('is set for every folder of src', async () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) {
      const above = name === 'pages' ? 'theme' : 'pages';
      expect(await brokenBy(`src/${name}/a.ts`, `import '../${above}/a.ts';`), name).toHaveLength(1);
    }
  });
});

describe('the name of a file', () => {
  const fileRule = 'check-file/filename-naming-convention';

  test.each([
    'src/components/Drawing/parts.tsx',
    'src/components/Drawing/Texts.ts',
    'src/components/tab-list/part.tsx',
    'src/runtime/lottieView.ts',
    'tools/check/importCycles.ts',
    'tools/check/importCycles.mts',
    'tests/unit/theme/MDXA.test.tsx',
  ])('cannot be %s', async (file) => {
    expect(await brokenBy(file, '')).toEqual([fileRule]);
  });

  test.each([
    'docusaurus.config.ts',
    'src/components/Drawing/index.tsx',
    'src/components/Drawing/Panels.tsx',
    'src/components/Drawing/woff2.d.ts',
    'src/theme/prism-include-languages.ts',
    'plugins/local-search/client/useForm.ts',
    'tools/playout/chromium117.ts',
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
