import type { AskFramed, AskHolds } from '../shared';

/** What a worker answers to each question. */
interface Answers {
  readonly NAME_FRAMED: readonly string[];
  readonly HOLDS: boolean;
}

/** After so many milliseconds a worker counts as one that does not answer. */
const patience = 30_000;

/**
 * Asks a worker.
 * @param otherwise What counts where it does not answer.
 */
export function ask<Question extends AskFramed | AskHolds>(
  worker: ServiceWorker,
  question: Question,
  otherwise: Answers[Question['type']],
): Promise<Answers[Question['type']]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answers[Question['type']]>) => resolve(data);
    setTimeout(resolve, patience, otherwise);
    worker.postMessage(question, [port2]);
  });
}
