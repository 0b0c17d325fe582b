import type { Backend, WorkerCall } from '../shared/results.ts';

/** Resolves once the worker runs. If the worker fails, it's terminated, and all calls are rejected. */
export async function connect(
  worker = new Worker(
    new URL(/* webpackChunkName: "local-search-worker" */ '../query/worker.ts', import.meta.url),
  ),
): Promise<Backend> {
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (error) => {
      worker.terminate();
      reject(error);
    });
  });
  // Between calls, nobody listens.
  failure.catch(() => undefined);

  function call<Result>(message: WorkerCall): Promise<Result> {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<Result>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker.postMessage(message, [port2]);
    return Promise.race([answer, failure]).finally(() => port1.close());
  }

  await call({});
  return { add: (key, file) => call({ add: { key, file } }), search: (search) => call({ search }) };
}
