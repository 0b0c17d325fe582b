import type { SearchGlobalData } from '../shared/types.ts';
import type { Backend, SearchResult } from './types.ts';
import { WORKER_TIMEOUT } from './limits.ts';
import { STARTED, type WorkerAnswer, type WorkerCall } from './worker-protocol.ts';

/**
 * Starts the site's engine. lunr runs in a worker, or in the page if the browser or a content policy doesn't
 * allow workers.
 */
export async function createBackend(baseUrl: string, options: SearchGlobalData): Promise<Backend> {
  if (options.engine === 'pagefind') {
    const { createPagefindBackend } = await import(
      /* webpackChunkName: "local-search-pagefind" */ './pagefind-backend.ts'
    );
    return createPagefindBackend(baseUrl);
  }
  try {
    return await connect(
      new Worker(new URL(/* webpackChunkName: "local-search-worker" */ './worker.ts', import.meta.url)),
    );
  } catch {
    const { createLocalBackend } = await import(
      /* webpackChunkName: "local-search-in-page" */ './local-backend.ts'
    );
    return afterPaint(createLocalBackend());
  }
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Resolves once the worker runs, and rejects if it can't be started. A worker that fails or doesn't answer a
 * call is terminated, and all its calls are rejected.
 */
export function connect(worker: Worker): Promise<Backend> {
  const waiting = new Map<number, Waiting>();
  let lastId = STARTED;
  let isDead = false;

  function fail(error: unknown): void {
    isDead = true;
    worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  function answerTo<Result>(id: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(new Error('The search worker isn’t responding.')), WORKER_TIMEOUT);
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
    });
  }

  function call<Result>(message: (id: number) => WorkerCall): Promise<Result> {
    if (isDead) return Promise.reject(new Error('The search worker has ended.'));

    lastId += 1;
    const answer = answerTo<Result>(lastId);
    worker.postMessage(message(lastId));
    return answer;
  }

  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data: { id, result } }: MessageEvent<WorkerAnswer>) => {
    const call = waiting.get(id);
    clearTimeout(call?.timer);
    call?.resolve(result);
    waiting.delete(id);
  });
  return answerTo(STARTED).then(() => ({
    add: (key, file) => call<boolean>((id) => ({ id, add: { key, file } })),
    search: (search) => call<readonly SearchResult[]>((id) => ({ id, search })),
  }));
}

/** Lets the browser paint the typed text before a search blocks the thread. */
function afterPaint(backend: Backend): Backend {
  return {
    add: backend.add,
    async search(request) {
      await new Promise((resolve) => setTimeout(resolve));
      return backend.search(request);
    },
  };
}
