import { highlightLines } from './highlight';
import type { HtmlNode } from './htmlNode';

/** The language of a fenced block, from the class that MDX writes. */
function languageOf(node: HtmlNode): string | undefined {
  const { className } = node.properties ?? {};
  const classes = Array.isArray(className) ? className : [className];
  const found = classes.find((one): one is string => typeof one === 'string' && one.startsWith('language-'));
  return found?.slice('language-'.length).toLowerCase();
}

const isBlock = (node: HtmlNode): boolean =>
  node.tagName === 'pre' && node.children?.length === 1 && node.children[0]?.tagName === 'code';

/**
 * Gives each fenced code block its highlighted lines when the page is compiled, so that pages need no highlighter: the
 * property `highlighted` of the `code` element is the HTML of the lines, joined by line breaks.
 */
export default function rehypeHighlight(): (tree: HtmlNode) => void {
  const visit = (node: HtmlNode): void => {
    const code = isBlock(node) ? node.children?.[0] : undefined;
    const language = code && languageOf(code);
    if (code?.properties !== undefined && language !== undefined) {
      const text = (code.children ?? []).map(({ value = '' }) => value).join('');
      code.properties['highlighted'] = highlightLines(text, language).join('\n');
    }
    node.children?.forEach(visit);
  };
  return visit;
}
