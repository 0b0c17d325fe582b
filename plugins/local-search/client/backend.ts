import type { Backend, Found } from './found';
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

/** Resolves once the worker runs; rejects when it cannot be started. */
export function connect(worker: Worker): Promise<Backend> {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = STARTED;

  function call<Result>(message: (id: number) => WorkerCall, transfer: Transferable[] = []): Promise<Result> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve as (result: unknown) => void);
      worker.postMessage(message(id), transfer);
    });
  }

  const backend: Backend = {
    add: (key, file) => call<boolean>((id) => ({ id, add: { key, file } }), [file]),
    search: (search) => call<readonly Found[]>((id) => ({ id, search })),
  };

  return new Promise((resolve, reject) => {
    waiting.set(STARTED, () => resolve(backend));
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data: { id, result } }: MessageEvent<WorkerAnswer>) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
  });
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
