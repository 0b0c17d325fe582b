import copySelection from 'copy-text-to-clipboard';

/** What a copy control says if copying failed. */
const COPY_REFUSED = 'The browser doesn’t allow copying here.';

/** Copies text, and returns what a control says about it. */
export const copyResult = (text: string, done = 'Copied'): Promise<string> =>
  copyText(text).then(
    () => done,
    () => COPY_REFUSED,
  );

/**
 * Copies text, which may still be loading. Over plain HTTP, browsers only copy a selection.
 * @throws Error if the text can't be loaded or the browser refuses to copy.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    // Safari only allows copying right after a click, so browsers that accept a promise get it.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
  } catch {
    if (!copySelection(await text)) throw new Error(COPY_REFUSED);
  }
}
