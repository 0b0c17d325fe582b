interface Waiting<Argument, Result> {
  argument: Argument;
  readonly result: Promise<Result>;
}

/**
 * One run at a time, and of those that wait only the newest: what was typed in between is dropped. The callers
 * that were dropped get the answer of the run that took their place.
 */
export function latestOnly<Argument, Result>(
  run: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let running: Promise<unknown> | undefined;
  let next: Waiting<Argument, Result> | undefined;

  function start(argument: Argument): Promise<Result> {
    const result = run(argument);
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    running = done;
    void done.then(() => {
      if (running === done) {
        running = undefined;
      }
    });
    return result;
  }

  return (argument) => {
    if (running === undefined) {
      return start(argument);
    }
    if (next !== undefined) {
      next.argument = argument;
      return next.result;
    }
    const result = running.then(() => {
      const newest = next?.argument ?? argument;
      next = undefined;
      return start(newest);
    });
    next = { argument, result };
    return result;
  };
}
