/** After so many milliseconds a frame counts as not to be had: the rest of the copy is there, and the editor says it. */
const patience = 30_000;

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
