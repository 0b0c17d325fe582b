// The rehearsal page. It starts a worker for edited actions, and shows the site's page whether the two share a thread.
import { SPIN, type FromRehearsal, type FromWorker, type ToRehearsal } from './messages.ts';

/** Text of the worker’s script; tools/runtime/build-rehearsal.ts puts it in. */
declare const REHEARSAL_WORKER: string;

const { parent } = window;
const send = (message: FromRehearsal): void => parent.postMessage(message, '*');

function spin(): void {
  const start = Date.now();
  while (Date.now() < start + SPIN);
  send({ type: 'spun', start, end: Date.now() });
}

// Without the sandbox a worker would have the rights of the whole site. Then this page does nothing at all.
if (window.origin === 'null' && parent !== window) {
  window.addEventListener('message', ({ source, data }: MessageEvent<ToRehearsal>) => {
    if (source !== parent) return;
    if (data.type === 'spin') {
      spin();
      return;
    }
    const worker = new Worker(URL.createObjectURL(new Blob([REHEARSAL_WORKER], { type: 'text/javascript' })));
    worker.onmessage = (event: MessageEvent<FromWorker>) => send(event.data);
    // Code that can't be rehearsed is left to the real run.
    worker.onerror = () => send({ type: 'done' });
    worker.postMessage(data);
  });
  send({ type: 'ready' });
}
