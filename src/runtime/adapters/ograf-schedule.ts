import { parseData, type DataMap } from '../commands/data.ts';
import { createManualClock } from '../playback/clock.ts';
import type { Template, TemplateOptions } from '../template.ts';
import type { OgrafSteps } from './ograf-steps.ts';
import type { OgrafAnswer, OgrafPlayParams, OgrafScheduledAction } from './ograf-types.ts';

/** A template and its current step. */
export interface OgrafGraphicState {
  readonly template: Template;
  readonly steps: OgrafSteps;
}

/** Creates the graphic in its first state, with the data that the host has edited since then. */
type GraphicMaker = (clock: TemplateOptions['clock'], edits: DataMap) => OgrafGraphicState;

type ActionRunner = (
  state: OgrafGraphicState,
  action: OgrafScheduledAction['action'],
) => Promise<OgrafAnswer>;

/** The most time that passes in one step, in milliseconds, because the engine doesn't catch up endlessly. */
const STEP = 60_000;

/** Returns the values of an update. The template reports data that can't be read. */
function valuesOf({ params }: OgrafScheduledAction['action']): DataMap {
  try {
    return parseData(paramsOf<{ data: unknown }>(params).data);
  } catch {
    return {};
  }
}

/** Returns the same text for plays that do the same at the same time, and nothing for other actions. */
function playOf({ timestamp, action: { type, params } }: OgrafScheduledAction): string | undefined {
  const { goto, delta = 1, skipAnimation = false } = paramsOf<OgrafPlayParams>(params);
  return type === 'playAction' ? `${timestamp} ${goto ?? `+${delta}`} ${skipAnimation}` : undefined;
}

/**
 * Creates a graphic that a renderer controls by time. What it shows at a moment depends only on what the host
 * has asked for: to reach a moment, it plays everything before it on a clock that stops in between. To go
 * back in time, a new template starts from the beginning and replaces the old one as soon as it's ready.
 *
 * Hosts such as DaVinci Resolve also call actions directly. An action counts as scheduled at the time to
 * which the host went last, and a play that's in the schedule at the same time is the same play. An edit, in
 * contrast, holds for the whole clip: an editor changes text on a still, wherever the playhead is, and must
 * find it there when scrubbing to either side. Only an update that's scheduled later overrides it.
 */
export function createScheduledGraphic(make: GraphicMaker, run: ActionRunner) {
  let schedule: readonly OgrafScheduledAction[] = [];
  let direct: readonly OgrafScheduledAction[] = [];
  let edits: DataMap = {};
  let current = start();
  let queue: Promise<unknown> = Promise.resolve();
  /** The time to which the host went last. */
  let lastTime = 0;
  let isChanged = false;
  let isRemoved = false;

  function start() {
    const clock = { ...createManualClock(), isExact: true };
    return { clock, ...make(clock, edits), done: 0 };
  }

  /** Returns all actions in order. */
  function timeline(): readonly OgrafScheduledAction[] {
    const plays = schedule.map(playOf);
    const others = direct.filter((asked) => {
      const same = plays.indexOf(playOf(asked) ?? '');
      if (same >= 0) plays[same] = undefined;
      return same < 0;
    });
    return [...schedule, ...others].sort((one, other) => one.timestamp - other.timestamp);
  }

  async function liveUntil(time: number): Promise<void> {
    if (isRemoved) return;
    if (isChanged || time < current.clock.now()) {
      isChanged = false;
      const next = start();
      await next.template.load();
      current.template.remove();
      if (isRemoved) return next.template.remove();
      current = next;
    }
    const { clock, template } = current;
    const actions = timeline();
    // However long a picture takes, it counts as loaded at once, so only the moment decides what's shown.
    await template.settled();
    for (; ; current.done += 1) {
      const due = actions[current.done];
      if (!due || due.timestamp > time) break;
      if (due.timestamp > clock.now()) clock.advance(due.timestamp - clock.now(), STEP);
      void run(current, due.action);
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

  /** Keeps an edit as part of the first data, and takes it out of the updates scheduled up to then. */
  function keepEdit(edit: DataMap, time: number): void {
    edits = { ...edits, ...edit };
    schedule = schedule.map((entry) => {
      const { timestamp, action } = entry;
      if (action.type !== 'updateAction' || timestamp > time) return entry;
      const data = Object.fromEntries(Object.entries(valuesOf(action)).filter(([key]) => !(key in edit)));
      return { timestamp, action: { type: action.type, params: { data } } };
    });
  }

  function handle<Result>(work: () => Promise<Result>): Promise<Result> {
    const handled = queue.then(work);
    queue = handled.catch(() => {});
    return handled;
  }

  return {
    current: (): OgrafGraphicState => current,
    setSchedule(next: readonly OgrafScheduledAction[]): void {
      void handle(async () => {
        schedule = next;
        isChanged ||= current.clock.now() > 0 || current.done > 0;
      });
    },
    /** Carries out an action that the host calls directly. Going to a time shows it. */
    ask(action: OgrafScheduledAction['action']): Promise<OgrafAnswer> {
      const timestamp = lastTime;
      return handle(async () => {
        await current.template.load();
        const answer = await run(current, action);
        if (answer.statusCode !== 200) return answer;
        isChanged = true;
        if (action.type === 'updateAction') keepEdit(valuesOf(action), timestamp);
        else direct = [...direct, { timestamp, action }];
        return answer;
      });
    },
    /** Resolves when the page shows that moment. */
    goToTime(milliseconds: number): Promise<void> {
      lastTime = milliseconds;
      return handle(() => liveUntil(milliseconds));
    },
    /** Prevents anything from starting. The caller removes the current template. */
    remove(): void {
      isRemoved = true;
    },
  };
}

/** The parameters of an action. A host may leave them out, or pass null or an object. */
export const paramsOf = <Params extends object>(params: unknown): Partial<Params> =>
  Object(params) as Partial<Params>;
