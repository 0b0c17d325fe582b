import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../../plugins/local-search/client/backend.ts';
import type { Backend } from '../../../../plugins/local-search/client/types.ts';
import { createLocalBackend } from '../../../../plugins/local-search/client/local-backend.ts';
import { createSearchClient } from '../../../../plugins/local-search/client/search-client.ts';
import type { WorkerCall } from '../../../../plugins/local-search/client/worker-protocol.ts';
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function client(startBackend = async (): Promise<Backend> => createLocalBackend()) {
  const searchClient = createSearchClient({ baseUrl: '/', options: settings, startBackend });
  const search = async (): Promise<string[]> => {
    const results = searchClient.search('mask', KEYS, []);
    await vi.advanceTimersByTimeAsync(60_000);
    return ((await results) ?? []).map(({ route }) => route).sort();
  };
  return { prepare: () => searchClient.prepare(KEYS), search, searchClient };
}

describe('an index', () => {
  test('is fetched once', async () => {
    const { prepare, search } = client();
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    expect(requests.sort()).toEqual([DEFAULT, GUIDE]);
  });

  test('is fetched on every focus while the site is being written', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { prepare, search } = client();
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    files[GUIDE] = index('Guide again');
    expect(await search()).toEqual(['/blog', '/guide']);
    prepare();
    expect(await search()).toEqual(['/blog', '/guide-again']);
  });

  test('counts as empty after a failure, and is fetched again on the next focus but not before', async () => {
    files[GUIDE] = async () => new Response('<!doctype html>', { status: 200 });
    const { prepare, search } = client();
    expect(await search()).toEqual(['/blog']);
    files[GUIDE] = index('Guide');
    expect(await search()).toEqual(['/blog']);
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
    expect(requests.filter((address) => address === DEFAULT)).toHaveLength(1);
  });

  test('does not delay the others if it takes ten seconds, and counts once it arrives', async () => {
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

  test('is fetched again on the next focus if it never arrives', async () => {
    const guide = files[GUIDE]!;
    files[GUIDE] = () => new Promise(() => undefined);
    const { prepare, search } = client();
    expect(await search()).toEqual(['/blog']);
    files[GUIDE] = guide;
    prepare();
    expect(await search()).toEqual(['/blog', '/guide']);
  });
});

/** A worker in this process that a test can silence or make fail. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  isSilent = false;
  readonly terminate = vi.fn();
  private readonly backend = createLocalBackend();

  constructor() {
    super();
    FakeWorker.all.push(this);
    queueMicrotask(() => this.send({ id: 0, result: true }));
  }

  postMessage(call: WorkerCall): void {
    void (async () => {
      const result =
        'add' in call
          ? await this.backend.add(call.add.key, call.add.file)
          : await this.backend.search(call.search);
      this.send({ id: call.id, result });
    })();
  }

  private send(data: object): void {
    if (!this.isSilent) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

describe('a worker', () => {
  beforeEach(() => {
    FakeWorker.all = [];
  });
  const start = (): Promise<Backend> => connect(new FakeWorker() as unknown as Worker);

  test('is replaced for the next search if it stops answering, and its own search ends without results', async () => {
    const { search } = client(start);
    expect(await search()).toEqual(['/blog', '/guide']);
    FakeWorker.all[0]!.isSilent = true;
    expect(await search()).toEqual([]);
    expect(FakeWorker.all[0]!.terminate).toHaveBeenCalled();
    expect(await search()).toEqual(['/blog', '/guide']);
    expect(FakeWorker.all).toHaveLength(2);
  });

  test('is abandoned immediately if it fails', async () => {
    const { search, searchClient } = client(start);
    expect(await search()).toEqual(['/blog', '/guide']);
    FakeWorker.all[0]!.dispatchEvent(new Event('error'));
    expect(await searchClient.search('mask', KEYS, [])).toEqual([]);
    expect(await search()).toEqual(['/blog', '/guide']);
  });

  test('is rejected if it never starts or fails at the start', async () => {
    const silent = new FakeWorker();
    silent.isSilent = true;
    const outcome = expect(connect(silent as unknown as Worker)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
    const failing = new FakeWorker();
    failing.isSilent = true;
    const second = expect(connect(failing as unknown as Worker)).rejects.toBeInstanceOf(Event);
    failing.dispatchEvent(new Event('error'));
    await second;
  });
});
