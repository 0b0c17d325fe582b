import { ask } from './ask';

/**
 * A page must not go on with the files of another version: when the worker in charge does not hold the scripts which
 * this page runs on, the page is of another version.
 *
 * The script `runtime~main` names all others, so its own name changes with any of them.
 *
 * @param act Called for a page of another version.
 */
export async function ifOlder(act: () => void): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller === null) return;
  await activated(controller);
  const addresses = [...document.scripts]
    .filter(({ src }) => /\/(?:runtime~)?main\.[0-9a-f]+\.js$/.test(src))
    .map(({ src }) => new URL(src).pathname);
  // The worker is asked, not the cache: from that a browser may have lost a file, and no reload would bring it back.
  if (!(await ask(controller, { type: 'HOLDS', addresses }, true))) act();
}

/** Until then the worker has not yet put the files of the version before away; nor does it answer requests. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
