/**
 * Copies text that may not have arrived yet. Safari only allows copying in direct response to a click, so in
 * browsers that accept one, this hands over the promise itself.
 * @throws Error if the text can't be loaded or the browser refuses to copy.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Returns the text of a Markdown file.
 * @throws Error if the file doesn't exist, or if the host answers with an HTML page instead.
 */
export async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.includes('html')) throw new Error(`${address} wasn't found`);

  return response.text();
}
