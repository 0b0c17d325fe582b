/**
 * The search worker's entry. A worker is needed because reading a large index would freeze the page for too
 * long.
 */
import { createLocalBackend } from './local-backend.ts';
import { STARTED, type WorkerAnswer, type WorkerCall } from './worker-protocol.ts';

const backend = createLocalBackend();

async function answer(call: WorkerCall): Promise<void> {
  try {
    const result =
      'add' in call ? await backend.add(call.add.key, call.add.file) : await backend.search(call.search);
    send({ id: call.id, result });
  } catch {
    // Always answers, because the search box would wait forever otherwise.
    send({ id: call.id, result: 'add' in call ? false : [] });
  }
}

function send(message: WorkerAnswer): void {
  self.postMessage(message);
}

self.addEventListener('message', (event: MessageEvent<WorkerCall>) => void answer(event.data));
send({ id: STARTED, result: true });
