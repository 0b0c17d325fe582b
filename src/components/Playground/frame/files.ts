import type { PageMessage } from '../core/messages';
import { MESSAGE_TEXT_LIMIT } from '../core/read-message';

/** Creates a response from a data address. */
function toResponse(address: string): Response {
  const [, type = '', base64, content = ''] = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(address) ?? [];
  const text = base64 === undefined ? decodeURIComponent(content) : atob(content);
  const body = base64 === undefined ? text : Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new Response(body, { headers: { 'content-type': type || 'text/plain' } });
}

/** Replaces `fetch`. */
interface FrameFetch {
  readonly fetch: typeof fetch;
  /** Call this when the page has answered. */
  readonly answer: (message: PageMessage & { readonly type: 'file' }) => void;
}

/**
 * Creates a `fetch` that handles data addresses itself and asks the page for everything else. The page only has the
 * files of the example.
 * @param ask - Sends the question.
 */
export function createFrameFetch(ask: (ask: number, address: string) => void): FrameFetch {
  const waiting = new Map<number, (file: string | undefined) => void>();
  let count = 0;
  return {
    fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input);
      const signal = init?.signal;
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      return new Promise((resolve, reject) => {
        if (address.startsWith('data:')) {
          resolve(toResponse(address));
          return;
        }
        const refuse = (): void =>
          reject(
            new TypeError(
              `fetch: ${address.slice(0, 200)} isn't a file of this example, and edited code can't use the network.`,
            ),
          );
        // The page would end the frame because of the size of the question.
        if (address.length > MESSAGE_TEXT_LIMIT) {
          refuse();
          return;
        }
        count += 1;
        const own = count;
        waiting.set(own, (file) => {
          if (file !== undefined) resolve(toResponse(file));
          else refuse();
        });
        signal?.addEventListener('abort', () => {
          waiting.delete(own);
          reject(signal.reason as Error);
        });
        ask(own, address);
      });
    },
    answer({ ask: own, file }) {
      waiting.get(own)?.(file);
      waiting.delete(own);
    },
  };
}
