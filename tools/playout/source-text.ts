// An example's actions as readers edit them: without types, in one module, with comments and empty lines.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { siteDir } from '../shared/site-dir.ts';

const WIDTH = 80;

/** TypeScript drops empty lines, so they're comments while it removes the types. */
const EMPTY = '//@empty';

/** Imports of values from the example's other files. Imports of types disappear with the types. */
const IMPORT = /^import (?:\{[^}]*\}|(\w+)) from '(\.[^']+)';\n/gm;

const withoutTypes = (text: string): string =>
  ts.transpileModule(text.replace(/\n(?=\n)/g, `\n${EMPTY}`), {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  }).outputText;

/** The action comes first, because that's what readers look for. The functions that it calls follow, once. */
function inlined(file: string, seen: Set<string>): string {
  let [before, after] = ['', ''];
  const own = withoutTypes(readFileSync(file, 'utf8')).replace(
    IMPORT,
    (_import, name: string | undefined, target: string) => {
      const other = path.resolve(path.dirname(file), target);
      if (target.endsWith('.json')) {
        const data = readFileSync(other, 'utf8').replace(/^ *"about".*\n/m, '');
        before += `const ${name} = ${data.trim()};\n${EMPTY}\n`;
      } else if (!seen.has(other)) {
        seen.add(other);
        after += `${EMPTY}\n${inlined(other, seen).replace(/^export (?=const|function|async|class|let)/gm, '')}`;
      }
      return '';
    },
  );
  return before + own + after;
}

/** @param name - The example's name. */
export async function sourceText(name: string): Promise<string> {
  const text = inlined(path.join(siteDir, `src/examples/${name}/actions.ts`), new Set())
    .replace(/^export \{\s*\};\n/gm, '')
    .replace(new RegExp(`^[ \t]*${EMPTY}$`, 'gm'), '');
  return (
    await format(text, { parser: 'babel', printWidth: WIDTH, singleQuote: true, trailingComma: 'all' })
  ).trimStart();
}
