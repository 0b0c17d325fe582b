/** The functions that the framework provides on `window.docusaurus`. */
type Docusaurus = typeof window.docusaurus;

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? (run) => requestIdleCallback(run) : (run) => setTimeout(run, 1);

/**
 * Prefetches one link at a time while the page is idle. The framework searches all routes for every link and prefetches all links in
 * view in a single task, which takes 240 ms for a list of tags on a slow phone.
 *
 * @param original - this function doesn't change it
 * @param wait - calls back once the page is idle
 */
export function pacePrefetch(original: Docusaurus, wait = whenIdle): Docusaurus {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    const run = waiting.shift();
    // Schedules the next link first, because a link that fails must not block the others.
    if (waiting.length > 0) wait(next);
    run?.();
  };
  return Object.freeze({
    ...original,
    prefetch: (path: string) =>
      new Promise<Awaited<Exclude<ReturnType<Docusaurus['prefetch']>, false>>>((resolve) => {
        waiting.push(() => resolve(original.prefetch(path) || []));
        if (waiting.length === 1) wait(next);
      }),
  });
}
