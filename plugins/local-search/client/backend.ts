import type { SearchGlobalData } from '../shared/types.ts';
import type { Backend, WorkerCall } from './types.ts';

/** A worker that hasn't answered a call after this many milliseconds counts as dead. */
const WORKER_TIMEOUT = 30_000;

/** Starts the site's engine. lunr runs in a worker, or in the page if the browser or a content policy doesn't allow workers. */
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

/**
 * Resolves once the worker runs, and rejects if it can't be started. A worker that fails or doesn't answer a
 * call is terminated, and that call and all later ones are rejected.
 */
export async function connect(worker: Worker): Promise<Backend> {
  let end = (_error: unknown): void => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    end = (error) => {
      worker.terminate();
      reject(error);
    };
  });
  worker.addEventListener('error', end);
  // Between calls, nobody listens.
  failure.catch(() => undefined);

  function call<Result>(message: WorkerCall): Promise<Result> {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => end(new Error('The search worker isn’t responding.')), WORKER_TIMEOUT);
    const answer = new Promise<Result>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker.postMessage(message, [port2]);
    return Promise.race([answer, failure]).finally(() => {
      clearTimeout(timer);
      port1.close();
    });
  }

  await call({});
  return { add: (key, file) => call({ add: { key, file } }), search: (search) => call({ search }) };
}

/** Lets the browser paint the typed text before a search blocks the thread. */
function afterPaint(backend: Backend): Backend {
  return {
    ...backend,
    async search(request) {
      await new Promise((resolve) => setTimeout(resolve));
      return backend.search(request);
    },
  };
}
