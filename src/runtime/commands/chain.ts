import type { Next } from '../api/keyfill.ts';

/** Middlewares that stand before a default, in the order in which they were registered. */
export interface Chain<Middleware> {
  /** Puts a middleware at the end; the result takes it out again. */
  readonly add: (middleware: Middleware) => () => void;
  readonly list: () => readonly Middleware[];
}

export function createChain<Middleware>(): Chain<Middleware> {
  const entries: { readonly middleware: Middleware }[] = [];
  return {
    add(middleware) {
      const entry = { middleware };
      entries.push(entry);
      return () => {
        const index = entries.indexOf(entry);
        if (index >= 0) entries.splice(index, 1);
      };
    },
    list: () => entries.map((entry) => entry.middleware),
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

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as PromiseLike<unknown>).then === 'function';

/** Reports a promise that rejects; others are left alone. */
export function watch(result: unknown, failed: (error: unknown) => void): void {
  if (isThenable(result)) result.then(undefined, failed);
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
