/**
 * Hydration in parts. The first pass over a page leaves out the parts that its time does not suffice for; each gets a turn
 * of its own afterwards, in the order of the page, so that a slow phone stays in the reader's hand.
 */

/** Time for a stretch of work, in milliseconds. A part is begun within it, and goes on past it. */
const STRETCH = 4;

/** A part's turn. */
export interface Turn {
  isDue: boolean;
  /** Resolves when it is due. */
  readonly due: Promise<void>;
}

/** Gives parts their turns. */
export interface Turns {
  /** The first pass begins now. */
  readonly begin: () => void;
  /** Asks for a turn: due at once if time is left and no earlier part waits. */
  readonly take: () => Turn;
  /** Begins with the turns that wait; calls back when there is none any more. Every later turn is due at once. */
  readonly run: (whenOver: () => void) => void;
}

/**
 * Makes the turns of a page.
 *
 * @param now - the time in milliseconds
 * @param later - calls back in a task of its own
 */
export function createTurns(now: () => number, later: (run: () => void) => void): Turns {
  const waiting: (() => void)[] = [];
  let until = Infinity;
  /** Parts inside of the part whose turn it is come before those after it. */
  let place = 0;

  return {
    begin() {
      until = now() + STRETCH;
    },
    take() {
      if (waiting.length === 0 && now() < until) return { isDue: true, due: Promise.resolve() };
      let resolve = (): void => undefined;
      const turn: Turn = { isDue: false, due: new Promise<void>((done) => (resolve = done)) };
      waiting.splice(place, 0, () => {
        turn.isDue = true;
        resolve();
      });
      place += 1;
      return turn;
    },
    run(whenOver) {
      const next = (): void => {
        const due = waiting.shift();
        place = 0;
        until = now() + STRETCH;
        if (due) {
          due();
          later(next);
        } else {
          until = Infinity;
          whenOver();
        }
      };
      later(next);
    },
  };
}
