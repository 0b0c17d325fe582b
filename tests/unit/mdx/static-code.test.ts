import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import staticCode, { highlightLines } from '../../../src/mdx/static-code.ts';
import { linesOf } from '../../../src/theme/CodeBlock/Content/String/lines.ts';

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each(['js', 'xml', 'bash', 'no-such-language', 'constructor'])(
  'highlighted code keeps every character of %s and escapes markup',
  (language) => {
    const code =
      '<b onclick="x()">a & b</b>\n\n`${1}\n2`\n  if true; then echo "$HOME"; fi # end\n{"a": [1]}';
    const lines = highlightLines(code, language);
    expect(lines.map(plainText).join('\n')).toBe(code);
    expect(lines.join('').replace(/<\/?span(?: class="token [\w -]+")?>/g, '')).not.toMatch(/[<>]/);
  },
);

it('a long line may break after a comma and before a dot, not inside of a call', () => {
  const parts = (code: string, language = 'js'): readonly string[] =>
    highlightLines(code, language).join('').split('<wbr>').map(plainText);
  expect(parts('first.update("_name", second.templateData);')).toEqual([
    'first',
    '.update("_name", second',
    '.templateData);',
  ]);
  expect(parts('CG 1-20 UPDATE 1 "{\\"_name\\":\\"Mira\\",\\"_title\\":1}"', 'amcp')).toHaveLength(2);
  expect(parts('stage.update("_name");')).toHaveLength(1);
  expect(highlightLines('keyfill.useOnPlay(async (next, value) => {', 'js')[0]).toMatch(
    /nowrap"><span[^>]*>\(<.*next.*value.*=&gt;<\/span><\/span>/,
  );
});

it("a line's spaces are in front of its spans, because they're its depth on a phone", () => {
  const [, line] = highlightLines('<script>\n  let a = 1;\n</script>', 'html');
  expect(line).toMatch(/^ {2}<span/);
});

it('a token that spans lines is split, so that each line is complete on its own', () => {
  expect(highlightLines('/* one\ntwo */\n', 'js')).toEqual([
    '<span class="token comment">/* one</span>',
    '<span class="token comment">two */</span>',
  ]);
  expect(highlightLines('echo # home', 'bash').join('')).toContain('token comment');
});

it('a fenced block with a language gets the HTML of its lines', () => {
  const highlighted = (className?: string[]) => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: { className },
      children: [{ type: 'text', value: 'let a\n' }],
    };
    const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
    staticCode()({ type: 'root', children: [pre] } satisfies Root);
    return code.properties['highlighted'];
  };
  expect(highlighted(['language-js'])).toBe('<span class="token keyword">let</span> a');
  expect(highlighted()).toBeUndefined();
});

it('a block shows highlighted lines without the comments that mark lines, and other code as it is', () => {
  expect(linesOf('a\n// highlight-next-line\nb\na\n', 'a\nb\na', '1\n2\n3\n4')).toEqual(['1', '3', '4']);
  expect(linesOf('<a>', '<a>', undefined)).toEqual(['&lt;a&gt;']);
  expect(linesOf('a', 'x < y', '<i>a</i>')).toEqual(['x &lt; y']);
});
