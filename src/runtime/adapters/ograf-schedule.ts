import { createManualClock } from '../playback/clock.ts';
import type { Template, TemplateOptions } from '../template.ts';
import type { OgrafSteps } from './ograf-steps.ts';
import type { OgrafScheduledAction } from './ograf-types.ts';

/** A template and its current step. */
export interface OgrafGraphicState {
  readonly template: Template;
  readonly steps: OgrafSteps;
}

type GraphicMaker = (clock: TemplateOptions['clock']) => OgrafGraphicState;

type ActionRunner = (state: OgrafGraphicState, action: OgrafScheduledAction['action']) => unknown;

/** The longest time that passes in one step, in milliseconds. It's shorter than a frame of the fastest composition. */
const STEP = 5;

/**
 * Creates a graphic that a renderer controls by time. To reach a moment, it plays everything before that moment on a clock that stops in
 * between, so the result depends only on the schedule. To go back in time, a new template starts from the beginning and replaces the
 * old one as soon as it's ready.
 */
export function createScheduledGraphic(make: GraphicMaker, run: ActionRunner) {
  let schedule: readonly OgrafScheduledAction[] = [];
  let current = start();
  /** Calls are handled one after the other. */
  let queue: Promise<void> = Promise.resolve();
  let isChanged = false;
  let isRemoved = false;

  function start() {
    const clock = { ...createManualClock(), isExact: true };
    return { clock, ...make(clock), done: 0 };
  }

  async function liveUntil(time: number): Promise<void> {
    if (isRemoved) return;
    if (isChanged || time < current.clock.now()) {
      const next = start();
      await next.template.load();
      current.template.remove();
      if (isRemoved) return next.template.remove();
      current = next;
      isChanged = false;
    }
    const { clock, template } = current;
    // No matter how long a picture takes to load, it counts as loaded immediately, so only the moment decides what's shown.
    await template.settled();
    for (; ; current.done += 1) {
      const due = schedule[current.done];
      if (!due || due.timestamp > time) break;
      if (due.timestamp > clock.now()) clock.advance(due.timestamp - clock.now(), STEP);
      run(current, due.action);
      await template.settled();
    }
    if (time > clock.now()) clock.advance(time - clock.now(), STEP);
    await template.settled();
    template.flush();
    await new Promise<void>((resolve) => {
      if (template.root.isConnected && !document.hidden) requestAnimationFrame(() => resolve());
      else resolve();
    });
  }

  return {
    current: (): OgrafGraphicState => current,
    setSchedule(next: readonly OgrafScheduledAction[]): void {
      schedule = [...next].sort((one, other) => one.timestamp - other.timestamp);
      isChanged = current.clock.now() > 0 || current.done > 0;
    },
    /** Resolves when the page shows that moment. */
    goToTime: (milliseconds: number): Promise<void> => (queue = queue.then(() => liveUntil(milliseconds))),
    /** Prevents anything from starting. The caller removes the current template. */
    remove(): void {
      isRemoved = true;
    },
  };
}

/** The parameters of an action. A host may leave them out, or pass null or an object. */
export const paramsOf = <Params extends object>(params: unknown): Partial<Params> =>
  Object(params) as Partial<Params>;
