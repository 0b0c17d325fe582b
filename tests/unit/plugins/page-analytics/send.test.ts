import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../../../plugins/page-analytics/page-view.ts';
import { send } from '../../../../plugins/page-analytics/send.ts';
import { requestOf } from '../../../../plugins/page-analytics/service.ts';

const endpoint = 'https://stats.example/api/event';
const view: PageView = {
  url: 'https://docs.example/',
  referrer: null,
  domain: 'docs.example',
};

afterEach(() => vi.unstubAllGlobals());

describe('sending a page view', () => {
  test('makes the request of the service, without credentials, and lets it outlive the page', async () => {
    const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetchMock);
    await send(endpoint, view);
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ ...requestOf(view), credentials: 'omit', keepalive: true });
  });

  test.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response('', { status: 500 })],
    ['is blocked by an extension that throws', () => raise(new Error('blocked'))],
  ])('causes no error if the service %s', async (_case, answer) => {
    const error = vi.spyOn(console, 'error');
    vi.stubGlobal('fetch', answer);
    await expect(send(endpoint, view)).resolves.toBeUndefined();
    expect(error).not.toHaveBeenCalled();
  });
});

function raise(error: Error): never {
  throw error;
}
