// Reading a large index would freeze the page, so a worker does it. Each call brings its answer's port.
import type { WorkerCall } from '../shared/results.ts';
import { createBackend } from './backend.ts';

const backend = createBackend();

async function answer({ data: { add, search }, ports }: MessageEvent<WorkerCall>): Promise<void> {
  // Always answers, because the search box would wait forever otherwise.
  if (search) ports[0]?.postMessage(await backend.search(search).catch(() => []));
  else ports[0]?.postMessage(add === undefined || (await backend.add(add.key, add.file)));
}

self.addEventListener('message', (event: MessageEvent<WorkerCall>) => void answer(event));
