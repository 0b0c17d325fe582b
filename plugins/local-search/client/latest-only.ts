interface Waiting<Argument, Result> {
  argument: Argument;
  readonly result: Promise<Result>;
}

/**
 * Allows one run at a time. Of the waiting calls, only the newest runs, so text that was typed in between is
 * skipped. The callers of skipped runs get the result of the run that replaced theirs.
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
      if (running === done) running = undefined;
    });
    return result;
  }

  return (argument) => {
    if (running === undefined) return start(argument);
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
