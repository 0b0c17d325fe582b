// The table of console messages has a row for each message in the code of the runtime, and no others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

const runtimeDir = path.resolve('src/runtime');
const page = readFileSync('user-guide/actions/index.mdx', 'utf8');

/** Returns a message with an ellipsis for each variable part, or undefined if its text isn't in the code. */
function messageOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function shownBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isNewExpression(node) && /^(Type)?Error$/u.test(node.expression.getText()))
    return node.arguments?.slice(0, 1) ?? [];
  if (!ts.isCallExpression(node)) return [];
  const name = node.expression.getText();
  if (name === 'report' || name.endsWith('.report')) return node.arguments.slice(1, 2);
  if (name !== 'console.error') return [];
  return node.arguments.flatMap((own) =>
    ts.isConditionalExpression(own)
      ? [own.whenTrue, own.whenFalse]
      : ts.isCallExpression(own)
        ? own.arguments
        : [own],
  );
}

function messagesIn(file: string): readonly string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    for (const shown of shownBy(node)) {
      const message = messageOf(shown)?.replace(/^\[keyfill\] /u, '');
      if (message !== undefined) found.push(message);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const inCode = listFiles(runtimeDir)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => messagesIn(path.join(runtimeDir, file)));

const [, table = ''] = page.split('| Message | Cause | Fix |');
const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
const inTable = rows.map((row) => /^\| `([^`]+)` \|/u.exec(row)?.[1] ?? row);

it("has a row for each message, and no row for a message that doesn't exist", () => {
  expect(inCode.length).toBeGreaterThan(10);
  expect([...inTable].sort()).toEqual([...new Set(inCode)].sort());
});
