/** A script element of a page. */
interface ScriptElement {
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Elements whose content is text up to their end tag. */
const TEXT_ELEMENTS = ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'];

const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE =
  /[\s/]*(?:(?<end>>)|(?<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?<value>"[^"]*"?|'[^']*'?|[^\s>]*))?)/y;

/** Matches a sticky expression at a place. */
function matchAt(expression: RegExp, text: string, place: number): RegExpExecArray | null {
  expression.lastIndex = place;
  return expression.exec(text);
}

/** Returns the attributes of a tag and the place after it, or undefined if the tag doesn't end. */
function readTag(
  html: string,
  start: number,
): { readonly attributes: Map<string, string>; readonly end: number } | undefined {
  const attributes = new Map<string, string>();
  // Most tags have no attributes, and this is faster.
  if (html[start] === '>') return { attributes, end: start + 1 };
  let at = start;
  for (;;) {
    const found = matchAt(ATTRIBUTE, html, at);
    if (!found) return undefined;
    const { end, name: written = '', value = '' } = found.groups ?? {};
    at += found[0].length;
    if (end !== undefined) return { attributes, end: at };
    const name = written.toLowerCase();
    // Only the first of several attributes with the same name counts.
    if (!attributes.has(name)) attributes.set(name, value.replace(/^(["'])(.*)\1$/s, '$2'));
  }
}

/**
 * Finds the script elements of a page without building the page, which would take seconds for 200,000 elements. Each character is
 * read once. Comments and text in elements such as `textarea` don't contain elements.
 */
export function* scriptElements(html: string): Generator<ScriptElement> {
  let at = html.indexOf('<');
  while (at !== -1) {
    let end: number;
    const next = html[at + 1];
    if (next === '!' || next === '?') {
      const close = html.startsWith('<!--', at) ? '-->' : '>';
      end = html.indexOf(close, at + 2);
      if (end === -1) return;
    } else {
      const name = matchAt(TAG_NAME, html, at + 1)?.[0].toLowerCase();
      const tag = name === undefined ? undefined : readTag(html, at + 1 + name.length);
      if (name !== undefined && !tag) return;
      end = tag?.end ?? at + 1;
      if (tag && name !== undefined && TEXT_ELEMENTS.includes(name)) {
        const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
        const text = html.slice(tag.end, matchAt(closing, html, tag.end)?.index);
        if (name === 'script') yield { attributes: tag.attributes, text };
        end = tag.end + text.length + 1;
      }
    }
    at = html.indexOf('<', end);
  }
}
