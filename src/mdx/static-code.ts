import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { highlightLines } from './highlight.ts';

/** The language of a fenced block, from the class that MDX writes. */
function languageOf({ properties }: Element): string | undefined {
  const { className } = properties;
  const classes = Array.isArray(className) ? className : [className];
  const found = classes.find((one): one is string => typeof one === 'string' && one.startsWith('language-'));
  return found?.slice('language-'.length).toLowerCase();
}

/**
 * A rehype plugin that highlights fenced code blocks when their page is compiled, so that pages don't load a highlighter.
 * It sets the property `highlighted` of the `code` element to the HTML of the lines, joined by line breaks.
 */
export default function staticCode() {
  return (root: Root): void => {
    visit(root, { tagName: 'pre' }, ({ children: [code, ...others] }: Element) => {
      if (others.length > 0 || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      if (language === undefined) return;
      code.properties['highlighted'] = highlightLines(toString(code), language).join('\n');
    });
  };
}
