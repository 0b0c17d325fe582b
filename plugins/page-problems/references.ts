// Links to files and pictures, which Docusaurus publishes even if the file doesn't exist.
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { decodePart } from '../../src/shared/decode.ts';
import { lineOf, type ParsedPage } from './parse-page.ts';
import type { Mistake, PageKind } from './problem.ts';
import type { SiteFiles } from './site-files.ts';

/** A place where a page names an address. */
interface Reference {
  readonly url: string;
  readonly line: number;
  readonly isPicture: boolean;
  /** Docusaurus only resolves files in links that are written as Markdown. */
  readonly isMarkdown: boolean;
  readonly alt?: string | undefined;
}

/** Pages load slowly with larger pictures, and no screen shows more of them. */
const LARGEST = { bytes: 300_000, width: 2400 };

/** Files that the build writes. */
const WRITTEN =
  /^\/(?:blog\/(?:rss|atom)\.xml|sitemap\.xml|llms(?:-full)?\.txt|sw\.js|404\.html|search-index-[\w-]+\.json)$/;

/** Whether an address ends like a file, not like a page. A version such as `2.3` isn't an ending. */
const isFile = (address: string): boolean => /\.(?!html?$)[a-z][a-z\d]{0,9}$/i.test(address);

/** Finds all links and pictures of a page. */
export function referencesOf({ root }: ParsedPage): Reference[] {
  const found: Reference[] = [];
  visit(root, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      found.push({
        url: node.url,
        line,
        isPicture: node.type === 'image',
        isMarkdown: true,
        ...('alt' in node && { alt: node.alt ?? '' }),
      });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const texts = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [{ name: one.name, value: one.value }]
        : [],
    );
    const alt = texts.find(({ name }) => name === 'alt')?.value;
    for (const { name, value } of texts) {
      if (/^(?:href|to|src)$/.test(name))
        found.push({ url: value, line, isPicture: name === 'src', isMarkdown: false, alt });
    }
  });
  return found;
}

/** Where a file may be, from the site's folder. */
function placeOf(address: string, file: string): string {
  if (address.startsWith('@site/')) return address.slice('@site/'.length);
  if (address.startsWith('/')) return `static${address}`;
  return path.posix.join(path.posix.dirname(file), address);
}

function pictureMistake(address: string, file: string, files: SiteFiles): string | undefined {
  const place = placeOf(address, file);
  if (!files.has(place)) return `the picture ${address} doesn't exist`;
  const { bytes, width = 0 } = files.pictureAt(place);
  const kB = (size: number) => `${Math.round(size / 1000)} kB`;
  if (bytes > LARGEST.bytes)
    return `the picture ${address} is ${kB(bytes)}: make it smaller than ${kB(LARGEST.bytes)}`;
  if (width > LARGEST.width)
    return `the picture ${address} is ${width} px wide: make it at most ${LARGEST.width} px wide`;
  return undefined;
}

/** Why Docusaurus can't turn a link to a Markdown file into the address of its page. */
function markdownMistake(
  address: string,
  isMarkdown: boolean,
  file: string,
  kind: PageKind,
  files: SiteFiles,
): string | undefined {
  const folder = file.replace(/\/.*$/, '');
  const isRelative = /^\.{1,2}\//.test(address);
  const places = [
    ...(isRelative ? [] : [path.posix.join(folder, address), path.posix.join('.', address)]),
    ...(address.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(file), address)]),
  ];
  const place = places.find((one) => files.has(one));
  if (place === undefined) return `the link to ${address} leads nowhere, because that file doesn't exist`;
  if (isMarkdown && kind !== 'pages' && place.startsWith(`${folder}/`)) return undefined;
  return `the link to ${address} leads nowhere: write the address of the page, without .mdx`;
}

function fileMistake(address: string, file: string, files: SiteFiles): string | undefined {
  const target = address.replace(/^pathname:\/\//, '');
  if (WRITTEN.test(target))
    return target === address ? `${address} is a file, not a page: write pathname://${address}` : undefined;
  if (files.has(placeOf(target, file))) return undefined;
  return `the link to ${address} leads nowhere, because that file doesn't exist`;
}

/** Finds links to missing files, and pictures that are missing or too large. */
export const linkMistakes = (page: ParsedPage, file: string, kind: PageKind, files: SiteFiles): Mistake[] =>
  referencesOf(page).flatMap(({ url, line, isPicture, isMarkdown, alt }): Mistake[] => {
    const address = decodePart(url.replace(/[?#].*$/, ''));
    if (/^(?:file|[a-z]):/i.test(address)) {
      const advice = 'write the address of a page or a file in static';
      return mistakes(line, `${url} leads to a file on your computer: ${advice}`);
    }
    const isSiteFile = address.startsWith('pathname:///');
    if (address === '' || (!isSiteFile && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))) return [];
    if (isPicture) {
      const { base, name } = path.posix.parse(address);
      const nameless = `the alternative text "${alt}" is the name of the file: say what the picture shows`;
      return [
        ...mistakes(line, pictureMistake(address.replace(/^pathname:\/\//, ''), file, files)),
        ...mistakes(line, alt === base || alt === name ? nameless : undefined),
      ];
    }
    if (isSiteFile || (isFile(address) && !/\.mdx?$/i.test(address)))
      return mistakes(line, fileMistake(address, file, files));
    if (!/\.mdx?$/i.test(address)) return [];
    // A build only warns here. Its check of links fails afterward.
    return mistakes(line, markdownMistake(address, isMarkdown, file, kind, files)).map((one) => ({
      ...one,
      isWarning: true,
    }));
  });

const mistakes = (line: number, message: string | undefined): Mistake[] =>
  message === undefined ? [] : [{ line, message }];

/** Finds a missing or too large picture in the front matter. */
export function cardMistakes(image: unknown, line: number, file: string, files: SiteFiles): Mistake[] {
  if (typeof image !== 'string' || /^(?:[a-z]+:)?\/\//i.test(image)) return [];
  // The front matter names it like the address of a file, with or without a slash.
  const address = image.startsWith('.') || image.startsWith('/') ? image : `/${image}`;
  return mistakes(line, pictureMistake(address, file, files));
}
