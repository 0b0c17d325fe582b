/**
 * Puts text on the clipboard that is still on its way. Safari wants to hear of it in the moment of the click, so the
 * promise itself is handed over where the browser takes one.
 * @throws when the text does not come or the browser refuses
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
 * Text of a Markdown file.
 * @throws when it is not there; a host that answers with a page instead counts as that
 */
export async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.includes('html')) {
    throw new Error(`${address} is not there`);
  }
  return response.text();
}
