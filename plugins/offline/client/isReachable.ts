/** After so many milliseconds the site counts as one that cannot be reached: the reader waits for it. */
const patience = 3_000;

/**
 * Whether a file of the site can be had from its host now. A browser that has a network may still have none that leads
 * there, so the host is asked; with `HEAD`, which workers leave alone.
 */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: limit.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
