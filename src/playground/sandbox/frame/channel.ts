import type { FrameMessage, PageMessage } from '../messages.ts';
import { MOST_LENGTH } from '../read-message.ts';

/**
 * Opens a channel to the page. Edited code must never reach the frame's own port: it could send messages of
 * any size, and a browser copies one before the page can refuse it. That code can replace everything global,
 * so this only uses what it has kept from before.
 * @param onMessage - Receives the page's messages.
 */
export function openChannel(onMessage: (message: PageMessage) => void) {
  const { stringify } = JSON;
  const { apply } = Reflect;
  const { port1, port2 } = new MessageChannel();
  const post: (text: string) => void = port1.postMessage.bind(port1);
  const readData = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get ?? (() => undefined);
  port1.onmessage = (event) => onMessage(apply(readData, event, []) as PageMessage);
  return {
    send(message: FrameMessage): void {
      // Edited code can replace the functions that shorten strings, but it can't change a string's length.
      const text: unknown = stringify(message);
      if (typeof text === 'string' && text.length <= MOST_LENGTH) post(text);
    },
    pagePort: port2,
  };
}
