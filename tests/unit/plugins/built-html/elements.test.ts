import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributeOf, classesOf, elementsOf, ownText } from '../../../../plugins/built-html/elements.ts';

const elementsIn = (html: string) => [...elementsOf(parse(html))];
const namesIn = (html: string) => elementsIn(html).map(({ tagName }) => tagName);

describe('the elements of a page', () => {
  it('come in document order', () => {
    const html = '<title>T</title><main><p>One <b>two</b></p><ul><li>Three</li></ul></main><footer></footer>';
    expect(namesIn(html)).toEqual('html head title body main p b ul li footer'.split(' '));
  });

  it("don't include the content of a template, which isn't part of the page", () => {
    expect(namesIn('<template><script>run()</script></template><p></p>')).not.toContain('script');
  });

  it('can be nested deeper than a call stack allows', () => {
    const depth = 20_000;
    expect(namesIn('<div>'.repeat(depth)).filter((name) => name === 'div')).toHaveLength(depth);
  });
});

describe('an element', () => {
  const [, , , link] = elementsIn('<a class=" one  two " href="">Text <b>bold</b> end</a>');

  it('has its classes and attributes', () => {
    expect(classesOf(link!)).toEqual(['one', 'two']);
    expect(attributeOf(link!, 'href')).toBe('');
    expect(attributeOf(link!, 'id')).toBeUndefined();
  });

  it('has its own text without the text of its child elements', () => {
    expect(ownText(link!)).toBe('Text  end');
  });
});
