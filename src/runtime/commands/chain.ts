import type { Next } from '../api/keyfill.ts';

/** Calls the author's code, and passes errors to `failed`, whether the code throws or its promise rejects. */
export function attempt(work: () => unknown, failed: (error: unknown) => void): void {
  try {
    Promise.resolve(work()).catch(failed);
  } catch (error) {
    failed(error);
  }
}

/**
 * Runs the middleware, then the default.
 *
 * ```
 * command ─▸ middleware 1 ── next() ─▸ middleware 2 ── next() ─▸ default
 *                │ throws: reported, ▴       │ never calls next: the default does not run
 *                └───────────────────┘       └ calls it later: continues later, unless canceled
 * ```
 * @param calls - Functions that each call one middleware with its arguments.
 * @param isCanceled - Whether a later command has canceled this run.
 * @param failed - Reports an error of the middleware.
 * @param done - The default, or nothing.
 */
export function runChain(
  calls: readonly ((next: Next) => unknown)[],
  isCanceled: () => boolean,
  failed: (error: unknown) => void,
  done: () => void,
): void {
  if (isCanceled()) return;
  const [call, ...others] = calls;
  if (!call) {
    done();
    return;
  }
  let isCalled = false;
  const next = (): void => {
    if (isCalled) return;
    isCalled = true;
    runChain(others, isCanceled, failed, done);
  };
  attempt(
    () => call(next),
    (error) => {
      failed(error);
      next();
    },
  );
}
