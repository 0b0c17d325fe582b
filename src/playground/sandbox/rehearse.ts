import { instrument } from '../model/actions/instrument.ts';
import type { CheckedDraft } from '../model/check.ts';
import type { Place } from '../model/text-problem.ts';
import { openRehearsal } from './rehearsal-frame.ts';

const LOOK = 100;

/** After this many checks without a message, code counts as stuck. The guard stops loops before that. */
const STUCK_AFTER = 25;

/** The most checks of a rehearsal that makes progress. Code that runs this long may be played. */
const MOST_LOOKS = 100;

/** Code that doesn't return from a call. */
interface Stuck {
  /** The function or loop that ran last; undefined if it isn't known. */
  readonly place: Place | undefined;
}

/**
 * Runs actions in a worker first, for browsers in which a long call in the runner's frame would freeze the
 * page. It counts checks instead of time, because if the whole browser is held up, the checks are late, too.
 * @returns Where the code got stuck, or undefined if it finished or couldn't be rehearsed.
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
