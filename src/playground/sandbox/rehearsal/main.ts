// Runs edited actions in a worker, and helps the site's page find out whether the two share a thread.
import { SPIN, type FromRehearsal, type FromWorker, type ToRehearsal } from './messages.ts';

/** The worker's script as text, which tools/generated/frame-pages.ts inserts. */
declare const REHEARSAL_WORKER: string;

const { parent } = window;
const send = (message: FromRehearsal): void => parent.postMessage(message, '*');

function spin(): void {
  const start = Date.now();
  while (Date.now() < start + SPIN);
  send({ type: 'spun', start, end: Date.now() });
}

// Without the sandbox, a worker could do anything that the site can, so this page does nothing.
if (window.origin === 'null' && parent !== window) {
  window.addEventListener('message', ({ source, data }: MessageEvent<ToRehearsal>) => {
    if (source !== parent) return;
    if (data.type === 'spin') return spin();
    const worker = new Worker(URL.createObjectURL(new Blob([REHEARSAL_WORKER], { type: 'text/javascript' })));
    worker.onmessage = (event: MessageEvent<FromWorker>) => send(event.data);
    // Code that can't be rehearsed is left to the real run.
    worker.onerror = () => send({ type: 'done' });
    worker.postMessage(data);
  });
  send({ type: 'ready' });
}
