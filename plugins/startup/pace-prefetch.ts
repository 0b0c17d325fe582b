/** The functions that the framework provides on `window.docusaurus`. */
type Docusaurus = typeof window.docusaurus;

/** Decides whether and when a link is prefetched. */
interface Pace {
  /** Calls back once the page is idle. */
  readonly wait: (run: () => void) => unknown;
  /** Whether the reader can see a link with this address, and hasn't loaded too much ahead. */
  readonly isSeen: (path: string) => boolean;
}

/** The framework also counts links that are invisible or only touch the window's edge, as in the menu. */
function isInView(link: Element): boolean {
  const { top, right, bottom, left } = link.getBoundingClientRect();
  const isInside =
    right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight && right > left;
  return isInside && getComputedStyle(link).visibility === 'visible';
}

/** Whether less than a sixth of all bytes were prefetched, so long lists don't outweigh the page itself. */
function isAffordable(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ahead = new Set(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({ href }) => href),
  );
  const sum = (some: readonly PerformanceResourceTiming[]): number =>
    some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  return 6 * sum(files.filter(({ name }) => ahead.has(name))) < sum(files);
}

const ofBrowser: Pace = {
  // Safari doesn't have idle callbacks.
  wait:
    typeof requestIdleCallback === 'function'
      ? (run) => requestIdleCallback(run)
      : (run) => setTimeout(run, 1),
  isSeen: (path) =>
    isAffordable() && [...document.querySelectorAll(`a[href="${CSS.escape(path)}"]`)].some(isInView),
};

/** Prefetches links one by one while the page is idle: all in one task take a slow phone 240 ms. */
export function pacePrefetch(original: Docusaurus, { wait, isSeen }: Pace = ofBrowser): Docusaurus {
  let last: Promise<unknown> = Promise.resolve();
  return Object.freeze({
    ...original,
    prefetch(path: string) {
      const answer = last.then(async () => {
        await new Promise<void>((resolve) => wait(resolve));
        return (isSeen(path) && original.prefetch(path)) || [];
      });
      // A link that fails must not block the others.
      last = answer.catch(() => undefined);
      return answer;
    },
  });
}
