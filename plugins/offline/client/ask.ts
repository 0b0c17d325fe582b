import type { AskFramed, AskHolds, AskKept, AskSave, Kept } from '../shared';

/** What a worker answers to each question. */
interface Answers {
  readonly NAME_FRAMED: readonly string[];
  readonly HOLDS: boolean;
  readonly HOW_MUCH_IS_KEPT: Kept;
  readonly SAVE_MISSING: boolean;
}

/** After so many milliseconds a worker from which nothing is heard counts as one that does not answer. */
const patience = { NAME_FRAMED: 30_000, HOLDS: 30_000, HOW_MUCH_IS_KEPT: 30_000, SAVE_MISSING: 120_000 };

/**
 * Asks a worker.
 * @param otherwise What counts where it does not answer.
 */
export function ask<Question extends AskFramed | AskHolds | AskKept | AskSave>(
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
    // Saving takes as long as the network does; as long as it is under way, the worker tells of its progress.
    navigator.serviceWorker.addEventListener('message', wait);
    wait();
    worker.postMessage(question, [port2]);
  });
}
