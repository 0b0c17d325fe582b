import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../../../plugins/page-analytics/pageView';
import { send } from '../../../../plugins/page-analytics/send';

const endpoint = 'https://stats.example/api/event';
const view: PageView = {
  name: 'pageview',
  url: 'https://docs.example/',
  referrer: null,
  domain: 'docs.example',
};

afterEach(() => vi.unstubAllGlobals());

describe('sending an event', () => {
  test('posts JSON that needs no preflight, without credentials, and outlives the page', async () => {
    const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetchMock);
    await send(endpoint, view);
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe(endpoint);
    expect(JSON.parse(String(init.body))).toEqual(view);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    });
  });

  test.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response('', { status: 500 })],
    ['is blocked by an extension that throws', () => raise(new Error('blocked'))],
  ])('ends well when the service %s', async (_case, answer) => {
    const error = vi.spyOn(console, 'error');
    vi.stubGlobal('fetch', answer);
    await expect(send(endpoint, view)).resolves.toBeUndefined();
    expect(error).not.toHaveBeenCalled();
  });
});

function raise(error: Error): never {
  throw error;
}
