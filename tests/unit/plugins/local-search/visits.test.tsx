import { beforeEach, expect, it, vi } from 'vitest';
import { onRouteUpdate, visitsBefore } from '../../../../plugins/local-search/client/visits.ts';

vi.mock('@generated/routes', () => ({
  default: [
    ...['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => ({ path, exact: true })),
    { path: '/guide', routes: [{ path: '/guide/b', exact: true }] },
    { path: '*' },
  ],
}));

beforeEach(() => sessionStorage.clear());

const routes = (current = '/elsewhere'): string[] => visitsBefore(current).map(({ route }) => route);

function leave(...visited: readonly string[]): void {
  const at = (pathname: string) => ({ pathname, search: '', hash: '' });
  for (const from of visited) {
    document.body.innerHTML = `<main><h1>Title of ${from}\u200b</h1></main>`;
    onRouteUpdate?.({ location: at('/next'), previousLocation: at(from) } as never);
  }
}

it('lists the five newest pages by their headings, each once, without the current one', () => {
  leave('/a', '/b', '/a', '/guide/b', '/c', '/d', '/e', '/d', '/f');
  expect(routes()).toEqual(['/f', '/d', '/e', '/c', '/guide/b']);
  expect(routes('/d/')).toEqual(['/f', '/e', '/c', '/guide/b', '/a']);
  expect(visitsBefore('/')[0]).toEqual({ route: '/f', title: 'Title of /f' });
});

it('remembers neither a change of the anchor nor an address without a page', () => {
  leave('/next', '/missing', '/guide/missing');
  expect(routes()).toEqual([]);
});

it.each(['{', 'null', '[null, 3, {"route": 1}]', '[{"route": "//evil.example", "title": "x"}]'])(
  'is empty if %s is stored',
  (stored) => {
    sessionStorage.setItem('local-search.visits', stored);
    expect(routes()).toEqual([]);
    leave('/b');
    expect(routes()).toEqual(['/b']);
  },
);
