import type { Next } from '../api/keyfill.ts';

/** The middlewares that stand before each default, by its name, in the order in which they were registered. */
export interface Chains {
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

/** One run of a command through its middlewares. */
export interface Run<Middleware> {
  readonly middlewares: readonly Middleware[];
  /** Calls a middleware with its arguments. */
  readonly call: (middleware: Middleware, next: Next) => unknown;
  /** Whether a later command has taken this run's place: then it goes no further. */
  readonly isCancelled: () => boolean;
  /** Reports what a middleware threw, or rejected with. */
  readonly failed: (error: unknown) => void;
  /** The default, or nothing. */
  readonly done: () => void;
}

/** Reports a promise that rejects; anything else is left alone. */
export function watch(result: unknown, failed: (error: unknown) => void): void {
  Promise.resolve(result).catch(failed);
}

/**
 * Runs the middlewares, then the default.
 *
 * ```
 * command ─▸ middleware 1 ── next() ─▸ middleware 2 ── next() ─▸ default
 *                │ throws: reported, ▴       │ never calls next: the default does not run
 *                └───────────────────┘       └ calls it later: continues later, unless cancelled
 * ```
 */
export function runChain<Middleware>(run: Run<Middleware>): void {
  const step = (index: number): void => {
    if (run.isCancelled()) return;
    const middleware = run.middlewares[index];
    if (middleware === undefined) {
      run.done();
      return;
    }
    let isCalled = false;
    const next = (): void => {
      if (isCalled) return;
      isCalled = true;
      step(index + 1);
    };
    const failed = (error: unknown): void => {
      run.failed(error);
      next();
    };
    try {
      watch(run.call(middleware, next), failed);
    } catch (error) {
      failed(error);
    }
  };
  step(0);
}
