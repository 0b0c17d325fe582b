import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { tools } from '../../../tools/shared/run.ts';

const RULES = '.dependency-cruiser.mjs';
/** The parts of `tsconfig.json` that decide where an import leads. */
const compilerOptions = {
  baseUrl: '.',
  paths: { '@site/*': ['./*'] },
  allowImportingTsExtensions: true,
  noEmit: true,
};
const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-imports-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run check` says about a project with these modules. */
function checkOf(modules: Readonly<Record<string, string>>): { code: number | null; output: string } {
  for (const name of ['src/css', 'plugins/offline', 'tools'])
    mkdirSync(path.join(folder, name), { recursive: true });
  cpSync(RULES, path.join(folder, RULES));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const [name, text] of Object.entries(modules)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const args = [path.resolve(tools.depcruise), '--config', RULES, 'plugins', 'src', 'tools'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

test('an import against the rules fails the check, in every way to write it', () => {
  const { code, output } = checkOf({
    'src/runtime/a.ts': "import '../playout/b.ts';",
    'src/playout/b.ts': "import type {} from '@site/src/live-template/c.ts';",
    'src/live-template/c.ts': "export const late = () => import('../playground/d.ts');",
    'src/playground/d.ts': "export * from '../components/E/index.tsx';",
    'src/components/E/index.tsx': "import '../../../tools/f.ts';",
    'src/theme/g.ts': "import '../../plugins/offline/i.ts';",
    'src/mdx/h.ts': "import type {} from '../../plugins/offline/i.ts';",
    'plugins/offline/i.ts': "import '../delivery/j.ts';",
    'plugins/delivery/j.ts': '',
    'tools/f.ts': "import type {} from './k.ts';",
    'tools/k.ts': "import './f.ts';",
  });
  expect(code).toBe(9);
  for (const found of [
    'src/runtime/a.ts → src/playout/b.ts',
    'src/playout/b.ts → src/live-template/c.ts',
    'src/live-template/c.ts → src/playground/d.ts',
    'src/playground/d.ts → src/components/E/index.tsx',
    'src/components/E/index.tsx → tools/f.ts',
    'src/theme/g.ts → plugins/offline/i.ts',
    'src/mdx/h.ts → plugins/offline/i.ts',
    'plugins/offline/i.ts → plugins/delivery/j.ts',
    'no module circle: tools/f.ts',
  ])
    expect(output).toContain(found);
});

test('the site takes types and client modules from plugins', () => {
  const { code, output } = checkOf({
    'src/theme/a.ts': `import type {} from '../../plugins/offline/options.ts';
      import '../../plugins/offline/client/b.ts';`,
    'plugins/offline/options.ts': '',
    'plugins/offline/client/b.ts': '',
  });
  expect(code, output).toBe(0);
});

test('a new folder needs a rule', () => {
  expect(checkOf({ 'src/lights/a.ts': '' }).output).toContain('what src/lights may import');
});
