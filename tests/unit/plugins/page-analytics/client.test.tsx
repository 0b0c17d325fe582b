import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('@generated/globalData', () => ({
  default: {
    'page-analytics': { default: { endpoint: 'https://stats.example/event', domain: 'docs.example' } },
  },
}));

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();

/** A fresh visit that shows these paths, and the events it has sent. */
async function eventsOf(paths: readonly string[]): Promise<Record<string, unknown>[]> {
  vi.resetModules();
  const { onRouteDidUpdate } = await import('../../../../plugins/page-analytics/client');
  for (const pathname of paths) onRouteDidUpdate({ location: { pathname } });
  return fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as Record<string, unknown>);
}

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

describe('the client module of page-analytics', () => {
  test('reports the first page and each one after it', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
    expect(await eventsOf(['/', '/api', '/api', '/faq'])).toEqual([
      {
        name: 'pageview',
        url: `${location.origin}/`,
        referrer: 'https://search.example/',
        domain: 'docs.example',
      },
      {
        name: 'pageview',
        url: `${location.origin}/api`,
        referrer: `${location.origin}/`,
        domain: 'docs.example',
      },
      {
        name: 'pageview',
        url: `${location.origin}/faq`,
        referrer: `${location.origin}/api`,
        domain: 'docs.example',
      },
    ]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://stats.example/event');
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('is silent when the browser says %s = %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(await eventsOf(['/', '/api'])).toEqual([]);
  });

  test('does not throw where fetch is missing or throws', async () => {
    vi.stubGlobal('fetch', undefined);
    await expect(eventsOf(['/', '/api'])).resolves.toEqual([]);
  });
});
