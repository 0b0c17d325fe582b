import { watchHistory } from './history-watch.ts';
import type { FrameMessage, PageMessage } from './messages.ts';
import { readFrameMessage } from './read-message.ts';
import { createWatchdog, type Ending } from './watchdog.ts';

export interface FrameOptions {
  readonly host: HTMLElement;
  readonly address: string;
  readonly title: string;
  /** Called once, when the frame can receive messages. */
  readonly onReady: () => void;
  readonly onMessage: (message: FrameMessage) => void;
  readonly onEnd: (ending: Ending) => void;
}

/** Powers that a frame from another origin has by default. Browsers ignore names that they don't know. */
const REFUSED = [
  'autoplay browsing-topics gamepad picture-in-picture',
  'private-state-token-issuance storage-access sync-xhr',
].flatMap((names) => names.split(' '));

/** Whether only the page's own frames load. Otherwise, one could navigate away and take data along. */
export const isFramePolicySet = (): boolean =>
  Array.from(document.head.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')).some(
    ({ httpEquiv, content }) =>
      httpEquiv.toLowerCase() === 'content-security-policy' &&
      /(?:^|;)\s*frame-src 'self'\s*(?:;|$)/.test(content),
  );

/** Creates a frame that may run scripts and nothing else, so it doesn't have an origin. */
export function createSandbox(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('inert', '');
  frame.referrerPolicy = 'no-referrer';
  return frame;
}

/**
 * Adds the runner page in a sandbox. It gets no pointer or focus, so nothing that a reader does reaches it.
 * @throws Error if the page doesn't restrict its frames.
 */
export function createFrameHost(options: FrameOptions) {
  const { host, address, title, onReady, onMessage, onEnd } = options;
  if (!isFramePolicySet())
    throw new Error('the security policy for edited code is missing from this page, so nothing runs');
  const frame = createSandbox();
  frame.setAttribute('allow', REFUSED.map((name) => `${name} 'none'`).join('; '));
  frame.title = title;
  frame.tabIndex = -1;
  // Otherwise, the frame is opaque in dark mode.
  frame.style.cssText =
    'position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;color-scheme:normal;' +
    'pointer-events:none';
  frame.src = address;
  let isRemoved = false;
  let loads = 0;
  let focused: Element | null = document.activeElement;

  let port: MessagePort | undefined;
  const send = (message: PageMessage): void => port?.postMessage(message);
  function remove(): void {
    if (isRemoved) return;
    isRemoved = true;
    watchdog.end();
    visited.end();
    window.removeEventListener('message', connect);
    port?.close();
    window.removeEventListener('blur', keepFocus);
    document.removeEventListener('focusin', noteFocus);
    frame.remove();
  }
  function end(ending: Ending): void {
    if (isRemoved) return;
    remove();
    onEnd(ending);
  }
  function noteFocus({ target }: FocusEvent): void {
    if (target instanceof Element && target !== frame) focused = target;
  }
  /** Keys belong to the page. A frame that takes the focus is removed, and the focus returns. */
  function keepFocus(): void {
    if (document.activeElement !== frame) return;
    end('focus');
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  const visited = watchHistory();
  const watchdog = createWatchdog(
    (count) => {
      // Edited code can keep the frame from reporting that it navigated.
      if (visited.hasChanged()) end('navigated');
      else send({ type: 'ping', count });
    },
    () => document.visibilityState === 'hidden',
    end,
  );
  function connect(event: MessageEvent): void {
    if (event.source === null || event.source !== frame.contentWindow) return;
    // Browsers copy the data when it's read for the first time, so nothing reads it.
    if (port) return end('message');
    [port] = event.ports;
    if (!port) return;
    port.onmessage = receive;
    watchdog.heard(0);
    onReady();
  }
  function receive({ data }: MessageEvent<unknown>): void {
    const json = typeof data === 'string' ? data : undefined;
    // If code reaches the runner's port nevertheless, it may send anything.
    watchdog.heard(json === undefined ? Infinity : json.length);
    if (isRemoved || json === undefined) return;
    const message = readFrameMessage(json);
    if (message?.type === 'pong') watchdog.answered(message.count);
    else if (message?.type === 'navigated') end('navigated');
    else if (message) onMessage(message);
  }
  window.addEventListener('message', connect);
  window.addEventListener('blur', keepFocus);
  document.addEventListener('focusin', noteFocus);
  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) end('navigated');
  });
  host.append(frame);
  return { send, remove };
}

export type FrameHost = ReturnType<typeof createFrameHost>;
