import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@generated/globalData', () => ({
  default: {
    'page-analytics': { default: { endpoint: 'https://stats.example/event', domain: 'docs.example' } },
  },
}));

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();

async function viewsOf(...paths: readonly string[]): Promise<unknown[]> {
  vi.resetModules();
  const { onRouteDidUpdate } = await import('../../../../plugins/page-analytics/client.ts');
  for (const pathname of paths) onRouteDidUpdate({ location: { pathname } });
  return fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
}

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

test('the first page and every page after it are reported, without queries', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=secret#words');
  const view = (path: string, referrer: string) => ({
    name: 'pageview',
    url: location.origin + path,
    referrer,
    domain: 'docs.example',
  });
  expect(await viewsOf('/', '/api', '/api', '//elsewhere.example/')).toEqual([
    view('/', 'https://search.example/'),
    view('/api', `${location.origin}/`),
    view('//elsewhere.example/', `${location.origin}/api`),
  ]);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('https://stats.example/event');
});

test.each([
  ['doNotTrack', '1'],
  ['doNotTrack', 'yes'],
  ['globalPrivacyControl', true],
])('nothing is reported if the browser has %s = %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(await viewsOf('/', '/api')).toEqual([]);
});
