import { messageWorker } from './message-worker.ts';

/** Calls `onMismatch` if the active worker has another `runtime~main`, whose name changes with any script. */
export async function checkVersion(onMismatch: () => void): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller === null) return;
  await whenActivated(controller);
  const addresses = [...document.scripts]
    .filter(({ src }) => /\/(?:runtime~)?main\.[0-9a-f]+\.js$/.test(src))
    .map(({ src }) => new URL(src).pathname);
  // Asks the worker, not the cache: the browser may have lost a file, and no reload would bring it back.
  if (!(await messageWorker(controller, { type: 'HOLDS', addresses }, true))) onMismatch();
}

/** Before that, the worker hasn't removed the previous version's files yet, and doesn't answer either. */
const whenActivated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const onStateChange = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', onStateChange);
    onStateChange();
  });
