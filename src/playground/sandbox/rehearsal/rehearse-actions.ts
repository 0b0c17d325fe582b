import type { CompositionActions } from '../../../runtime/index.ts';
import { createStandIn, type Callback } from './stand-in.ts';

const MOST = 500;

interface Rehearsal {
  readonly data: Readonly<Record<string, string>>;
  readonly onStep: () => void;
  /** Resolves after promises and other tasks have run. */
  readonly turn: () => Promise<void>;
}

/**
 * Runs actions without a template: each action once, and then once everything that they register for later,
 * such as middleware and timers. It finds single calls that take too long; errors are for the real run.
 * @param scope - Where the code finds its timers and its document.
 * @param load - Returns the factory of the actions.
 */
export async function rehearseActions(
  scope: Record<string, unknown>,
  load: () => Promise<unknown>,
  { data, onStep, turn }: Rehearsal,
): Promise<void> {
  const waiting: Callback[] = [];
  let count = 0;
  const keep = (callback: Callback): void => {
    count += 1;
    if (count <= MOST) waiting.push(callback);
  };
  // Timers never wait, whatever the delay.
  const later = (callback: unknown, _delay?: number, ...args: readonly unknown[]): number => {
    if (typeof callback === 'function') keep({ run: () => callback(...args) as unknown });
    return count;
  };
  const standIn = createStandIn(data, keep);
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'])
    scope[name] = later;
  for (const name of ['document', 'window', 'parent']) scope[name] = standIn;

  /** Runs a function and gives its promises a turn. As in a template, the result isn't awaited. */
  async function attempt(run: () => unknown): Promise<void> {
    onStep();
    try {
      const result = run();
      if (result instanceof Promise) result.catch(() => undefined);
    } catch {
      // The real run reports it.
    }
    await turn();
  }

  const factory = await load().catch(() => undefined);
  if (typeof factory !== 'function') return;
  let actions: unknown;
  await attempt(() => {
    actions = factory(standIn);
  });
  for (const own of Object.values(actions ?? {}) as (CompositionActions | undefined)[]) {
    for (const action of [own?.composition, ...Object.values(own?.frames ?? {})])
      if (typeof action === 'function') keep({ run: () => action.call(standIn as never) });
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) await attempt(next.run);
}
