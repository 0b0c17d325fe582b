import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../../../plugins/page-analytics/page-view.ts';
import { requestOf } from '../../../../plugins/page-analytics/service.ts';

vi.mock('@generated/globalData', () => ({
  default: {
    'page-analytics': { default: { endpoint: 'https://stats.example/event', domain: 'docs.example' } },
  },
}));

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();

/** What a fresh visit to these paths has sent. */
async function bodiesOf(paths: readonly string[]): Promise<unknown[]> {
  vi.resetModules();
  const { onRouteDidUpdate } = await import('../../../../plugins/page-analytics/client.ts');
  for (const pathname of paths) onRouteDidUpdate({ location: { pathname } });
  return fetchMock.mock.calls.map(([, init]) => init.body);
}

const bodyOf = (view: PageView): unknown => requestOf(view).body;

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

describe('the client module of page-analytics', () => {
  test('reports the first page and every page after it', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
    expect(await bodiesOf(['/', '/api', '/api', '/faq'])).toEqual([
      bodyOf({
        url: `${location.origin}/`,
        referrer: 'https://search.example/',
        domain: 'docs.example',
      }),
      bodyOf({
        url: `${location.origin}/api`,
        referrer: `${location.origin}/`,
        domain: 'docs.example',
      }),
      bodyOf({
        url: `${location.origin}/faq`,
        referrer: `${location.origin}/api`,
        domain: 'docs.example',
      }),
    ]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://stats.example/event');
  });

  test.each([
    ['doNotTrack', '1'],
    ['doNotTrack', 'yes'],
    ['globalPrivacyControl', true],
  ])('reports nothing if the browser has %s = %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(await bodiesOf(['/', '/api'])).toEqual([]);
  });

  test('does not throw if fetch is missing or throws', async () => {
    vi.stubGlobal('fetch', undefined);
    await expect(bodiesOf(['/', '/api'])).resolves.toEqual([]);
  });
});
