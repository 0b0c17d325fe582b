import { expect, test } from 'vitest';
import { attribute, type Element, fileOfRoute, readPage, textOf } from '../helpers/built-site.ts';

function within(element: Element): Element[] {
  const children = element.childNodes.filter((node): node is Element => 'tagName' in node);
  return [element, ...children.flatMap(within)];
}

/** The text of a page with everything in it, without the parts around it. */
const textElements = (route: string): Element[] =>
  readPage(fileOfRoute(route)).elements.filter((one) => /\bmarkdown\b/.test(attribute(one, 'class') ?? ''));

const TASKS = '/user-guide/tutorials';
const [TEXT] = textElements(TASKS);
const isPlayer = (element: Element): boolean => attribute(element, 'data-live-template') !== undefined;

/** The elements of a section of the page of tasks, without its heading. */
function taskSection(isHeading: (element: Element) => boolean): Element[] {
  const siblings = TEXT!.childNodes.filter((node): node is Element => 'tagName' in node);
  const from = siblings.findIndex((one) => /^h[23]$/.test(one.tagName) && isHeading(one)) + 1;
  const length = siblings.slice(from).findIndex((one) => /^h[23]$/.test(one.tagName));
  return from === 0 ? [] : siblings.slice(from, from + length).flatMap(within);
}

/** Whether a link leads to a player: on another page, or in another section of the page of tasks. */
function leadsToPlayer(link: string): boolean {
  const [route, id] = link.split('#');
  return route === '' || route === TASKS
    ? taskSection((heading) => attribute(heading, 'id') === id).some(isPlayer)
    : textElements(route!).flatMap(within).some(isPlayer);
}

test.each([
  'Hide an empty second line',
  'Animate a text change',
  'Make a graphic disappear by itself',
  'Flash a changed score',
  'Show a studio clock',
  'Count down to a time',
  'Show a table',
  'Switch the look with a dropdown',
  'Use my own font',
  'Loop a background',
  'Fit long names',
  'Show a picture from a URL',
  'Run a ticker',
])('the recipe “%s” has steps or code, and a template that plays, or a link to one', (name) => {
  const elements = taskSection((heading) => textOf(heading).startsWith(name));
  expect(elements.some(({ tagName }) => tagName === 'ol' || tagName === 'pre')).toBe(true);
  const links = elements.filter(({ tagName }) => tagName === 'a').map((one) => attribute(one, 'href') ?? '');
  const own = links.filter((link) => /^[/#]/.test(link));
  expect(elements.some(isPlayer) || own.some(leadsToPlayer), links.join(' ')).toBe(true);
});
