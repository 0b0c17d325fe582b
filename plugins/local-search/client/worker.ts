/** Entry of the search worker: reading a large index takes longer than a page may stand still. */
import { createLocalBackend } from './localBackend';
import { inSlices } from './slices';
import { STARTED, type WorkerAnswer, type WorkerCall } from './workerProtocol';

const backend = createLocalBackend({ whenIdle: (steps) => inSlices(steps) });

async function answer(call: WorkerCall): Promise<void> {
  try {
    const result =
      'add' in call ? await backend.add(call.add.key, call.add.file) : await backend.search(call.search);
    send({ id: call.id, result });
  } catch {
    // A call without an answer would leave the search box waiting.
    send({ id: call.id, result: 'add' in call ? false : [] });
  }
}

function send(message: WorkerAnswer): void {
  self.postMessage(message);
}

self.addEventListener('message', (event: MessageEvent<WorkerCall>) => void answer(event.data));
send({ id: STARTED, result: true });
