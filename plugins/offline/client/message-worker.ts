import type { AskFramed, AskHolds, AskKept, AskSave, Kept } from '../shared';

/** A worker's answer to each question. */
interface Answers {
  readonly NAME_FRAMED: readonly string[];
  readonly HOLDS: boolean;
  readonly HOW_MUCH_IS_KEPT: Kept;
  readonly SAVE_MISSING: boolean;
}

/** A worker that doesn't respond within this many milliseconds counts as silent. */
const patience = { NAME_FRAMED: 30_000, HOLDS: 30_000, HOW_MUCH_IS_KEPT: 30_000, SAVE_MISSING: 120_000 };

/**
 * Sends a question to a worker, and waits for the answer.
 * @param otherwise The answer to assume if the worker doesn't respond.
 */
export function messageWorker<Question extends AskFramed | AskHolds | AskKept | AskSave>(
  worker: ServiceWorker,
  question: Question,
  otherwise: Answers[Question['type']],
): Promise<Answers[Question['type']]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: Answers[Question['type']]): void => {
      clearTimeout(limit);
      navigator.serviceWorker.removeEventListener('message', wait);
      resolve(answer);
    };
    let limit: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(limit);
      limit = setTimeout(end, patience[question.type], otherwise);
    };
    port1.onmessage = ({ data }: MessageEvent<Answers[Question['type']]>) => end(data);
    // Saving takes as long as the network needs. In the meantime, the worker reports its progress.
    navigator.serviceWorker.addEventListener('message', wait);
    wait();
    worker.postMessage(question, [port2]);
  });
}
