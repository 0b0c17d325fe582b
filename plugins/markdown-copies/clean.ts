/**
 * Takes a page's text out of its built HTML and makes plain HTML of it, which any converter reads: what the theme
 * draws with boxes, buttons and pictures becomes headings, lists, quotes and code.
 */
import { classesOf, element, find, hasClass, type HtmlNode, text, textOf } from './hast';

/** Where the text of a docs page or a blog post stands. */
export function bodyOf(page: HtmlNode): HtmlNode | undefined {
  return (
    find(page, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(page, (node) => node.properties?.['id'] === '__blog-post-container')
  );
}

const SILENT = new Set([
  'button',
  'label',
  'script',
  'style',
  'template',
  'input',
  'select',
  'noscript',
  'iframe',
]);

function isSilent(node: HtmlNode): boolean {
  const { tagName = '', properties = {} } = node;
  const isPanel = properties['role'] === 'tabpanel';
  return (
    node.type === 'comment' ||
    SILENT.has(tagName) ||
    hasClass(node, 'hash-link') ||
    properties['dataSearch'] === 'off' ||
    properties['ariaHidden'] === 'true' ||
    (properties['hidden'] === true && !isPanel)
  );
}

/** Plain HTML for a node, or for what stands in its place. `base` is the address that links start from. */
export function clean(node: HtmlNode, base: string): HtmlNode[] {
  if (node.type === 'text') {
    return [node];
  }
  if (node.properties?.['dataLiveTemplate'] !== undefined) {
    return liveTemplate(node, base);
  }
  if (isSilent(node)) {
    return [];
  }
  const children = (): HtmlNode[] => (node.children ?? []).flatMap((child) => clean(child, base));
  if (node.tagName === 'pre' || hasClass(node, /^theme-code-block|^codeBlockContainer/u)) {
    return codeBlock(node);
  }
  if (hasClass(node, /^theme-admonition(?:-|$)/u)) {
    return admonition(node, base);
  }
  if (hasClass(node, 'tabs-container')) {
    return tabs(node, base);
  }
  if (node.tagName === 'svg') {
    return picture(node);
  }
  if (node.tagName === 'details') {
    return details(node, base);
  }
  if (node.tagName === 'article' && hasClass(node, 'col')) {
    return card(node, base);
  }
  if (node.tagName === 'section' && hasClass(node, 'row')) {
    return [element('ul', children())];
  }
  if (node.tagName === 'td' || node.tagName === 'th') {
    return [element(node.tagName, inOneLine(children()))];
  }
  if (node.tagName === 'kbd') {
    return [element('code', [text(textOf(node))])];
  }
  return [{ ...node, properties: linked(node, base), children: children() }];
}

const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'section', 'header']);

function isCode(node: HtmlNode | undefined): boolean {
  return node?.tagName === 'code';
}

/** What stands in a cell of a table, which has one line in Markdown: blocks are divided by semicolons. */
function inOneLine(nodes: readonly HtmlNode[]): HtmlNode[] {
  const parts: HtmlNode[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (node.type === 'text' && (node.value ?? '').trim() === '' && !isOpen) {
      continue;
    }
    if (BLOCKS.has(node.tagName ?? '')) {
      parts.push(inOneLine(node.children ?? []));
      isOpen = false;
    } else {
      const open = isOpen ? parts.at(-1) : undefined;
      if (open) {
        // Names in code that only their boxes keep apart.
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

/** Addresses lead back to the site from wherever the text is read. */
function linked({ properties = {} }: HtmlNode, base: string): Record<string, unknown> {
  const { href, src } = properties;
  return {
    ...(properties['id'] !== undefined && { id: properties['id'] }),
    ...(typeof href === 'string' && { href: new URL(href, base).href }),
    ...(typeof src === 'string' && { src: new URL(src, base).href, alt: properties['alt'] }),
    ...(properties['align'] !== undefined && { align: properties['align'] }),
  };
}

function codeBlock(node: HtmlNode): HtmlNode[] {
  const pre = find(node, ({ tagName }) => tagName === 'pre');
  const title = find(node, (one) => hasClass(one, /^codeBlockTitle/u));
  const language = [...classesOf(node), ...(pre ? classesOf(pre) : [])].find((name) =>
    name.startsWith('language-'),
  );
  const code = element('code', [text(textOf(pre ?? node).replace(/\n+$/u, '\n'))], {
    className: language === undefined ? [] : [language],
  });
  return [
    ...(title ? [element('p', [element('strong', [text(textOf(title))])])] : []),
    element('pre', [code]),
  ];
}

/** A quote that begins with the kind or the title of the box. */
function admonition(node: HtmlNode, base: string): HtmlNode[] {
  const [heading, ...content] = (node.children ?? []).filter(({ type }) => type === 'element');
  const title = heading ? textOf(heading).trim() : '';
  const kind = classesOf(node)
    .find((name) => name.startsWith('theme-admonition-'))
    ?.slice('theme-admonition-'.length);
  const name = kind === undefined ? '' : kind.charAt(0).toUpperCase() + kind.slice(1);
  const words = title === '' || title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const body = content.flatMap((child) => clean(child, base));
  return [element('blockquote', [element('p', [element('strong', [text(words)])]), ...body])];
}

/** The panels one after another, each under its label. */
function tabs(node: HtmlNode, base: string): HtmlNode[] {
  const list = find(node, ({ properties }) => properties?.['role'] === 'tablist');
  const labels = (list?.children ?? []).map(textOf);
  const panels = (find(node, (one) => hasClass(one, 'margin-top--md'))?.children ?? []).filter(
    ({ properties }) => properties?.['role'] === 'tabpanel',
  );
  return panels.flatMap((panel, at) => [
    element('p', [element('strong', [text(labels[at] ?? '')])]),
    ...(panel.children ?? []).flatMap((child) => clean(child, base)),
  ]);
}

/** A drawing by what it shows. */
function picture(node: HtmlNode): HtmlNode[] {
  const { properties = {} } = node;
  const title = find(node, ({ tagName }) => tagName === 'title');
  const label = properties['ariaLabel'] ?? (title && textOf(title));
  return typeof label === 'string' && label !== ''
    ? [element('p', [element('em', [text(`Picture: ${label}`)])])]
    : [];
}

/** A template that plays in the page: its name, what its poster shows, and the way to where it plays and can be downloaded. */
function liveTemplate(node: HtmlNode, base: string): HtmlNode[] {
  const { ariaLabel = '', id = '' } = node.properties ?? {};
  const poster = find(node, ({ tagName }) => tagName === 'img');
  const words = String(poster?.properties?.['alt'] ?? '');
  const place = element('a', [text('Play it or download it on the page')], {
    href: new URL(`#${String(id)}`, base).href,
  });
  return [
    element('p', [element('strong', [text(String(ariaLabel))]), text(`. ${words} `), place, text('.')]),
  ];
}

function details(node: HtmlNode, base: string): HtmlNode[] {
  const summary = find(node, ({ tagName }) => tagName === 'summary');
  const rest = (node.children ?? [])
    .filter((child) => child !== summary)
    .flatMap((child) => clean(child, base));
  return [element('p', [element('strong', [text(summary ? textOf(summary) : '')])]), ...rest];
}

/** A card that leads to a page: its title as a link, and what it says of the page. */
function card(node: HtmlNode, base: string): HtmlNode[] {
  const link = find(node, ({ tagName }) => tagName === 'a');
  const title = find(node, ({ tagName }) => /^h\d$/u.test(tagName ?? ''));
  const description = find(node, ({ tagName }) => tagName === 'p');
  if (!link || !title) {
    return [];
  }
  const words = description ? `: ${textOf(description)}` : '';
  const target = element('a', [text(textOf(title).trim())], linked(link, base));
  return [element('li', [target, text(words)])];
}
