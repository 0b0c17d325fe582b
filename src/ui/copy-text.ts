import copySelection from 'copy-text-to-clipboard';

/** What a copy control says if copying failed. */
export const COPY_REFUSED = 'The browser doesn’t allow copying here.';

/**
 * Copies text, which may still be loading. Over plain HTTP, browsers have no clipboard object, but still copy a selection.
 * @throws Error if the text can't be loaded or the browser refuses to copy.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    // Safari only allows copying in direct response to a click, so browsers that accept one get the promise itself.
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
