import type { Engine, EnginePage, Viewport } from './engine.ts';

/** How long a browser may leave a call unanswered or only answer with errors, in milliseconds. */
const [SILENCE, ERRORS] = [60_000, 10_000];

/** A browser no longer answers: it has crashed, it's stuck, or its driver has lost the page. */
export class LostBrowserError extends Error {}

function within<Result>(limit: number, what: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LostBrowserError(`no answer within ${limit / 1000} s`)), limit);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
}

/** Whether a page answers again after an error. A page that's being left answers with errors for a moment. */
async function recovers(page: EnginePage): Promise<boolean> {
  for (const end = Date.now() + ERRORS; Date.now() < end; await new Promise((go) => setTimeout(go, 100)))
    if (await within(ERRORS, page.evaluate<number>('1')).catch(() => 0)) return true;
  return false;
}

/** The browsers of a file's tests. A test runs once more, in new browsers, but only if one was lost. */
export function createSession(viewport: Viewport) {
  let pages = new Map<Engine, Promise<EnginePage>>();
  let lost: LostBrowserError | undefined;

  function lose(name: string, reason: unknown): LostBrowserError {
    lost ??= new LostBrowserError(`${name} was lost: ${reason instanceof Error ? reason.message : reason}`);
    process.stdout.write(`${lost.message}\n`);
    return lost;
  }

  async function answered(name: string, page: EnginePage, run: () => Promise<unknown>): Promise<unknown> {
    if (lost !== undefined) throw lost;
    try {
      return await within(SILENCE, run());
    } catch (error) {
      if (error instanceof LostBrowserError || !(await recovers(page))) throw lose(name, error);
      throw error;
    }
  }

  async function start(engine: Engine): Promise<EnginePage> {
    const page = await within(SILENCE, engine.start(viewport)).catch((error: unknown) => {
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
      await within(ERRORS, page.close()).catch(() => page.kill?.());
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
