import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Folder of the built site, as `npm run build` leaves it. */
export const buildDir = path.resolve('build');

/** All files of the built site, with forward slashes, sorted. */
export function builtFiles(dir = buildDir): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export function readBuilt(file: string, dir = buildDir): string {
  return readFileSync(path.join(dir, file), 'utf8');
}

/** `/user-guide` → `user-guide.html`, `/` → `index.html`, as `trailingSlash: false` writes them. */
export function fileOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** `/examples/crawler` → `examples/crawler/index.html`: a redirect is written as a folder, whatever `trailingSlash` says. */
export function fileOfRedirect(route: string): string {
  return `${route.slice(1)}/index.html`;
}

/** One page of the built site: what its head says, its ids and its links. */
export interface BuiltPage {
  readonly file: string;
  readonly html: Element;
  readonly elements: readonly Element[];
}

export function readPage(file: string, dir = buildDir): BuiltPage {
  const document = parse(readBuilt(file, dir));
  const elements: Element[] = [];
  const open: Node[] = [document];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) open.push(...[...node.childNodes].reverse());
  }
  return { file, html: elements[0]!, elements };
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Text of an element with all below it. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The `content` of a `<meta>` by its name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const meta = page.elements.find(
    (one) => one.tagName === 'meta' && [attribute(one, 'name'), attribute(one, 'property')].includes(name),
  );
  return meta && attribute(meta, 'content');
}

/** Whether a page only leads on to another one. */
export function isRedirect(page: BuiltPage): boolean {
  return page.elements.some((one) => one.tagName === 'meta' && attribute(one, 'http-equiv') === 'refresh');
}
