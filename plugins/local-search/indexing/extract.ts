import { parse } from 'parse5';
import {
  attributeOf,
  type ChildNode,
  classesOf,
  type Element,
  elementsOf,
  isElement,
  ownText,
} from '../../built-html/elements.ts';
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

/** Reads one built page. */
export function extractPage(html: string): ExtractedPage {
  const head = new Map<string, string>();
  let documentTitle = '';
  let pageClasses: readonly string[] = [];
  let unlisted = false;
  let main: Element | undefined;
  let wrapper: Element | undefined;
  let body: Element | undefined;

  for (const element of elementsOf(parse(html))) {
    if (element.tagName === 'html') {
      pageClasses = classesOf(element);
    } else if (element.tagName === 'meta') {
      head.set(attributeOf(element, 'name') ?? '', attributeOf(element, 'content') ?? '');
    } else if (element.tagName === 'title' && documentTitle === '') {
      documentTitle = tidy(ownText(element));
    } else if (element.tagName === 'body') {
      body = element;
    } else if (element.tagName === 'main') {
      main ??= element;
    } else if (attributeOf(element, 'id') === CONTENT_WRAPPER) {
      wrapper ??= element;
    }
    unlisted ||= classesOf(element).includes('theme-unlisted-banner');
  }

  const content = main ?? wrapper ?? body;
  return {
    tag: head.get('docusaurus_tag'),
    noIndex: (head.get('robots') ?? '').toLowerCase().includes('noindex'),
    unlisted,
    pageClasses,
    documentTitle,
    keywords: (head.get('keywords') ?? '').split(',').map(tidy).filter(Boolean),
    sections: content ? sectionsOf(content) : [],
  };
}

/**
 * Splits an element's text into sections. It walks the document once, in order and with its own stack, so
 * that neither deep nesting nor huge code blocks can exhaust the call stack, and nothing is read twice.
 */
function sectionsOf(root: Element): Section[] {
  const writer = new SectionWriter();
  const steps: (() => void)[] = [];
  let inCode = 0;
  let inRow = 0;

  const enter = (node: ChildNode): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      writeText(node.value);
    } else if (isElement(node) && !isSilent(node)) {
      enterElement(node);
    }
  };
  const writeText = (text: string): void => {
    if (inCode === 0) {
      writer.text(text);
      return;
    }
    text.split('\n').forEach((line, at) => {
      if (at > 0) {
        writer.endCodeLine();
      }
      writer.text(line);
    });
  };
  const enterElement = (element: Element): void => {
    const level = sectionLevelOf(element);
    const isCode = element.tagName === 'pre';
    const isRow = element.tagName === 'tr';
    if (isBlock(element)) {
      endLine();
    }
    if (isRow && inRow === 0) {
      writer.startRow();
    }
    inCode += isCode ? 1 : 0;
    inRow += isRow ? 1 : 0;
    steps.push(() => {
      inRow -= isRow ? 1 : 0;
      leaveElement(element, level);
      inCode -= isCode ? 1 : 0;
    });
    for (let at = element.childNodes.length - 1; at >= 0; at -= 1) {
      const child = element.childNodes[at];
      if (child) {
        steps.push(() => enter(child));
      }
    }
  };
  const leaveElement = (element: Element, level: number): void => {
    if (level > 0) {
      writer.heading(level, writer.takeLine(), attributeOf(element, 'id'));
    } else if (element.tagName === 'tr' && inRow === 0) {
      writer.endRow();
    } else if (isBlock(element)) {
      endLine();
    } else if (element.tagName === 'td' || element.tagName === 'th') {
      if (inRow === 1) {
        writer.endCell(element.tagName === 'th');
      } else {
        writer.text(' ');
      }
    }
  };
  const endLine = (): void => (inCode > 0 ? writer.endCodeLine() : writer.endLine());

  enter(root);
  for (let step = steps.pop(); step; step = steps.pop()) {
    step();
  }
  return writer.finish();
}
