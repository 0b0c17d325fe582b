/** The maximum time that a resource can take to load, in milliseconds. */
export const RESOURCE_LIMIT = 5000;

/** Stops waiting for work that takes too long. */
interface TimeLimit {
  /** Resolves with the work or when the limit is removed, and rejects when the time is up. The work itself continues. */
  readonly wait: (work: Promise<unknown>) => Promise<unknown>;
  /** Ends all waiting. */
  readonly remove: () => void;
}

/** Creates the time limit of a template. */
export function createTimeLimit(): TimeLimit {
  let remove = (): void => {};
  const removed = new Promise<void>((resolve) => {
    remove = resolve;
  });
  return {
    wait(work) {
      let timer: ReturnType<typeof setTimeout>;
      const late = new Promise((_, reject) => {
        timer = setTimeout(reject, RESOURCE_LIMIT, new Error(`no answer within ${RESOURCE_LIMIT / 1000} s`));
      });
      return Promise.race([work, late, removed]).finally(() => clearTimeout(timer));
    },
    remove,
  };
}
