// The site's text outside MDX pages: the home page, drawings, and labels and messages of tools and players.
import type { Passage } from './page.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { siteDir } from '../shared/site-dir.ts';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

/** Files that only contain words. */
const words = /\/(?:texts|labels)\.ts$/;

/** Attributes that readers see or hear. */
const spoken = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title', 'heading']);

/** A sentence or a label, not an id. */
const isText = (text: string): boolean =>
  /\p{L}/u.test(text) && (/\s/.test(text.trim()) || /^\p{Lu}\p{Ll}/u.test(text));

/** Returns a file's visible text by line. Messages use its path, which has forward slashes. */
function textsOf(file: string, source: string): { file: string; passages: Passage[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const passages: Passage[] = [];
  const add = (node: ts.Node, text: string): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (isText(text)) passages.push({ text: text.replace(/\s+/g, ' ').trim(), line });
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      add(node, node.text);
    } else if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spoken.has(node.name.getText())) add(node, node.initializer.text);
      return;
    } else if (words.test(`/${file}`)) {
      const isWhole = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
      if (isWhole && !ts.isImportDeclaration(node.parent)) add(node, node.text);
      if (ts.isTemplateExpression(node))
        add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('`…`'));
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return { file, passages };
}

/** The text of all components, themes, and pages. */
export async function readInterface() {
  const names = listFiles(path.join(siteDir, 'src'))
    .map((name) => `src/${name}`)
    .filter((name) => name.endsWith('.tsx') || words.test(name));
  return Promise.all(
    names.map(async (name) => textsOf(name, await readFile(path.join(siteDir, name), 'utf8'))),
  );
}
