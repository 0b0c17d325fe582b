import type { Element, ElementContent, Root } from 'hast';
import { isLiveTemplate } from '../../built-html/content.ts';
import { attributeOf, classesOf, find, hasClass, textOf } from '../../built-html/hast.ts';
import { SectionWriter, tidy, type Section } from './section-writer.ts';

/** The information in a page's HTML. */
export interface ExtractedPage {
  /** Docusaurus's own tag: `default`, `docs-{pluginId}-{versionName}`, or the name of a kind of list page. */
  readonly tag: string | undefined;
  /** Whether the page asks search engines not to index it. */
  readonly noIndex: boolean;
  readonly unlisted: boolean;
  /** The classes of the `html` element, which indicate the kind of page. */
  readonly pageClasses: readonly string[];
  /** The text of the `title` element, including the site's name. */
  readonly documentTitle: string;
  readonly keywords: readonly string[];
  /** In document order. The first is the lead section, whose title is the first h1, or empty without one. */
  readonly sections: readonly Section[];
}

/** The layout's element around the content. It excludes the navbar and the footer if there's no `main`. */
const CONTENT_WRAPPER = '__docusaurus_skipToContent_fallback';

const UNLISTED = 'theme-unlisted-banner';
/** A member's type, default, and range in the reference, which aren't a sentence. */
const FACTS = 'facts';

/** Drawings and media, whose text isn't part of a sentence. */
const MEDIA_TAGS: ReadonlySet<string> = new Set(['audio', 'svg', 'video']);

/** Elements that end the line before and after them. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure form h1
  h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody tfoot thead tr ul`.split(
    /\s+/,
  ),
);

/** Reads a built page, from which everything that isn't content has been removed. */
export function extractPage(page: Root): ExtractedPage {
  const named = (name: string) => find(page, ({ tagName }) => tagName === name);
  const html = named('html');
  const title = named('title');
  const content =
    named('main') ?? find(page, ({ properties }) => properties['id'] === CONTENT_WRAPPER) ?? named('body');
  const metaOf = (name: string): string | undefined => {
    const meta = find(page, ({ tagName, properties }) => tagName === 'meta' && properties['name'] === name);
    return meta && attributeOf(meta, 'content');
  };
  return {
    tag: metaOf('docusaurus_tag'),
    noIndex: (metaOf('robots') ?? '').toLowerCase().includes('noindex'),
    unlisted: find(page, (one) => hasClass(one, UNLISTED)) !== undefined,
    pageClasses: html ? classesOf(html) : [],
    documentTitle: title ? tidy(textOf(title)) : '',
    keywords: (metaOf('keywords') ?? '').split(',').map(tidy).filter(Boolean),
    sections: content ? sectionsOf(content) : [],
  };
}

/** Whether the search leaves out an element of a page's content. */
const isSilent = (element: Element, parent: Element | undefined): boolean =>
  MEDIA_TAGS.has(element.tagName) ||
  isLiveTemplate(element) ||
  isCard(element, parent) ||
  hasClass(element, UNLISTED) ||
  hasClass(element, FACTS) ||
  element.properties['dataFootnoteRef'] !== undefined;

/** A card in a generated index or a `DocCardList`, which repeats another page's title and description. */
const isCard = (element: Element, parent: Element | undefined): boolean =>
  element.tagName === 'a' && hasClass(element, 'card') && parent?.tagName === 'article';

/** Whether an element ends the line before and after it. */
const isBlock = (element: Element): boolean =>
  BLOCK_TAGS.has(element.tagName) || hasClass(element, 'token-line') || element.properties['role'] === 'tab';

function sectionsOf(root: Element): Section[] {
  const writer = new SectionWriter();

  const endLine = (isInCode: boolean): void => (isInCode ? writer.endCodeLine() : writer.endLine());
  const writeText = (text: string, isInCode: boolean): void =>
    (isInCode ? text.split('\n') : [text]).forEach((line, at) => {
      if (at > 0) writer.endCodeLine();
      writer.text(line);
    });
  const write = (node: ElementContent, isInCode: boolean, parent?: Element): void => {
    if (node.type === 'text') writeText(node.value, isInCode);
    if (node.type !== 'element' || isSilent(node, parent)) return;
    const { tagName } = node;
    const isCode = isInCode || tagName === 'pre';
    if (tagName === 'tr') writer.startRow();
    else if (isBlock(node)) endLine(isInCode);

    for (const child of node.children) write(child, isCode, node);

    const level = Number(/^h([1-3])$/.exec(tagName)?.[1] ?? 0);
    if (level > 0) writer.heading(level, writer.takeLine(), attributeOf(node, 'id') || undefined);
    else if (tagName === 'tr') writer.endRow();
    else if (tagName === 'td' || tagName === 'th') writer.endCell(tagName === 'th');
    else if (isBlock(node)) endLine(isCode);
  };

  write(root, false);
  return writer.finish();
}
