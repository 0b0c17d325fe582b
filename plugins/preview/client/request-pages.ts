// Replaces a page that the preview hasn't compiled yet, and asks for it.

/** What webpack passes to such a module. */
interface Placeholder {
  readonly data: string;
  readonly active: boolean;
  readonly onError: (error: Error) => void;
}

// Webpack replaces this with the start of the addresses of the site's files.
declare const __webpack_public_path__: string;

let waiting: Placeholder[] = [];

async function requestPages(): Promise<void> {
  const pages = waiting;
  waiting = [];
  const names = new URLSearchParams(pages.map(({ data }) => ['module', data]));
  try {
    const answer = await fetch(`${__webpack_public_path__}__preview/pages?${names}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
  } catch (cause) {
    const problem =
      `The preview couldn’t compile this page: ${String(cause)}. ` +
      'Make sure that npm start is running, then reload the page.';
    for (const { onError } of pages) onError(new Error(problem, { cause }));
  }
}

/** Webpack calls this, by this name, for each imported page. Pages imported together are one request. */
export function keepAlive(page: Placeholder): () => void {
  if (!page.active) {
    if (waiting.length === 0) queueMicrotask(() => void requestPages());
    waiting.push(page);
  }
  // A page that has been compiled once stays compiled.
  return () => {};
}
