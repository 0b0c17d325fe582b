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

describe('code highlighted at compile time', () => {
  it('has one entry per line, with the classes of Prism', () => {
    const lines = highlightLines("const x = 'a';\n// done\n", 'js');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('<span class="token keyword">const</span>');
    expect(lines[0]).toContain('<span class="token string">\'a\'</span>');
    expect(lines[1]).toBe('<span class="token comment">// done</span>');
  });

  it.each(['js', 'json', 'xml', 'html', 'bash', 'markdown', 'text', 'no-such-language', 'constructor'])(
    'keeps every character of %s and escapes markup',
    (language) => {
      const code =
        '<b onclick="x()">a & b</b>\n\n`${1}\n2`\n  if true; then echo "$HOME"; fi # end\n{"a": [1, "b"]}';
      const lines = highlightLines(code, language);
      expect(lines.map(textOf).join('\n')).toBe(code);
      expect(lines.join('').replace(/<\/?span(?: class="token [\w -]+")?>/g, '')).not.toMatch(/[<>]/);
    },
  );

  it('supports bash, which prism-react-renderer does not include, and leaves no global behind', () => {
    expect(highlightLines('echo "$HOME" # home', 'bash').join('')).toContain('token comment');
    expect('Prism' in globalThis).toBe(false);
  });

  it('splits tokens that span lines, so that each line is complete on its own', () => {
    const [first, second] = highlightLines('/* one\ntwo */', 'js');
    expect(first).toBe('<span class="token comment">/* one</span>');
    expect(second).toBe('<span class="token comment">two */</span>');
  });
});

describe('the highlighted property of a fenced block', () => {
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

  it('contains the HTML of its lines', () => {
    const { root, code } = block(['language-js']);
    staticCode()(root);
    expect(code.properties['highlighted']).toBe(
      '<span class="token keyword">let</span> a\n<span class="token keyword">let</span> b',
    );
  });

  it('is missing without a language', () => {
    const { root, code } = block();
    staticCode()(root);
    expect(code.properties).not.toHaveProperty('highlighted');
  });
});

describe('the lines that a block shows', () => {
  it('are the highlighted lines', () => {
    expect(linesOf('a\nb\n', 'a\nb', '<i>a</i>\n<i>b</i>')).toEqual(['<i>a</i>', '<i>b</i>']);
  });

  it('omit the comments that mark lines', () => {
    expect(linesOf('a\n// highlight-next-line\nb\na\n', 'a\nb\na', '1\n2\n3\n4')).toEqual(['1', '3', '4']);
  });

  it('are plain and escaped if nothing was highlighted or the code has changed', () => {
    expect(linesOf('<a>', '<a>', undefined)).toEqual(['&lt;a&gt;']);
    expect(linesOf('a', 'x < y', '<i>a</i>')).toEqual(['x &lt; y']);
    expect(escapeHtml('a && b')).toBe('a &amp;&amp; b');
  });
});
