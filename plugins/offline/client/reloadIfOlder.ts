/**
 * A page must not go on with the files of another version: when a worker takes over that does not hold the scripts
 * which this page runs on, the page is of another version and is loaded again.
 *
 * The script `runtime~main` names all others, so its own name changes with any of them.
 */
export async function reloadIfOlder(): Promise<void> {
  await activated(navigator.serviceWorker.controller);
  const scripts = [...document.scripts].filter((one) => /\/(?:runtime~)?main\.[0-9a-f]+\.js$/.test(one.src));
  const held = await Promise.all(scripts.map((one) => caches.match(one.src)));
  if (held.includes(undefined)) location.reload();
}

/** Until then the worker has not yet put the files of the version before away; nor does it answer requests. */
function activated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
