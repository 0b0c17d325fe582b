import type { Keyfill } from '../../../runtime/index.ts';
import type { FrameReport } from '../messages.ts';
import { EndlessError } from './guard.ts';

const TEXT_LIMIT = 2000;

/** The maximum number of errors to remember. The runtime reports an error soon after it's thrown. */
const MOST = 50;

type Where = Pick<FrameReport, 'line' | 'column' | 'place'>;

const NOWHERE: Where = { line: undefined, column: undefined, place: undefined };

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Returns the first place in a module that a stack has: `at play (blob:…:12:34)`, `play@blob:…:12:34`. */
function placeInStack(stack: string | undefined, address: string): Where {
  const start = stack?.indexOf(`${address}:`) ?? -1;
  const found = start < 0 ? null : /^:(\d+):(\d+)/.exec((stack ?? '').slice(start + address.length));
  return found ? { line: Number(found[1]), column: Number(found[2]), place: undefined } : NOWHERE;
}

/** Finds out where errors come from, and reports them to the page. */
interface Reports {
  /** Wraps a function so that the place of its errors is remembered. The errors are thrown again. */
  readonly watch: <This, Args extends unknown[], Result>(
    callback: (this: This, ...args: Args) => Result,
  ) => (this: This, ...args: Args) => Result;
  readonly fromRuntime: (text: string) => void;
  /** Reports a loop or function that the guard has stopped, but not the errors that follow from it. */
  readonly ended: (error: EndlessError) => void;
  readonly uncaught: (error: unknown) => void;
  /** The module's address as it appears in stack traces. */
  setAddress: (address: string) => void;
}

/**
 * @param send - Sends a report to the page.
 * @param frame - Returns the frame that's on screen.
 */
export function createReports(send: (report: FrameReport) => void, frame: () => number | undefined): Reports {
  let address = '';
  /** The places of errors, by their text, because the runtime only passes text. */
  const places = new Map<string, Where>();

  function whereOf(error: unknown): Where {
    if (error instanceof EndlessError) return { ...NOWHERE, place: error.place };
    return error instanceof Error ? placeInStack(error.stack, address) : NOWHERE;
  }
  function remember(error: unknown): void {
    if (places.size >= MOST) places.clear();
    places.set(nameOf(error), whereOf(error));
  }
  const tell = (text: string, where: Where, at: number | undefined): void =>
    send({ ...where, text: text.slice(0, TEXT_LIMIT), frame: at });

  return {
    watch: (callback) =>
      function (...args) {
        try {
          const result = callback.apply(this, args);
          if (result instanceof Promise) result.catch(remember);
          return result;
        } catch (error) {
          remember(error);
          throw error;
        }
      },
    fromRuntime(text) {
      const plain = text.replace(/^\[keyfill\] /, '');
      const [, where = NOWHERE] = [...places].find(([name]) => plain.endsWith(name)) ?? [];
      if (where.place !== undefined) return;
      const [, named] = /^composition ".*?", frame (\d+):/.exec(plain) ?? [];
      tell(plain, where, named === undefined ? frame() : Number(named));
    },
    ended: (error) => tell(nameOf(error), whereOf(error), frame()),
    uncaught(error) {
      if (!(error instanceof EndlessError)) tell(nameOf(error), whereOf(error), frame());
    },
    setAddress(next) {
      address = next;
    },
  };
}

/** Returns `keyfill` with middleware whose errors are traced. */
export function watchKeyfill(keyfill: Keyfill, { watch }: Reports): Keyfill {
  const watched = <Callback>(callback: Callback): Callback =>
    typeof callback === 'function'
      ? (watch(callback as unknown as (...args: unknown[]) => unknown) as unknown as Callback)
      : callback;
  const own: Pick<Keyfill, 'useOnPlay' | 'useOnNext' | 'useOnStop' | 'useOnUpdate' | 'useOnInvoke'> = {
    useOnPlay: (callback) => keyfill.useOnPlay(watched(callback)),
    useOnNext: (callback) => keyfill.useOnNext(watched(callback)),
    useOnStop: (callback) => keyfill.useOnStop(watched(callback)),
    useOnUpdate: (key, callback) => keyfill.useOnUpdate(key, watched(callback)),
    useOnInvoke: (name, callback) => keyfill.useOnInvoke(name, watched(callback)),
  };
  return Object.freeze(Object.create(keyfill, Object.getOwnPropertyDescriptors(own)) as Keyfill);
}
