import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { i18n } from '../../src/config/locales.ts';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The folder with the built site, as `npm run build` creates it. */
export const buildDir = path.resolve('build');

/** All files of the built site, with forward slashes, sorted. */
export const builtFiles = (dir = buildDir): string[] => listFiles(dir);

/** The files of a language, without the folder of its locale. The default language's files are at the top. */
export function filesOf(locale: string): string[] {
  const folders = i18n.locales.filter((one) => one !== i18n.defaultLocale).map((one) => `${one}/`);
  return locale === i18n.defaultLocale
    ? builtFiles().filter((file) => !folders.some((folder) => file.startsWith(folder)))
    : builtFiles(path.join(buildDir, locale));
}

export const readBuilt = (file: string, dir = buildDir): string => readFileSync(path.join(dir, file), 'utf8');

/** Returns a page's file, named without a slash: `/user-guide` → `user-guide.html`, `/` → `index.html`. */
export const fileOfRoute = (route: string): string =>
  route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;

/** Returns a redirect's file. A redirect is always a folder, whatever `trailingSlash` says. */
export const fileOfRedirect = (route: string): string => `${route.slice(1)}/index.html`;

/** A page of the built site: its head, its IDs, and its links. */
export interface BuiltPage {
  readonly file: string;
  readonly html: Element;
  readonly elements: readonly Element[];
}

/** Adds the elements below a node in document order. A `template`'s content isn't among its child nodes. */
function collect(node: Node, elements: Element[]): Element[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) elements.push(child);
    collect(child, elements);
  }
  return elements;
}

export function readPage(file: string, dir = buildDir): BuiltPage {
  const elements = collect(parse(readBuilt(file, dir)), []);
  return { file, html: elements[0]!, elements };
}

/** The value of an attribute; undefined if the element doesn't have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Returns the `content` of a `<meta>` by its name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const meta = page.elements.find(
    (one) => one.tagName === 'meta' && [attribute(one, 'name'), attribute(one, 'property')].includes(name),
  );
  return meta && attribute(meta, 'content');
}
