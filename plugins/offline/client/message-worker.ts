import type { Answers, ToWorker } from '../shared.ts';

/** A worker that doesn't respond within this many milliseconds counts as silent. */
const timeouts = {
  NAME_FRAMED: 30_000,
  HOLDS: 30_000,
  HOW_MUCH_IS_KEPT: 30_000,
  NAME_MISSING: 5_000,
  SAVE_MISSING: 120_000,
};

/** Sends a question to a worker, and returns its answer, or the fallback if it doesn't respond. */
export function messageWorker<Type extends keyof Answers>(
  worker: ServiceWorker,
  question: ToWorker<Type>,
  fallback: Answers[Type],
): Promise<Answers[Type]> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: Answers[Type]): void => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', restartTimer);
      resolve(answer);
    };
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, timeouts[question.type], fallback);
    };
    port1.onmessage = ({ data }: MessageEvent<Answers[Type]>) => finish(data);
    // Saving takes as long as the network needs. In the meantime, the worker reports its progress.
    serviceWorker.addEventListener('message', restartTimer);
    restartTimer();
    worker.postMessage(question, [port2]);
  });
}
