import { nameFramed } from '../shared';

/** After so many milliseconds a frame counts as not to be had: the rest of the copy is there, and the editor says it. */
const patience = 30_000;

/** The addresses of a version's frames, from its worker; none from a worker that does not answer. */
export function framedOf(worker: ServiceWorker): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<readonly string[]>) => resolve(data);
    setTimeout(resolve, patience, []);
    worker.postMessage({ type: nameFramed }, [port2]);
  });
}

/**
 * Loads pages once that are shown in frames with an origin of their own: no worker sees the requests of such a frame, so
 * only the cache of the browser can keep them. Their names change with their content, and the host lets them be kept for
 * a year. The frame is as the editor's is, since a browser keeps files apart by where they are shown.
 */
export async function loadFrames(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = '';
    frame.src = address;
    const seen = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, patience);
    });
    document.body.append(frame);
    await seen;
    frame.remove();
  }
}
