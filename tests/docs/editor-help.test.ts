// The script that the reference offers to people who write actions in their own editor.
import { mkdtempSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

const siteDir = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(siteDir, 'api/index.mdx'), 'utf8');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keyfill-editor-'));
  copyFileSync(path.join(siteDir, 'generated/static/keyfill.d.ts'), path.join(folder, 'keyfill.d.ts'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what an editor marks in a JavaScript file next to keyfill.d.ts. */
function marksIn(script: string): string[] {
  const file = path.join(folder, 'script.js');
  writeFileSync(file, script);
  const program = ts.createProgram([file], {
    noEmit: true,
    allowJs: true,
    noImplicitThis: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

// The browser's types are read four times, which takes long on a busy machine.
it('provides keyfill and this, and marks a wrong argument', () => {
  const block =
    /## TypeScript types and the project schema[\s\S]*?```js[^\n]*\n([\s\S]*?)\n *```/.exec(page)?.[1] ?? '';
  const script = block.replaceAll(/^ {3}/gm, '');
  expect(script).toContain('this.pause();');
  expect(marksIn(script)).toEqual([]);
  expect(marksIn(script.replace('this.pause();', 'keyfill.useOnPlay((next) => next());'))).toEqual([]);
  expect(marksIn(script.replace('this.pause();', "this.goToFrame('12');"))).toEqual([
    "Argument of type 'string' is not assignable to parameter of type 'number'.",
  ]);
  expect(marksIn(script.replace('this.pause();', 'keyfill.useOnPlai(() => {});'))).toHaveLength(1);
}, 180_000);
