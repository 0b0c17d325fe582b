import { escapeHtml } from './escape-html.ts';

/**
 * Returns the HTML of code in which parts have the classes that color the code blocks of pages.
 * @param token - Matches the parts. It has one group, around all of it.
 * @param kindOf - Returns a part's class. It also gets the code up to the next part.
 */
export const highlight = (code: string, token: RegExp, kindOf: (part: string, after: string) => string) =>
  code
    .split(token)
    .map((part, index, { [index + 1]: after = '' }) => {
      const html = escapeHtml(part);
      return index % 2 === 0 ? html : `<span class="token ${kindOf(part, after)}">${html}</span>`;
    })
    .join('');

const ACTION = /(\/\/.*|'.*?'|\b(?:const|this)\b|\b[a-z]\w*(?=[(:])|-?\b\d[\d.]*)/i;
const KINDS: Readonly<Record<string, string>> = {
  '/': 'comment',
  "'": 'string',
  '(': 'function',
  ':': 'property',
};

/** Returns the HTML of an action that a tool writes. Its lines may break before a dot. */
export const highlightAction = (code: string): string =>
  highlight(code, ACTION, (part, after) =>
    /^(?:const|this)$/.test(part) ? 'keyword' : (KINDS[part.charAt(0)] ?? KINDS[after.charAt(0)] ?? 'number'),
  ).replace(/\.(?=[a-z<])/gi, '<wbr>.');
