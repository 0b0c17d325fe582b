import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberVisit, visitsBefore } from '../../../../plugins/local-search/client/visits.ts';
import { onRouteUpdate } from '../../../../plugins/local-search/theme/visits/index.ts';

vi.mock('@generated/routes', () => ({
  default: [
    { path: '/a', exact: true },
    { path: '/guide', routes: [{ path: '/guide/b', exact: true }] },
    { path: '*' },
  ],
}));

const routes = (current = '/elsewhere'): string[] => visitsBefore(current).map(({ route }) => route);

beforeEach(() => sessionStorage.clear());

describe('the pages of a visit', () => {
  it('are listed newest first, each once, without the current one', () => {
    for (const route of ['/a', '/b', '/c', '/a']) rememberVisit({ route, title: `Page ${route}` });
    expect(routes()).toEqual(['/a', '/c', '/b']);
    expect(routes('/c/')).toEqual(['/a', '/b']);
    expect(visitsBefore('/')[0]).toEqual({ route: '/a', title: 'Page /a' });
  });

  it('are limited to five, even if the current page is one of the stored pages', () => {
    for (let number = 0; number < 20; number += 1) rememberVisit({ route: `/${number}`, title: 'Page' });
    expect(routes()).toEqual(['/19', '/18', '/17', '/16', '/15']);
    expect(routes('/17')).toEqual(['/19', '/18', '/16', '/15', '/14']);
  });

  it('need little storage', () => {
    rememberVisit({ route: '/long', title: 'x'.repeat(5000) });
    rememberVisit({ route: `/${'x'.repeat(5000)}`, title: 'Page' });
    rememberVisit({ route: '/untitled', title: '  ' });
    expect(routes()).toEqual(['/long']);
    expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(300);
  });

  it.each(['{', 'null', '7', '[null, 3, {"route": 1}]', '[{"route": "//evil.example", "title": "x"}]'])(
    'are empty if %s is stored, and can be stored again',
    (stored) => {
      rememberVisit({ route: '/a', title: 'A' });
      const key = Object.keys({ ...sessionStorage })[0] ?? '';
      sessionStorage.setItem(key, stored);
      expect(routes()).toEqual([]);
      rememberVisit({ route: '/b', title: 'B' });
      expect(routes()).toEqual(['/b']);
    },
  );

  it('are empty without storage', () => {
    const refuse = (): never => {
      throw new DOMException('No', 'SecurityError');
    };
    const get = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    rememberVisit({ route: '/a', title: 'A' });
    expect(routes()).toEqual([]);
    get.mockRestore();
  });
});

describe('a page that the reader leaves', () => {
  const leave = (from: string, to: string): void => {
    document.body.innerHTML = `<main><h1>Title of ${from}\u200b</h1></main>`;
    const at = (pathname: string) => ({ pathname, search: '', hash: '' });
    onRouteUpdate?.({ location: at(to), previousLocation: at(from) } as never);
  };

  it('is remembered by its heading', () => {
    leave('/a', '/guide/b');
    leave('/guide/b', '/a');
    expect(visitsBefore('/')).toEqual([
      { route: '/guide/b', title: 'Title of /guide/b' },
      { route: '/a', title: 'Title of /a' },
    ]);
  });

  it('is not remembered if only its anchor changes, or if there is no such page', () => {
    leave('/a', '/a');
    leave('/missing', '/a');
    leave('/guide/missing', '/a');
    expect(routes()).toEqual([]);
  });

  it('is remembered if the reader leaves by a page load', () => {
    window.history.replaceState(null, '', '/a');
    document.body.innerHTML = '<main><h1>A</h1></main>';
    window.dispatchEvent(new Event('pagehide'));
    expect(routes()).toEqual(['/a']);
    window.history.replaceState(null, '', '/');
  });
});
