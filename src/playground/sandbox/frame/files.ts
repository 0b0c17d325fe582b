import type { PageMessage } from '../messages.ts';
import { MESSAGE_TEXT_LIMIT } from '../read-message.ts';

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
 * Creates a `fetch` that handles data addresses itself and requests everything else from the page. The page only has the
 * files of the example.
 * @param send - Sends the request to the page.
 */
export function createFrameFetch(send: (request: number, address: string) => void): FrameFetch {
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
        // The page would end the frame because of the size of the request.
        if (address.length > MESSAGE_TEXT_LIMIT) {
          refuse();
          return;
        }
        count += 1;
        const id = count;
        waiting.set(id, (file) => {
          if (file !== undefined) resolve(toResponse(file));
          else refuse();
        });
        signal?.addEventListener('abort', () => {
          waiting.delete(id);
          reject(signal.reason as Error);
        });
        send(id, address);
      });
    },
    answer({ request: id, file }) {
      waiting.get(id)?.(file);
      waiting.delete(id);
    },
  };
}
