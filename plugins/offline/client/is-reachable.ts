/**
 * If the site doesn't respond within this many milliseconds, it counts as unreachable, because the reader is
 * waiting.
 */
const timeout = 3_000;

/**
 * Whether the host can currently deliver a file of the site. A browser with a network connection may still be
 * unable to reach the host, so this asks it, with a `HEAD` request, which workers ignore.
 */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
