// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markWords } from '../../../../plugins/local-search/client/marks.ts';

it('marks whole words in text and code, in the order of the page, and gives the text back', () => {
  const html = '<p>Keyframes: a Frame, frames</p><nav>frame</nav><code>setFrame(frame.x)</code>';
  document.body.innerHTML = html;
  const { elements, clear } = markWords(document.body, ['mask', 'frame']);
  expect(elements.map((one) => [one.textContent, one.parentElement?.tagName])).toEqual([
    ['Frame', 'P'],
    ['frame', 'CODE'],
  ]);
  clear();
  document.body.normalize();
  expect(document.body.innerHTML).toBe(html);
});
