import { instrument } from '../../../playground/actions/instrument.ts';
import type { CheckedDraft } from '../../../playground/check.ts';
import type { Place } from '../../../playground/text-problem.ts';
import { openRehearsal } from './rehearsal-frame';

/** Time between two looks, in milliseconds. */
const LOOK = 100;

/** Looks without news from the code after which it counts as stuck. The guard ends loops and functions well before. */
export const STUCK_AFTER = 25;

/** Most looks at a rehearsal that keeps moving; what has run without a problem for that long may be played. */
const MOST_LOOKS = 100;

/** Code that doesn't come back from a call. */
export interface Stuck {
  /** The function or loop that was entered last; undefined if it isn't known. */
  readonly place: Place | undefined;
}

/**
 * Runs actions in a worker first, for browsers in which a call that takes long in the runner's frame would freeze the page.
 * It counts looks, not time: when the whole browser was held up, looks were late as well.
 *
 * @param baseUrl - The site's base address, with a slash at its end.
 * @returns Where the code got stuck, or undefined if it came to its end or couldn't be rehearsed.
 */
export async function rehearse({ actions, data }: CheckedDraft, baseUrl: string): Promise<Stuck | undefined> {
  const { code, guard, places } = instrument(actions);
  let entered: number | undefined;
  let hasBegun = false;
  let isDone = false;
  let silent = 0;
  const frame = await openRehearsal(baseUrl, (message) => {
    silent = 0;
    if (message.type === 'done') isDone = true;
    if (message.type !== 'step') return;
    hasBegun = true;
    entered = message.place ?? entered;
  });
  if (!frame) return undefined;
  frame.send({ type: 'rehearse', code, guard, data });
  return new Promise((resolve) => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      silent += 1;
      const isStuck = hasBegun && silent >= STUCK_AFTER;
      if (!isDone && !isStuck && looks < MOST_LOOKS) return;
      clearInterval(timer);
      frame.remove();
      resolve(isDone || !isStuck ? undefined : { place: places[entered ?? -1] });
    }, LOOK);
  });
}
