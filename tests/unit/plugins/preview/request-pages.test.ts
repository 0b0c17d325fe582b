import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAlive } from '../../../../plugins/preview/client/request-pages.ts';

const answer = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const onError = vi.fn<(error: Error) => void>();

beforeEach(() => {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('__webpack_public_path__', '/docs/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const importPage = (data: string): (() => void) => keepAlive({ data, active: false, onError });

describe('a page that is not compiled yet', () => {
  it('is requested together with those imported at the same moment', async () => {
    importPage('blog/a, b.mdx');
    importPage('blog/c&d.mdx');
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    expect(answer).toHaveBeenCalledOnce();
    const [address, options] = answer.mock.calls[0] ?? [];
    expect(options).toEqual({ method: 'POST' });
    const url = new URL(address ?? '', 'http://localhost');
    expect(url.pathname).toBe('/docs/__preview/pages');
    expect(url.searchParams.getAll('module')).toEqual(['blog/a, b.mdx', 'blog/c&d.mdx']);
    expect(onError).not.toHaveBeenCalled();

    importPage('blog/e.mdx');
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    expect(answer.mock.lastCall?.[0]).toBe('/docs/__preview/pages?module=blog%2Fe.mdx');
  });

  it('fails with an explanation if the preview does not respond', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    importPage('blog/a.mdx');
    importPage('blog/b.mdx');
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    expect(onError.mock.calls[0]?.[0].message).toBe(
      'The preview couldn’t compile this page: TypeError: Failed to fetch. Make sure that npm start is running, then reload the page.',
    );
  });
});
