// Links to files and pictures, which Docusaurus publishes even if the file doesn't exist.
import path from 'node:path';
import { decodePart } from '../../src/decode.ts';
import type { PageKind, Problem } from './problem.ts';
import { lineAt, type PageSource } from './page-source.ts';
import type { SiteFiles } from './site-files.ts';

type Mistake = Omit<Problem, 'file'>;

/** A place where a page names an address. */
interface Reference {
  readonly url: string;
  readonly line: number;
  readonly isPicture: boolean;
  /** Docusaurus only resolves files in links that are written as Markdown. */
  readonly isMarkdown: boolean;
}

/** Pages load slowly with larger pictures, and no screen shows more of them. */
const LARGEST = { bytes: 300_000, width: 2400 };

/** Files that the build writes. */
const WRITTEN =
  /^\/(?:blog\/(?:rss|atom)\.xml|sitemap\.xml|llms(?:-full)?\.txt|sw\.js|404\.html|search-index-[\w-]+\.json)$/;

/** Whether an address ends like a file, not like a page. A version such as `2.3` isn't an ending. */
const isFile = (address: string): boolean => /\.(?!html?$)[a-z][a-z\d]{0,9}$/i.test(address);

/** Finds all links and pictures of a page. */
export function referencesOf({ text }: PageSource): Reference[] {
  const found = (url: string, at: number, isPicture: boolean, isMarkdown: boolean): Reference => ({
    url,
    line: lineAt(text, at),
    isPicture,
    isMarkdown,
  });
  return [
    ...[...text.matchAll(/\]\(\s*(?:<([^>\n]*)>|([^\s()<]*(?:\([^\s()]*\)[^\s()]*)*))/g)].map((match) =>
      found(match[1] ?? match[2] ?? '', match.index, opensPicture(text, match.index), true),
    ),
    ...[...text.matchAll(/^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm)].map((match) =>
      found(match[1] ?? '', match.index, false, true),
    ),
    ...[...text.matchAll(/\s(href|to|src)=(?:"([^"]*)"|'([^']*)')/g)].map((match) =>
      found(match[2] ?? match[3] ?? '', match.index + 1, match[1] === 'src', false),
    ),
  ].sort((one, other) => one.line - other.line);
}

/** Whether the bracket at this position closes the description of a picture. */
function opensPicture(text: string, close: number): boolean {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (text.charAt(at - 1) === '\\') continue;
    if (character === ']') depth += 1;
    if (character === '[') depth -= 1;
    if (depth === 0) return text.charAt(at - 1) === '!';
  }
  return false;
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
  if (bytes > LARGEST.bytes)
    return `the picture ${address} is ${Math.round(bytes / 1000)} kB: make it smaller than ${LARGEST.bytes / 1000} kB`;
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
export function linkMistakes(source: PageSource, file: string, kind: PageKind, files: SiteFiles): Mistake[] {
  return referencesOf(source).flatMap(({ url, line, isPicture, isMarkdown }): Mistake[] => {
    const address = decodePart(url.replace(/[?#].*$/, ''));
    const isSiteFile = address.startsWith('pathname:///');
    if (address === '' || (!isSiteFile && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))) return [];
    if (isPicture) return mistakes(line, pictureMistake(address.replace(/^pathname:\/\//, ''), file, files));
    if (isSiteFile || (isFile(address) && !/\.mdx?$/i.test(address)))
      return mistakes(line, fileMistake(address, file, files));
    if (!/\.mdx?$/i.test(address)) return [];
    // A build only warns here. Its check of links fails afterward.
    return mistakes(line, markdownMistake(address, isMarkdown, file, kind, files)).map((one) => ({
      ...one,
      isWarning: true,
    }));
  });
}

const mistakes = (line: number, message: string | undefined): Mistake[] =>
  message === undefined ? [] : [{ line, message }];

/** Finds a missing or too large picture in the front matter. */
export function cardMistakes(image: unknown, line: number, file: string, files: SiteFiles): Mistake[] {
  if (typeof image !== 'string' || /^(?:[a-z]+:)?\/\//i.test(image)) return [];
  // The front matter names it like the address of a file, with or without a slash.
  const address = image.startsWith('.') || image.startsWith('/') ? image : `/${image}`;
  return mistakes(line, pictureMistake(address, file, files));
}
