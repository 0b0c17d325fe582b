// The tables of console messages list every message that the runtime writes, word for word, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readPage } from './blocks.ts';

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const runtimeDir = path.join(siteDir, 'src/runtime');

/** Errors that never reach the console with `[keyfill]`, and why. */
const ELSEWHERE = new Set([
  // Thrown before there's a template: a project that the app has saved never contains it.
  'the project has no composition "…"',
  // An export contains every part of the runtime that its project uses.
  'this runtime carries no …',
]);

/** Calls whose first argument is the place of a message. */
const PLACED = new Set(['report', 'runAction', 'fetching', 'run', 'use']);
/** Functions and constants that are the place of a message. */
const NAMED_PLACE = /^placeOf/u;

/** A string as a reader sees it: whatever is filled in later is an ellipsis. Other expressions don't have one. */
function wordsOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

interface Found {
  readonly places: Set<string>;
  readonly messages: Set<string>;
}

function readMessages(source: ts.SourceFile, { places, messages }: Found): void {
  const add = (to: Set<string>, node: ts.Node | undefined): void => {
    const words = wordsOf(node);
    if (words !== undefined) to.add(words.replace(/^\[keyfill\] /u, ''));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/u.test(node.expression.getText(source)))
      add(messages, node.arguments?.[0]);
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(source).replace(/^.*\./u, '');
      if (PLACED.has(name)) {
        const isUse = name === 'use';
        add(places, node.arguments[isUse ? 1 : 0]);
        if (name === 'report') add(messages, node.arguments[1]);
      }
      if (node.expression.getText(source) === 'console.error') {
        const [text] = node.arguments;
        add(messages, text && ts.isConditionalExpression(text) ? text.whenTrue : text);
      }
    }
    if (ts.isVariableDeclaration(node) && NAMED_PLACE.test(node.name.getText(source))) {
      const made = node.initializer;
      add(places, made && ts.isArrowFunction(made) ? made.body : made);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function found(): Found {
  const all: Found = { places: new Set(), messages: new Set() };
  for (const file of readdirSync(runtimeDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(path.join(runtimeDir, file), 'utf8');
    readMessages(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true), all);
  }
  return all;
}

/** The code in the first column of a table, which is recognized by its header. */
function listed(header: string): readonly string[] {
  const page = readPage('user-guide/actions/index.mdx');
  const [, table = ''] =
    new RegExp(`^\\| ${header} \\|[^\\n]*\\n\\|[- |]+\\|\\n((?:\\|.*\\n)+)`, 'mu').exec(page) ?? [];
  const cells = table.split('\n').map((row) => row.split(' | ')[0] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code)).sort();
}

describe('the console messages on the actions page', () => {
  const { places, messages } = found();

  it('are those in the code of the runtime', () => {
    const written = [...messages].filter((message) => !ELSEWHERE.has(message)).sort();
    expect(listed('Message')).toEqual(written);
  });

  it('name every place', () => {
    const written = [...places].flatMap((place) =>
      place === 'command …' ? ['play', 'next', 'stop'].map((name) => `command ${name}`) : [place],
    );
    expect(listed('Place')).toEqual([...new Set(written)].sort());
  });
});
