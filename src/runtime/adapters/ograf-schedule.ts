import { createManualClock } from '../playback/clock.ts';
import type { Template, TemplateOptions } from '../template.ts';
import type { OgrafSteps } from './ograf-steps.ts';
import type { OgrafScheduledAction } from './ograf-types.ts';

/** A template and at which step it is. */
export interface OgrafGraphicState {
  readonly template: Template;
  readonly steps: OgrafSteps;
}

/** Makes a template on a clock. */
type GraphicMaker = (clock: TemplateOptions['clock']) => OgrafGraphicState;

/** Runs one action on a template. */
type ActionRunner = (state: OgrafGraphicState, action: OgrafScheduledAction['action']) => unknown;

/** A graphic that a renderer drives by time. */
export interface ScheduledGraphic {
  readonly setSchedule: (schedule: readonly OgrafScheduledAction[]) => void;
  /** Resolves when the picture of that moment stands in the page. */
  readonly goToTime: (milliseconds: number) => Promise<void>;
  readonly current: () => OgrafGraphicState;
  /** Lets nothing begin any more; the current template is removed by whoever has it. */
  readonly remove: () => void;
}

/** Longest piece of time that passes at once, in milliseconds: below a frame of the fastest composition. */
const STEP = 5;

/**
 * Makes a graphic that is not in real time. A moment is reached by living through everything before it on a clock
 * that stands still in between, so the picture depends on the schedule only. To go back, a new template starts from nothing
 * and takes the old one's place when it is there.
 */
export function createScheduledGraphic(make: GraphicMaker, run: ActionRunner): ScheduledGraphic {
  let schedule: readonly OgrafScheduledAction[] = [];
  let current = start();
  /** Calls are answered one after the other. */
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
    // However long a picture takes to load, it counts as there at once: the moment alone decides what is seen.
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
    current: () => current,
    setSchedule(next) {
      schedule = [...next].sort((one, other) => one.timestamp - other.timestamp);
      isChanged = current.clock.now() > 0 || current.done > 0;
    },
    goToTime: (milliseconds) => (queue = queue.then(() => liveUntil(milliseconds))),
    remove() {
      isRemoved = true;
    },
  };
}

/** The parameters of an action, however a host hands them over: missing, null or an object. */
export const paramsOf = <Params extends object>(params: unknown): Partial<Params> =>
  Object(params) as Partial<Params>;
