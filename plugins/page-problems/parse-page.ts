// The one reader of pages, for the checks, the build, and the preview.
import { createRequire } from 'node:module';
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import type {} from 'remark-directive';
import type { Processor } from 'unified';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { Mistake } from './problem.ts';
import { reasonOf } from '../../src/shared/reason-of.ts';

/** The admonitions of Docusaurus 3.1.1. */
export const ADMONITIONS = 'note tip info warning danger secondary success important caution'.split(' ');

/** A page as MDX reads it. Lines are those of the file. */
export interface ParsedPage {
  readonly frontMatter: FrontMatter;
  /** What MDX reads: without front matter, and with everything that Docusaurus rewrites first. */
  readonly source: string;
  readonly root: Root;
  /** Why MDX can't read the page. `root` is then empty. */
  readonly mistake?: Mistake;
}

type Parser = Processor<Root, Root, Root>;

const load = createRequire(__filename)('./parser.cjs') as () => Promise<Parser>;
let parser: Parser | undefined;

/** Loads the parser, which has to happen before the first page is parsed. Others may add plugins to it. */
export const loadParser = async (): Promise<Parser> => (parser ??= await load());

/** Parsed pages by their text, because most pages stay the same from one save to the next. */
const parsed = new Map<string, ParsedPage>();

/** The number of the line that contains a position. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** What the page says at a node. */
export const sourceOf = ({ source }: ParsedPage, { position }: Nodes): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

export const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;

/** Parses a page. */
export function parsePage(text: string): ParsedPage {
  if (parser === undefined) throw new Error('Await loadParser() before you parse a page.');
  const before = parsed.get(text);
  if (before !== undefined) return before;
  const frontMatter = readFrontMatter(text);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const body = lines.fill('', 0, frontMatter.lines).join('\n');
  const source = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(body), ADMONITIONS);
  const page = { frontMatter, source, ...parse(source, parser) };
  parsed.set(text, page);
  return page;
}

function parse(source: string, processor: Parser): Pick<ParsedPage, 'root' | 'mistake'> {
  try {
    return { root: processor.parse(source) };
  } catch (error) {
    const root: Root = { type: 'root', children: [] };
    const message = reasonOf(error).replace(/\n[\s\S]*/, '');
    // MDX reports some mistakes at the end of the page, and some only in the message.
    const [, inMessage] = /\((\d+):\d+-\d+:\d+\)/.exec(message) ?? [];
    const line = message.includes('end of file in expression')
      ? lineAt(source, source.lastIndexOf('{'))
      : ((error as { line?: number }).line ?? Number(inMessage ?? 1));
    return { root, mistake: { line, message } };
  }
}
