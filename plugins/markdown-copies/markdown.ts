/** Turns the theme's boxes, buttons, and pictures into headings, lists, quotes, and code for converters. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isLiveTemplate } from '../built-html/content.ts';
import { classesOf, element, find, hasClass, text, textOf } from '../built-html/hast.ts';
import { loadPackages } from '../built-html/packages.ts';

/** The element that contains the text of a docs page or a blog post. */
const bodyOf = (page: Root): Element | undefined =>
  find(page, (node) => hasClass(node, 'theme-doc-markdown')) ??
  find(page, (node) => node.properties['id'] === '__blog-post-container');

/** Returns a docs page or post as Markdown with absolute links, and an empty string for other pages. */
export async function markdownOf(page: Root, address: string): Promise<string> {
  const { toMarkdown } = await loadPackages();
  const body = bodyOf(page);
  return body ? toMarkdown({ type: 'root', children: simplify(body, address) }).trim() : '';
}

/** Plain HTML for a node. `base` is the address that relative links start from. */
function simplify(node: ElementContent, base: string): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  if (isLiveTemplate(node)) return liveTemplate(node, base);
  const children = (): ElementContent[] => node.children.flatMap((child) => simplify(child, base));
  if (node.tagName === 'pre' || hasClass(node, /^theme-code-block|^codeBlockContainer/u))
    return codeBlock(node);
  if (hasClass(node, /^theme-admonition(?:-|$)/u)) return admonition(node, base);
  if (hasClass(node, 'tabs-container')) return tabs(node, base);
  // Markdown has no place for a possible line break, and an invisible character would be copied along.
  if (node.tagName === 'wbr') return [];
  if (node.tagName === 'svg' || node.properties['role'] === 'img') return picture(node);
  if (node.tagName === 'details') return details(node, base);
  if (node.tagName === 'article' && hasClass(node, 'col')) return card(node, base);
  if (node.tagName === 'section' && hasClass(node, 'row')) return [element('ul', children())];
  if (node.tagName === 'td' || node.tagName === 'th') return [element(node.tagName, inOneLine(children()))];
  if (node.tagName === 'kbd') return [element('code', [text(textOf(node))])];
  return [{ ...node, properties: markdownProperties(node, base), children: children() }];
}

const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'section', 'header']);

const isCode = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'code';

/** The content of a table cell, which has a single line in Markdown: blocks are separated by semicolons. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '' && !isOpen) continue;
    if (node.type === 'element' && BLOCKS.has(node.tagName)) {
      parts.push(inOneLine(node.children));
      isOpen = false;
    } else {
      const open = isOpen ? parts.at(-1) : undefined;
      if (open) {
        // On the page, only the box around each name separates them.
        open.push(...(isCode(open.at(-1)) && isCode(node) ? [text(', '), node] : [node]));
      } else {
        parts.push([node]);
      }
      isOpen = true;
    }
  }
  const filled = parts.filter((part) => part.length > 0);
  return filled.flatMap((part, at) => (at === 0 ? part : [text('; '), ...part]));
}

/** The properties that Markdown can express, with absolute addresses that work wherever the text is read. */
function markdownProperties({ properties }: Element, base: string): Properties {
  const { href, src } = properties;
  return {
    ...(properties['id'] !== undefined && { id: properties['id'] }),
    ...(typeof href === 'string' && { href: new URL(href, base).href }),
    ...(typeof src === 'string' && { src: new URL(src, base).href, alt: properties['alt'] }),
    ...(properties['colSpan'] !== undefined && { colSpan: properties['colSpan'] }),
    ...(properties['align'] !== undefined && { align: properties['align'] }),
    ...(properties['start'] !== undefined && { start: properties['start'] }),
  };
}

function codeBlock(node: Element): ElementContent[] {
  const pre = find(node, ({ tagName }) => tagName === 'pre');
  const title = find(node, (one) => hasClass(one, /^codeBlockTitle/u));
  const language = [...classesOf(node), ...(pre ? classesOf(pre) : [])].find((name) =>
    name.startsWith('language-'),
  );
  const code = element('code', [text(codeOf(pre ?? node).replace(/(?<!\n)\n+$/u, '\n'))], {
    className: language === undefined ? [] : [language],
  });
  return [
    ...(title ? [element('p', [element('strong', [text(textOf(title))])])] : []),
    element('pre', [code]),
  ];
}

/** Returns the text of code, with a line break for each `br`. */
function codeOf(node: Element): string {
  let code = '';
  visit(node, (one) => {
    if (one.type === 'text') code += one.value;
    else if (one.type === 'element' && one.tagName === 'br') code += '\n';
  });
  return code;
}

/** A quote that begins with the kind or the title of the box. */
function admonition(node: Element, base: string): ElementContent[] {
  const [heading, ...content] = node.children.filter(({ type }) => type === 'element');
  const title = heading ? textOf(heading).trim() : '';
  const kind = classesOf(node)
    .find((name) => name.startsWith('theme-admonition-'))
    ?.slice('theme-admonition-'.length);
  const name = kind === undefined ? '' : kind.charAt(0).toUpperCase() + kind.slice(1);
  const words = title === '' || title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const body = content.flatMap((child) => simplify(child, base));
  return [element('blockquote', [element('p', [element('strong', [text(words)])]), ...body])];
}

/** The panels one after another, each under its label. */
function tabs(node: Element, base: string): ElementContent[] {
  const list = find(node, ({ properties }) => properties['role'] === 'tablist');
  const labels = (list?.children ?? []).map((label) => textOf(label));
  const panels = (find(node, (one) => hasClass(one, 'margin-top--md'))?.children ?? []).flatMap((panel) =>
    panel.type === 'element' && panel.properties['role'] === 'tabpanel' ? [panel] : [],
  );
  return panels.flatMap((panel, at) => [
    element('p', [element('strong', [text(labels[at] ?? '')])]),
    ...panel.children.flatMap((child) => simplify(child, base)),
  ]);
}

function picture(node: Element): ElementContent[] {
  const { properties } = node;
  const title = find(node, ({ tagName }) => tagName === 'title');
  const label = properties['ariaLabel'] ?? (title && textOf(title));
  return typeof label === 'string' && label !== ''
    ? [element('p', [element('em', [text(`Picture: ${label}`)])])]
    : [];
}

/** Replaces a live template with its name, the description of its poster, and a link to the player. */
function liveTemplate(node: Element, base: string): ElementContent[] {
  const { ariaLabel = '', id = '' } = node.properties;
  const poster = find(node, ({ tagName, properties: { alt } }) => tagName === 'img' && !!alt);
  const words = String(poster?.properties['alt'] ?? '');
  const playerLink = element('a', [text('Play it or download it on the page')], {
    href: new URL(`#${String(id)}`, base).href,
  });
  return [
    element('p', [element('strong', [text(String(ariaLabel))]), text(`. ${words} `), playerLink, text('.')]),
  ];
}

function details(node: Element, base: string): ElementContent[] {
  const summary = find(node, ({ tagName }) => tagName === 'summary');
  const rest = node.children.filter((child) => child !== summary).flatMap((child) => simplify(child, base));
  return [element('p', [element('strong', [text(summary ? textOf(summary) : '')])]), ...rest];
}

/** A card that links to a page: the title as a link, then the description. */
function card(node: Element, base: string): ElementContent[] {
  const link = find(node, ({ tagName }) => tagName === 'a');
  const title = find(node, ({ tagName }) => /^h\d$/u.test(tagName));
  const description = find(node, ({ tagName }) => tagName === 'p');
  if (!link || !title) return [];
  const words = description ? `: ${textOf(description)}` : '';
  const target = element('a', [text(textOf(title).trim())], markdownProperties(link, base));
  return [element('li', [target, text(words)])];
}
