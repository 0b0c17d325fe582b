/** Longest time for which the code may run without giving the browser a turn, in milliseconds. */
export const TURN_LIMIT = 1000;

/** Calls between two looks at the clock. */
const CALLS = 64;

/** A loop or a function that did not come to an end. */
export class EndlessError extends Error {
  constructor(
    /** Index of the loop or function, as the guarded code names it. */
    readonly place: number,
  ) {
    super(`this ran for more than ${TURN_LIMIT} ms without a pause and was stopped`);
  }
}

/** Times that the clock could not be read because the stack was full: calls that catch that go on without end. */
const MOST_FULL = 1000;

/**
 * Makes the function that guarded code calls in every loop and every function.
 *
 * Time counts from the first calls of a turn of the browser. Promises that follow one another without end are one turn, since the
 * browser gets none in between. Once the time is over, every call throws until the turn ends: nothing can catch its way out.
 *
 * @param now - The time in milliseconds.
 * @param atNextTurn - Calls back when the browser has had a turn.
 * @param onOver - Is told, in that turn, of what was ended: the code may have caught what was thrown.
 */
export function createGuard(
  now: () => number,
  atNextTurn: (callback: () => void) => void,
  onOver: (error: EndlessError) => void,
): (place: number) => void {
  let calls = 0;
  let full = 0;
  let start: number | undefined;
  /** What was ended in this turn. */
  let ended: number | undefined;
  let isScheduled = false;

  function turn(): void {
    const place = ended;
    isScheduled = false;
    start = ended = undefined;
    calls = full = 0;
    if (place !== undefined) onOver(new EndlessError(place));
  }
  function schedule(): void {
    if (isScheduled) return;
    atNextTurn(turn);
    isScheduled = true;
  }

  return (place) => {
    if (ended !== undefined) {
      try {
        schedule();
      } catch {
        // The stack is full; there is room again further up.
      }
      throw new EndlessError(place);
    }
    calls += 1;
    if (calls % CALLS !== 0) return;
    let time: number;
    try {
      schedule();
      time = now();
    } catch (error) {
      full += 1;
      if (full > MOST_FULL) ended = place;
      throw error;
    }
    start ??= time;
    if (time - start <= TURN_LIMIT) return;
    ended = place;
    throw new EndlessError(place);
  };
}
