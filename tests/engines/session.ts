import type { Engine, EnginePage, Viewport } from './engine.ts';

/** How long a browser may leave a call unanswered, and how long it may answer only with errors, in milliseconds. */
const LIMITS = { silence: 60_000, errors: 10_000 };

/** A browser no longer answers: it has crashed, it's stuck, or its driver has lost the page. */
export class LostBrowserError extends Error {}

/** Waits for a promise until a time limit. */
function within<Result>(limit: number, what: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LostBrowserError(`no answer within ${limit / 1000} s`)), limit);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
}

/** Whether a page answers again after an error. A page that's being left answers with errors for a moment. */
async function recovers(page: EnginePage, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    try {
      await within(limit, page.evaluate('1'));
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, limit / 100));
    }
  }
  return false;
}

/**
 * The browsers of a file's tests, each with one page. A test in which one of them is lost runs once more, in new browsers.
 * A test that fails in another way doesn't.
 */
export function createSession(viewport: Viewport, limits = LIMITS) {
  let pages = new Map<Engine, Promise<EnginePage>>();
  let lost: LostBrowserError | undefined;

  function lose(name: string, reason: unknown): LostBrowserError {
    if (lost === undefined) {
      lost = new LostBrowserError(
        `${name} was lost: ${reason instanceof Error && reason.message ? reason.message : reason}`,
      );
      process.stdout.write(`${lost.message}\n`);
    }
    return lost;
  }

  async function answered<Result>(
    name: string,
    page: EnginePage,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (lost !== undefined) throw lost;
    try {
      return await within(limits.silence, run());
    } catch (error) {
      if (error instanceof LostBrowserError || !(await recovers(page, limits.errors)))
        throw lose(name, error);
      throw error;
    }
  }

  async function start(engine: Engine): Promise<EnginePage> {
    const page = await within(limits.silence, engine.start(viewport)).catch((error: unknown) => {
      throw lose(engine.name, error);
    });
    process.stdout.write(`${engine.name}: ${page.version}\n`);
    const guarded = Object.entries(page).map(([name, value]: [string, unknown]) => [
      name,
      typeof value !== 'function' || name === 'close' || name === 'kill'
        ? value
        : (...args: unknown[]) => answered(engine.name, page, () => value(...args) as Promise<unknown>),
    ]);
    return Object.fromEntries(guarded) as EnginePage;
  }

  async function close(): Promise<void> {
    const closing = [...pages.values()].map(async (starting) => {
      const page = await starting;
      await within(limits.errors, page.close()).catch(() => page.kill?.());
    });
    pages = new Map();
    await Promise.allSettled(closing);
  }

  return {
    close,
    /** The page of an engine, which starts if it hasn't yet. */
    page(engine: Engine): Promise<EnginePage> {
      const page = pages.get(engine) ?? start(engine);
      pages.set(engine, page);
      return page;
    },
    /** Changes when the browsers start again. */
    id: (): unknown => pages,
    /** Starts an engine before a test, if it isn't running or a browser was lost in the test before. */
    async ready(engine: Engine): Promise<EnginePage> {
      if (lost !== undefined) await close();
      lost = undefined;
      return this.page(engine);
    },
    /** Vitest's option for tests in these browsers. */
    retry: { count: 1, condition: () => lost !== undefined },
  };
}
