import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ChildNode, type Rule } from 'postcss';
import { builtFiles } from './built-files.ts';

const LINK = /\s*<link rel="stylesheet" href="([^"]+)" ?\/>/;
/** Docusaurus shows its banner for a wrong base URL unless a sheet with this rule arrives. */
const BANNER = '#__docusaurus-base-url-issue-banner-container';
const SCRIPTS = '<script id="keyfill-scripts" type="application/json">[';

/** Returns the classes that an element and its relatives need for a selector. Alternatives and exceptions don't count. */
function classesOf(selector: string): string[] {
  const outer = selector.replace(/\([^()]*\)/g, '');
  if (outer !== selector) return classesOf(outer);
  return Array.from(outer.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', ''));
}

/** Returns a function that selects the rules of a style sheet that a document needs, in their order. */
export function stylesFor(sheet: string): (html: string) => string {
  const needs = new Map<Rule, readonly (readonly [selector: string, classes: readonly string[]])[]>();
  const { nodes } = parse(sheet);

  function select(node: ChildNode, has: ReadonlySet<string>): string {
    if (node.type === 'atrule' && /^(?:media|supports)$/.test(node.name)) {
      const inner = (node.nodes ?? []).map((one) => select(one, has)).join('');
      return inner && `@${node.name} ${node.params}{${inner}}`;
    }
    if (node.type !== 'rule') return node.toString();
    const need = needs.get(node) ?? node.selectors.map((one) => [one, classesOf(one)] as const);
    needs.set(node, need);
    const used = need.filter(
      ([selector, classes]) => selector !== BANNER && classes.every((name) => has.has(name)),
    );
    return used.length === 0 ? '' : `${used.map(([one]) => one).join()}{${node.nodes.join(';')}}`;
  }

  return (html) => {
    const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(/\s+/));
    const has = new Set(classes.flat());
    return nodes.map((node) => select(node, has)).join('');
  };
}

/**
 * Puts the styles that each page needs into the page, so it's painted before any other file arrives. The page loads the whole sheet with its
 * scripts. Whatever shows up later, such as an opened menu, has its styles there.
 */
export function includeStyles(outDir: string): void {
  const files = builtFiles(outDir);
  const sheets = new Map<string, (html: string) => string>();
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const [link, address] = LINK.exec(html) ?? [];
    const sheet = files.find((one) => address?.endsWith(`/${one}`));
    if (!link || !sheet || !html.includes(SCRIPTS)) continue;
    const select = sheets.get(sheet) ?? stylesFor(readFileSync(path.join(outDir, sheet), 'utf8'));
    sheets.set(sheet, select);
    const page = html
      .replace(link, () => `<style>${select(html)}</style>`)
      .replace(SCRIPTS, () => `${SCRIPTS}"${address}",`);
    writeFileSync(path.join(outDir, file), page);
  }
}
