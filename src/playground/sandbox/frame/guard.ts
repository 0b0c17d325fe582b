/** How long code may run without giving the browser a turn, in milliseconds. */
const TURN_LIMIT = 1000;

/** The number of calls between two looks at the clock. */
const CALLS = 64;

/** A loop or a function that didn't end in time. */
export class EndlessError extends Error {
  constructor(
    /** The index of the loop or function in the guarded code. */
    readonly place: number,
  ) {
    super(`this ran for more than ${TURN_LIMIT} ms without a pause and was stopped`);
  }
}

/** How often a full stack may keep the clock from being read. Code that catches these errors never ends. */
const MOST_FULL = 1000;

/**
 * Creates the function that guarded code calls in every loop and every function. Time starts with the first
 * calls in a turn of the browser. An endless sequence of promises is one turn. Once time is up, every call
 * throws until the turn ends, so code can't catch its way out.
 * @param now - Returns the time in milliseconds.
 * @param atNextTurn - Calls back after the browser has had a turn.
 * @param onOver - Called in that turn with what was stopped, because the code may have caught the error.
 */
export function createGuard(
  now: () => number,
  atNextTurn: (callback: () => void) => void,
  onOver: (error: EndlessError) => void,
): (place: number) => void {
  let calls = 0;
  let full = 0;
  let start: number | undefined;
  /** The place that was stopped in this turn. */
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
        // The stack is full, but there's room again further up.
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

/**
 * Creates a function that calls back after other tasks of the thread. Only one callback can wait. Edited code
 * must never reach it, so this only uses functions that were saved before that code ran.
 */
export function createTurns(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const post: (message: null) => void = port2.postMessage.bind(port2);
  let due = (): void => undefined;
  port1.onmessage = () => due();
  return (callback) => {
    due = callback;
    post(null);
  };
}
