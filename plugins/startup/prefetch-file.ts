import ask from '@docusaurus/core/lib/client/prefetch';

const requested = new Map<string, Promise<void>>();

const isLoaded = (file: string): boolean =>
  performance.getEntriesByName(new URL(file, window.location.href).href, 'resource').length > 0;

/** Prefetches a file once. For each link, the framework would request the files that pages share again. */
export default function prefetchFile(file: string): Promise<void> {
  const answer = requested.get(file) ?? (isLoaded(file) ? Promise.resolve() : ask(file));
  requested.set(file, answer);
  return answer;
}
