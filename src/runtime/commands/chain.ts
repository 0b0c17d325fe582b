import type { Next } from '../api/keyfill.ts';

/** The middlewares that stand before each default, by its name, in the order in which they were registered. */
interface Chains {
  /** Puts a middleware at the end; the result takes it out again. */
  readonly add: (name: string, middleware: Middleware) => () => void;
  readonly list: (name: string) => readonly Middleware[];
}

/** Gets what its command brings, and `next` as the last argument. */
export type Middleware = (...all: never[]) => unknown;

export function createChains(): Chains {
  let entries: readonly { readonly name: string; readonly middleware: Middleware }[] = [];
  return {
    add(name, middleware) {
      const entry = { name, middleware };
      entries = [...entries, entry];
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    list: (name) => entries.flatMap((entry) => (entry.name === name ? [entry.middleware] : [])),
  };
}

/** Calls foreign code: what it throws is handed over, and what a promise of it rejects with. */
export function attempt(work: () => unknown, failed: (error: unknown) => void): void {
  try {
    Promise.resolve(work()).catch(failed);
  } catch (error) {
    failed(error);
  }
}

/**
 * Runs the middlewares, then the default.
 *
 * ```
 * command ─▸ middleware 1 ── next() ─▸ middleware 2 ── next() ─▸ default
 *                │ throws: reported, ▴       │ never calls next: the default does not run
 *                └───────────────────┘       └ calls it later: continues later, unless cancelled
 * ```
 *
 * @param calls - Each calls a middleware with its arguments.
 * @param isCancelled - Whether a later command has taken this run's place: then it goes no further.
 * @param failed - Reports what a middleware threw, or rejected with.
 * @param done - The default, or nothing.
 */
export function runChain(
  calls: readonly ((next: Next) => unknown)[],
  isCancelled: () => boolean,
  failed: (error: unknown) => void,
  done: () => void,
): void {
  if (isCancelled()) return;
  const [call, ...others] = calls;
  if (!call) {
    done();
    return;
  }
  let isCalled = false;
  const next = (): void => {
    if (isCalled) return;
    isCalled = true;
    runChain(others, isCancelled, failed, done);
  };
  attempt(
    () => call(next),
    (error) => {
      failed(error);
      next();
    },
  );
}
