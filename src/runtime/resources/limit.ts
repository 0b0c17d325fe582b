/** How long a resource may take, in milliseconds. */
export const RESOURCE_LIMIT = 5000;

/** Gives up waiting for work that takes too long. */
export interface TimeLimit {
  /** Resolves with the work, rejects when the time is up. The work itself goes on. */
  readonly wait: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Takes all timers back. */
  readonly remove: () => void;
}

/** Makes a limit of so many milliseconds. */
export function createTimeLimit(milliseconds: number): TimeLimit {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    wait: (work) =>
      new Promise((resolve, reject) => {
        const late = new Error(`no answer within ${milliseconds / 1000} s`);
        const timer = setTimeout(reject, milliseconds, late);
        timers.add(timer);
        work.then(resolve, reject).finally(() => {
          clearTimeout(timer);
          timers.delete(timer);
        });
      }),
    remove() {
      timers.forEach(clearTimeout);
      timers.clear();
    },
  };
}
