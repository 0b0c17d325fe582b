import type { Writable } from 'node:stream';
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

interface Callbacks {
  readonly onAllReady: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * What the framework takes from `react-dom/server` to render a page. That of `preact-render-to-string` leaves out in silence
 * what throws; here a page that cannot be rendered fails the build, as it does with React. Nothing on a page waits for
 * anything, so a stream would have one piece.
 */
export function renderToPipeableStream(
  page: ReactElement,
  { onAllReady, onError }: Callbacks,
): { readonly pipe: (target: Writable) => void } {
  let html = '';
  queueMicrotask(() => {
    try {
      html = renderToString(page as Parameters<typeof renderToString>[0]);
    } catch (error) {
      onError(error);
      return;
    }
    onAllReady();
  });
  return {
    pipe(target) {
      target.write(html);
      target.end();
    },
  };
}
