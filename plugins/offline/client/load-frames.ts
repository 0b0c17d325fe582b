/** A frame that doesn't load within this many milliseconds counts as unavailable; the editor says so. */
const timeout = 30_000;

/**
 * Loads each page once that's shown in a frame with its own origin. Workers don't see the requests of such a
 * frame, so only the browser's cache can keep these pages. Their names change with their content, and
 * browsers may keep them for a year. The frame must be like the editor's, because browsers separate cached
 * files by where they're shown.
 */
export async function loadFrames(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = '';
    frame.src = address;
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, timeout);
    });
    document.body.append(frame);
    await loaded;
    frame.remove();
  }
}
