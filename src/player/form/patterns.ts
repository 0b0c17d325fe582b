import type { PatternResult } from '../../playout/validation/pattern-test.ts';

/** What the worker receives. */
export interface PatternMessage {
  readonly pattern: string;
  readonly value: string;
}

/** What the worker sends: that a test has started, and its result. */
export type PatternAnswer = 'started' | PatternResult;

/** The time between two checks of a test that runs, in milliseconds. */
const LOOK = 10;

/** After this many checks, a test ends. Time doesn't count, because a page that's held up may be done. */
const MOST_LOOKS = 10;

/** How long the worker may take to start, in milliseconds. Its script may have to be loaded. */
const START_LIMIT = 10_000;

let worker: Worker | undefined;

/** Patterns that were too slow for a value. They aren't tested again. */
const slow = new Set<string>();

function test(message: PatternMessage): Promise<PatternResult> {
  const { pattern } = message;
  if (slow.has(pattern)) return Promise.resolve('slow');
  return new Promise((resolve) => {
    worker ??= new Worker(
      new URL(/* webpackChunkName: "pattern-worker" */ './pattern-worker.ts', import.meta.url),
    );
    const own = worker;
    let looks = 0;
    let timer = setTimeout(end, START_LIMIT);
    /** Ends the worker. If a value can't be tested, it's accepted. */
    function end(result: PatternResult = 'fits'): void {
      own.terminate();
      worker = undefined;
      finish(result);
    }
    function finish(result: PatternResult): void {
      clearTimeout(timer);
      own.onmessage = own.onerror = null;
      resolve(result);
    }
    function look(): void {
      looks += 1;
      timer = setTimeout(look, LOOK);
      if (looks <= MOST_LOOKS) return;
      slow.add(pattern);
      end('slow');
    }
    own.onmessage = ({ data }: MessageEvent<PatternAnswer>) => {
      if (data !== 'started') return finish(data);
      clearTimeout(timer);
      look();
    };
    own.onerror = () => end();
    own.postMessage(message);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Tests a value in a worker with a time limit, one test at a time. Without workers, every value fits. */
export function testPatternAside(pattern: string, value: string): Promise<PatternResult> {
  const result = last.then(() => test({ pattern, value })).catch((): PatternResult => 'fits');
  last = result;
  return result;
}
