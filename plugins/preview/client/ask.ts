// Stands in the place of a page that the preview has not compiled yet, and asks for it.

/** What webpack hands over with such a module. */
interface Placeholder {
  /** Name of the page's module. */
  readonly data: string;
  /** Whether the page is compiled. */
  readonly active: boolean;
  /** Rejects the import of the page. */
  readonly onError: (error: Error) => void;
}

// Webpack writes the address that files of the site begin with in its place.
declare const __webpack_public_path__: string;

let waiting: Placeholder[] = [];

async function ask(): Promise<void> {
  const pages = waiting;
  waiting = [];
  const names = new URLSearchParams(pages.map(({ data }) => ['module', data]));
  try {
    const answer = await fetch(`${__webpack_public_path__}__preview/pages?${names}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (cause) {
    const problem = `The preview did not compile this page: ${String(cause)}. Is npm start still running? Reload the page when it is.`;
    for (const { onError } of pages) onError(new Error(problem, { cause }));
  }
}

/** Called by webpack, under this name, for every page that is imported. Pages of one moment are asked for together. */
export function keepAlive(page: Placeholder): () => void {
  if (!page.active) {
    if (waiting.length === 0) queueMicrotask(() => void ask());
    waiting.push(page);
  }
  // A page that was compiled once stays so.
  return () => {};
}
