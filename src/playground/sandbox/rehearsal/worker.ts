// The worker of the rehearsal frame. It runs edited actions where nothing waits for them.
import { disarm } from '../frame/disarm.ts';
import { createGuard, createTurns } from '../frame/guard.ts';
import type { FromWorker, RehearseMessage } from './messages.ts';
import { rehearseActions } from './rehearse-actions.ts';

const scope = self as unknown as Record<string, unknown>;
const send: (message: FromWorker) => void = self.postMessage.bind(self);
const now = performance.now.bind(performance);
const createObjectUrl = URL.createObjectURL.bind(URL);

async function rehearse({ code, guard, data }: RehearseMessage): Promise<void> {
  const address = createObjectUrl(new Blob([code], { type: 'text/javascript' }));
  const atNextTurn = createTurns();
  const check = createGuard(now, createTurns(), () => undefined);
  const seen = new Set<number>();
  disarm(self);
  // Pages lack these. A worker that closes itself would look stuck, and messages of any size would arrive.
  for (const name of ['close', 'importScripts', 'fetch', 'postMessage']) scope[name] = () => undefined;
  Object.defineProperty(self, guard, {
    value(place: number) {
      if (!seen.has(place)) {
        seen.add(place);
        send({ type: 'step', place });
      }
      check(place);
    },
  });
  await rehearseActions(
    scope,
    async () => ((await import(address)) as { readonly actions: unknown }).actions,
    {
      data,
      onStep: () => send({ type: 'step', place: undefined }),
      turn: () => new Promise((resolve) => atNextTurn(resolve)),
    },
  );
  send({ type: 'done' });
}

self.onmessage = ({ data }: MessageEvent<RehearseMessage>) => {
  self.onmessage = null;
  void rehearse(data);
};
