/** How long a resource may take, in milliseconds. */
export const RESOURCE_LIMIT = 5000;

/** Gives up waiting for work that takes too long. */
interface TimeLimit {
  /** Resolves with the work, or when the limit is removed; rejects when the time is up. The work itself goes on. */
  readonly wait: (work: Promise<unknown>) => Promise<unknown>;
  /** Ends all waiting. */
  readonly remove: () => void;
}

/** Makes the limit of a template. */
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
