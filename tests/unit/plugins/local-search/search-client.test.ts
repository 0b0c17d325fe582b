import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../../plugins/local-search/client/connect.ts';
import type { Backend, WorkerCall } from '../../../../plugins/local-search/shared/results.ts';
import { createBackend } from '../../../../plugins/local-search/query/backend.ts';
import { createSearchClient } from '../../../../plugins/local-search/client/search-client.ts';
import { buildIndex } from '../../../../plugins/local-search/indexing/build-index.ts';
import { page, settings } from './helpers.ts';

const KEYS = ['docs-guide-current', 'default'];
const GUIDE = '/search-index-docs-guide-current.json';
const DEFAULT = '/search-index-default.json';

/** A host's responses. A function may take its time. */
let files: Record<string, () => Promise<Response>>;
let requests: string[];

function index(title: string): () => Promise<Response> {
  const body = JSON.stringify(buildIndex([page(title, 'A mask.')]));
  return async () => new Response(body);
}

beforeEach(() => {
  requests = [];
  files = { [GUIDE]: index('Guide'), [DEFAULT]: index('Blog') };
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return files[address]!();
  });
  vi.useFakeTimers();
});

function client(startBackend = async (): Promise<Backend> => createBackend()) {
  const searchClient = createSearchClient('/', settings, startBackend);
  const search = async (): Promise<string[]> => {
    const results = searchClient.search('mask', KEYS, []);
    await vi.advanceTimersByTimeAsync(60_000);
    return ((await results) ?? []).map(({ route }) => route).sort();
  };
  return { prepare: () => searchClient.prepare(KEYS), search, searchClient };
}

test('an index is fetched again on each focus in the preview, and once on a built site', async () => {
  for (const [mode, count] of [
    ['production', 1],
    ['development', 2],
  ] as const) {
    vi.stubEnv('NODE_ENV', mode);
    requests = [];
    const { prepare, search } = client();
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    expect(requests.filter((address) => address === GUIDE)).toHaveLength(count);
  }
});

test.each([
  ['a server error', async () => new Response('', { status: 500 })],
  ['an HTML page', async () => new Response('<!doctype html>')],
  ['never sent', () => new Promise<Response>(() => undefined)],
])(
  'an index counts as empty if it is %s, and is fetched again on the next focus but not before',
  async (_, fail) => {
    files[GUIDE] = fail;
    const { prepare, search } = client();
    expect(await search()).toEqual(['/blog']);
    files[GUIDE] = index('Guide');
    expect(await search()).toEqual(['/blog']);
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    expect(requests.filter((address) => address === DEFAULT)).toHaveLength(1);
  },
);

test('an index does not delay the others for more than ten seconds, and counts once it arrives', async () => {
  const guide = await files[GUIDE]!();
  let arrive = (_response: Response): void => undefined;
  files[GUIDE] = () => new Promise((resolve) => (arrive = resolve));
  const { searchClient, search } = client();
  let isAnswered = false;
  const results = searchClient.search('mask', KEYS, []).finally(() => (isAnswered = true));
  await vi.advanceTimersByTimeAsync(9000);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await results)?.map(({ route }) => route)).toEqual(['/blog']);
  arrive(guide);
  await vi.waitFor(async () => expect(await search()).toEqual(['/blog', '/guide']));
  expect(requests).toHaveLength(2);
});

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  private readonly backend = createBackend();

  async postMessage({ add, search }: WorkerCall, [port]: readonly MessagePort[]): Promise<void> {
    port!.postMessage(
      search ? await this.backend.search(search) : add && (await this.backend.add(add.key, add.file)),
    );
  }
}

/** Delivers at once, because the clock is stopped. */
class FakeChannel {
  readonly port1: Pick<MessagePort, 'onmessage' | 'close'> = { onmessage: null, close: () => undefined };
  readonly port2 = {
    postMessage: (data: unknown) =>
      this.port1.onmessage?.call(this.port1 as MessagePort, { data } as MessageEvent),
  };
}

describe('a worker', () => {
  let workers: FakeWorker[];
  beforeEach(() => {
    workers = [];
    vi.stubGlobal('MessageChannel', FakeChannel);
  });
  const start = (): Promise<Backend> => {
    workers.push(new FakeWorker());
    return connect(workers.at(-1) as unknown as Worker);
  };

  test('is abandoned immediately if it fails', async () => {
    const { search, searchClient } = client(start);
    expect(await search()).toEqual(['/blog', '/guide']);
    workers[0]!.dispatchEvent(new Event('error'));
    expect(await searchClient.search('mask', KEYS, [])).toEqual([]);
    expect(await search()).toEqual(['/blog', '/guide']);
  });
});
