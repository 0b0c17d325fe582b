import { expect, test } from 'vitest';
import { attribute, type Element, fileOfRoute, readPage, textOf } from '../helpers/built-site.ts';
import publicQuestions from '../public-questions.json';
import questions from '../reader-questions.json';

/** The text of a node, with separators between the cells of a row. */
function textIn(node: Element | Element['childNodes'][number]): string {
  if (!('tagName' in node)) return textOf(node);
  return node.childNodes.map(textIn).join(node.tagName === 'tr' ? ' ' : '');
}

const levelOf = ({ tagName }: Element): number => Number(/^h(\d)$/.exec(tagName)?.[1] ?? 9);

/** The text of a section, from its heading to the next one of the same or a higher level. */
function sectionText(heading: Element): string {
  const siblings = heading.parentNode?.childNodes ?? [];
  const rest = siblings.slice(siblings.indexOf(heading) + 1);
  const end = rest.findIndex((node) => 'tagName' in node && levelOf(node) <= levelOf(heading));
  return [heading, ...rest.slice(0, end < 0 ? undefined : end)].map(textIn).join(' ');
}

/** Text in lowercase with single spaces, for comparing. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();

// Three kinds of readers who are new to Keyfill ask ten questions each: `wanted` lists the places that
// answer, best first, and each of them contains at least one of the words in `answer`. search-quality.test.ts
// searches with their words, `query`. The public questions are what users asked in the trackers of CasparCG,
// SPX, and OGraf, in our words: `source` is the thread, and `answer` is part of the section `place`.

test.each([
  ...questions.flatMap(({ question, wanted, answer }) =>
    wanted.map((place) => [question, place, answer] as const),
  ),
  ...publicQuestions.map(({ question, place, answer }) => [question, place, answer] as const),
])('%s is answered at %s', (_question, place, answer) => {
  const [route = '', anchor] = place.split('#');
  const page = readPage(fileOfRoute(route));
  const found = page.elements.find((one) =>
    anchor === undefined ? one.tagName === 'main' : attribute(one, 'id') === anchor,
  );
  const text = plain(anchor === undefined ? textIn(found!) : sectionText(found!));
  expect(
    [answer].flat().some((words) => text.includes(plain(words))),
    text,
  ).toBe(true);
});
