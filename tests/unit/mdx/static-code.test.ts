import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../src/mdx/escape-html.ts';
import { highlightLines } from '../../../src/mdx/highlight.ts';
import staticCode from '../../../src/mdx/static-code.ts';
import { linesOf } from '../../../src/theme/CodeBlock/Content/String/lines.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('code highlighted when its page is compiled', () => {
  it('has one entry for each line, with the classes of Prism', () => {
    const lines = highlightLines("const x = 'a';\n// done\n", 'js');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('<span class="token keyword">const</span>');
    expect(lines[0]).toContain('<span class="token string">\'a\'</span>');
    expect(lines[1]).toBe('<span class="token comment">// done</span>');
  });

  it.each(['js', 'json', 'xml', 'html', 'bash', 'markdown', 'text', 'no-such-language', 'constructor'])(
    'loses no letter of %s, and lets no markup through',
    (language) => {
      const code =
        '<b onclick="x()">a & b</b>\n\n`${1}\n2`\n  if true; then echo "$HOME"; fi # end\n{"a": [1, "b"]}';
      const lines = highlightLines(code, language);
      expect(lines.map(textOf).join('\n')).toBe(code);
      expect(lines.join('').replace(/<\/?span(?: class="token [\w -]+")?>/g, '')).not.toMatch(/[<>]/);
    },
  );

  it('knows bash, which prism-react-renderer does not bring, and leaves no global behind', () => {
    expect(highlightLines('echo "$HOME" # home', 'bash').join('')).toContain('token comment');
    expect('Prism' in globalThis).toBe(false);
  });

  it('splits what spans lines, so that each line stands alone', () => {
    const [first, second] = highlightLines('/* one\ntwo */', 'js');
    expect(first).toBe('<span class="token comment">/* one</span>');
    expect(second).toBe('<span class="token comment">two */</span>');
  });
});

describe('the property of a fenced block', () => {
  const block = (className?: string[]): { root: Root; code: Element } => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: { className },
      children: [{ type: 'text', value: 'let a\nlet b\n' }],
    };
    const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
    return { root: { type: 'root', children: [pre] }, code };
  };

  it('is the HTML of its lines', () => {
    const { root, code } = block(['language-js']);
    staticCode()(root);
    expect(code.properties['highlighted']).toBe(
      '<span class="token keyword">let</span> a\n<span class="token keyword">let</span> b',
    );
  });

  it('is not there without a language', () => {
    const { root, code } = block();
    staticCode()(root);
    expect(code.properties).not.toHaveProperty('highlighted');
  });
});

describe('the lines of a block', () => {
  it('are the highlighted ones', () => {
    expect(linesOf('a\nb\n', 'a\nb', '<i>a</i>\n<i>b</i>')).toEqual(['<i>a</i>', '<i>b</i>']);
  });

  it('leave out the comments that mark lines', () => {
    expect(linesOf('a\n// highlight-next-line\nb\na\n', 'a\nb\na', '1\n2\n3\n4')).toEqual(['1', '3', '4']);
  });

  it('are plain, and safe, when nothing was highlighted or the code has changed', () => {
    expect(linesOf('<a>', '<a>', undefined)).toEqual(['&lt;a&gt;']);
    expect(linesOf('a', 'x < y', '<i>a</i>')).toEqual(['x &lt; y']);
    expect(escapeHtml('a && b')).toBe('a &amp;&amp; b');
  });
});
