import type { Element, ElementContent, Root } from 'hast';
import { attributeOf, classesOf, find, hasClass, textOf } from '../../built-html/hast.ts';
import { isBlock, isSilent, sectionLevelOf } from './html-rules.ts';
import { SectionWriter, tidy, type Section } from './section-writer.ts';

/** The information in a page's HTML. */
export interface ExtractedPage {
  /** Docusaurus's own tag: `default`, `docs-{pluginId}-{versionName}`, or the name of a kind of list page. */
  readonly tag: string | undefined;
  /** Whether the page asks search engines not to index it. */
  readonly noIndex: boolean;
  /** Whether the page states that it's unlisted. */
  readonly unlisted: boolean;
  /** The classes of the `html` element, which indicate the kind of page. */
  readonly pageClasses: readonly string[];
  /** The text of the `title` element, including the site's name. */
  readonly documentTitle: string;
  readonly keywords: readonly string[];
  /**
   * In document order. The first is the lead section. Its title is the first h1, or empty if there's none.
   */
  readonly sections: readonly Section[];
}

/**
 * The element that Docusaurus's layout puts around the content of every page. On a page without `main`, it
 * excludes the navbar, the footer, the announcement bar, and the skip link. A page without the layout doesn't
 * have any of them.
 */
const CONTENT_WRAPPER = '__docusaurus_skipToContent_fallback';

const isNamed =
  (name: string) =>
  ({ tagName }: Element): boolean =>
    tagName === name;

/**
 * Reads a built page.
 * @param page without what isn't content
 */
export function extractPage(page: Root): ExtractedPage {
  const html = find(page, isNamed('html'));
  const head = find(page, isNamed('head'));
  const metaOf = (name: string): string | undefined => {
    const meta = head && find(head, (one) => isNamed('meta')(one) && one.properties['name'] === name);
    return meta && attributeOf(meta, 'content');
  };
  const title = head && find(head, isNamed('title'));
  const content =
    find(page, isNamed('main')) ??
    find(page, ({ properties }) => properties['id'] === CONTENT_WRAPPER) ??
    find(page, isNamed('body'));
  return {
    tag: metaOf('docusaurus_tag'),
    noIndex: (metaOf('robots') ?? '').toLowerCase().includes('noindex'),
    unlisted: find(page, (one) => hasClass(one, 'theme-unlisted-banner')) !== undefined,
    pageClasses: html ? classesOf(html) : [],
    documentTitle: title ? tidy(textOf(title)) : '',
    keywords: (metaOf('keywords') ?? '').split(',').map(tidy).filter(Boolean),
    sections: content ? sectionsOf(content) : [],
  };
}

/** Splits an element's text into sections. */
function sectionsOf(root: Element): Section[] {
  const writer = new SectionWriter();
  let isInCode = false;
  let rows = 0;

  const endLine = (): void => (isInCode ? writer.endCodeLine() : writer.endLine());
  const writeCode = (code: string): void =>
    code.split('\n').forEach((line, at) => {
      if (at > 0) writer.endCodeLine();
      writer.text(line);
    });
  const enter = (element: Element): void => {
    if (isBlock(element)) endLine();
    if (element.tagName === 'tr') {
      if (rows === 0) writer.startRow();
      rows += 1;
    }
  };
  const leave = (element: Element): void => {
    const { tagName } = element;
    const level = sectionLevelOf(element);
    if (tagName === 'tr') rows -= 1;
    if (level > 0) {
      writer.heading(level, writer.takeLine(), attributeOf(element, 'id') || undefined);
    } else if (tagName === 'tr' && rows === 0) {
      writer.endRow();
    } else if (isBlock(element)) {
      endLine();
    } else if (tagName === 'td' || tagName === 'th') {
      if (rows === 1) writer.endCell(tagName === 'th');
      else writer.text(' ');
    }
  };
  const write = (node: ElementContent, parent?: Element): void => {
    if (node.type === 'text') {
      if (isInCode) writeCode(node.value);
      else writer.text(node.value);
    } else if (node.type === 'element' && !isSilent(node, parent)) {
      const isOutside = !isInCode;
      enter(node);
      isInCode ||= node.tagName === 'pre';
      for (const child of node.children) write(child, node);
      leave(node);
      if (isOutside) isInCode = false;
    }
  };

  write(root);
  return writer.finish();
}
