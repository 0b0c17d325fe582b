/** The maximum time that a resource can take to load, in milliseconds. */
export const RESOURCE_LIMIT = 5000;

/** Creates the time limit of a template. */
export function createTimeLimit() {
  let remove = (): void => {};
  const removed = new Promise<void>((resolve) => {
    remove = resolve;
  });
  return {
    /** Resolves with the work or the limit's removal. Rejects when time is up, but the work continues. */
    wait(work: Promise<unknown>): Promise<unknown> {
      let timer: ReturnType<typeof setTimeout>;
      const late = new Promise((_, reject) => {
        timer = setTimeout(reject, RESOURCE_LIMIT, new Error(`no answer within ${RESOURCE_LIMIT / 1000} s`));
      });
      return Promise.race([work, late, removed]).finally(() => clearTimeout(timer));
    },
    remove,
  };
}
