import type { Backend, Found } from './found';
import { WORKER_PATIENCE } from './limits';
import { STARTED, type WorkerAnswer, type WorkerCall } from './workerProtocol';

/** The engine in a worker; where the browser or a content policy allows none, in the page. */
export async function createBackend(): Promise<Backend> {
  try {
    return await connect(
      new Worker(new URL(/* webpackChunkName: "local-search-worker" */ './worker.ts', import.meta.url)),
    );
  } catch {
    const { createLocalBackend } = await import(
      /* webpackChunkName: "local-search-in-page" */ './localBackend'
    );
    return politely(createLocalBackend());
  }
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Resolves once the worker runs; rejects when it cannot be started. A worker that fails, or leaves a call without an
 * answer, is ended, and all its calls are rejected.
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
      const timer = setTimeout(() => fail(new Error('The search worker isn’t responding.')), WORKER_PATIENCE);
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
    });
  }

  function call<Result>(message: (id: number) => WorkerCall): Promise<Result> {
    if (isDead) {
      return Promise.reject(new Error('The search worker has ended.'));
    }
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
    search: (search) => call<readonly Found[]>((id) => ({ id, search })),
  }));
}

/** Lets the browser paint what was typed before the thread is taken for a search. */
function politely(backend: Backend): Backend {
  return {
    add: backend.add,
    async search(request) {
      await new Promise((resolve) => setTimeout(resolve));
      return backend.search(request);
    },
  };
}
