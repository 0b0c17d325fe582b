import type { DataMap } from '../commands/data.ts';
import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import { isObject } from '../state/checks.ts';
import { createTemplate, type TemplateOptions } from '../template.ts';
import { createDebugView, DEBUG_COMMAND, isDebugRequested, type DebugView } from './debug.ts';
import { createScheduledGraphic, paramsOf, type OgrafGraphicState } from './ograf-schedule.ts';
import { createSteps } from './ograf-steps.ts';
import { isFromRundown, readSpxData, type FieldKinds } from './spx-data.ts';
import { shieldGraphic } from './shield.ts';
import type { OgrafAnswer, OgrafLoadParams, OgrafPlayParams, OgrafScheduledAction } from './ograf-types.ts';

/** The web component of an OGraf graphic, version 1. Every method works without its argument. */
export interface OgrafGraphic extends HTMLElement {
  load(params?: OgrafLoadParams): Promise<OgrafAnswer>;
  dispose(params?: unknown): Promise<OgrafAnswer>;
  playAction(params?: unknown): Promise<OgrafAnswer>;
  stopAction(params?: unknown): Promise<OgrafAnswer>;
  updateAction(params?: unknown): Promise<OgrafAnswer>;
  customAction(params?: unknown): Promise<OgrafAnswer>;
  goToTime(params?: unknown): Promise<OgrafAnswer>;
  setActionsSchedule(params?: unknown): Promise<OgrafAnswer>;
}

/** The options that a host can set for a graphic. */
interface OgrafOptions extends TemplateOptions {
  readonly fields?: FieldKinds;
}

const OK: OgrafAnswer = { statusCode: 200 };
const refused = (statusCode: number, statusMessage: string): OgrafAnswer => ({ statusCode, statusMessage });
/** The latest time that a renderer may ask for, in milliseconds, because everything before it is played. */
const LAST_TIME = 86_400_000;
const NOT_LOADED = refused(409, 'The graphic is not loaded.');

const isScheduled = (entry: OgrafScheduledAction | null): entry is OgrafScheduledAction =>
  !!entry?.action && Number.isFinite(entry.timestamp);

/**
 * Creates the class of an OGraf graphic. The renderer registers it, with a name that it chooses.
 * @param options - The same as for `createTemplate`. `resolve` must make files relative to `import.meta.url`.
 */
export function createOgrafGraphic(
  project: ProjectDefinition,
  actions: ActionsFactory,
  { fields = {}, ...options }: OgrafOptions = {},
): new () => OgrafGraphic {
  return class extends HTMLElement implements OgrafGraphic {
    #current: (() => OgrafGraphicState) | undefined;
    #scheduled: ReturnType<typeof createScheduledGraphic> | undefined;
    #debug: DebugView | undefined;
    /** Whether SPX loaded the graphic. Only SPX escapes its data and leaves out empty values. */
    #isSpx = false;

    async load(params?: OgrafLoadParams): Promise<OgrafAnswer> {
      // This isn't awaited, so a call right after this one already finds the new graphic.
      void this.dispose();
      this.style.width ||= '100%';
      this.style.height ||= '100%';
      const inside = shieldGraphic(this);
      const { data, renderType, rundownData } = paramsOf<OgrafLoadParams>(params);
      this.#isSpx = rundownData !== undefined;
      const firstData = this.#read(data, true);
      const make = (clock?: TemplateOptions['clock'], edits: DataMap = {}): OgrafGraphicState => {
        const template = createTemplate(inside, project, actions, clock ? { ...options, clock } : options);
        // The first data is the graphic's initial state. It waits until the template has loaded.
        if (firstData !== undefined && firstData !== null) template.update(firstData);
        if (Object.keys(edits).length > 0) template.update(edits);
        // Going back in time creates a new template, but the debug view stays on if it was on.
        const isShown = this.#debug?.isShown() ?? isDebugRequested(location.search);
        this.#debug = createDebugView(template, 'OGraf renderer');
        this.#debug.toggle(isShown);
        return { template, steps: createSteps(template, !clock) };
      };
      if (renderType === 'non-realtime') {
        this.#scheduled = createScheduledGraphic(make, (state, action) => this.#act(state, action));
        this.#current = this.#scheduled.current;
      } else {
        const live = make();
        this.#current = () => live;
      }
      const { template } = this.#current();
      const { width, height } = template.keyfill.mainComposition;
      // A host without a height gets the composition's proportions.
      this.style.aspectRatio ||= `${width} / ${height}`;
      await template.load();
      await template.settled();
      return OK;
    }

    async dispose(): Promise<OgrafAnswer> {
      this.#scheduled?.remove();
      this.#current?.().template.remove();
      this.#current = this.#scheduled = this.#debug = undefined;
      this.replaceChildren();
      return OK;
    }

    playAction(params?: unknown): Promise<OgrafAnswer> {
      return this.#command('playAction', params);
    }

    stopAction(params?: unknown): Promise<OgrafAnswer> {
      return this.#command('stopAction', params);
    }

    updateAction(params?: unknown): Promise<OgrafAnswer> {
      return this.#command('updateAction', params);
    }

    customAction(params?: unknown): Promise<OgrafAnswer> {
      return this.#command('customAction', params);
    }

    async goToTime(params?: unknown): Promise<OgrafAnswer> {
      const { timestamp } = paramsOf<{ timestamp: number }>(params);
      if (!this.#scheduled) return this.#notScheduled();
      if (!Number.isFinite(timestamp) || Number(timestamp) > LAST_TIME)
        return refused(400, 'goToTime expects a timestamp in milliseconds, up to 24 hours.');
      await this.#scheduled.goToTime(Math.max(0, Number(timestamp)));
      return OK;
    }

    async setActionsSchedule(params?: unknown): Promise<OgrafAnswer> {
      const { schedule } = paramsOf<{ schedule: readonly (OgrafScheduledAction | null)[] }>(params);
      if (!this.#scheduled) return this.#notScheduled();
      if (!Array.isArray(schedule) || !schedule.every(isScheduled)) {
        return refused(
          400,
          'setActionsSchedule expects a schedule: an array of actions, each with a timestamp.',
        );
      }
      this.#scheduled.setSchedule(schedule);
      return OK;
    }

    /** Reads data the way the host means it. */
    #read(data: unknown, isComplete: boolean): unknown {
      return this.#isSpx ? readSpxData(data, fields, true, isComplete) : data;
    }

    #notScheduled(): OgrafAnswer {
      return this.#current ? refused(400, 'The graphic runs in real time.') : NOT_LOADED;
    }

    async #command(type: string, params: unknown): Promise<OgrafAnswer> {
      const state = this.#current?.();
      if (!state) return NOT_LOADED;
      const action = { type, params };
      // The debug view isn't part of the picture.
      const isPicture = paramsOf<{ id: string }>(params).id !== DEBUG_COMMAND;
      if (this.#scheduled && isPicture) return this.#scheduled.ask(action);
      await state.template.load();
      return this.#act(state, action);
    }

    async #act(
      { template, steps }: OgrafGraphicState,
      { type, params }: OgrafScheduledAction['action'],
    ): Promise<OgrafAnswer> {
      const play = paramsOf<OgrafPlayParams>(params);
      if (type === 'playAction') {
        return Number.isFinite(play.goto ?? 0) && Number.isFinite(play.delta ?? 1)
          ? steps.play(play)
          : refused(400, 'playAction expects numbers as delta and goto.');
      }
      if (type === 'stopAction') return steps.stop(play.skipAnimation ?? false);
      if (type === 'updateAction') {
        const { data = {} } = paramsOf<{ data: unknown }>(params);
        if (!isObject(data))
          return refused(400, 'updateAction expects data as an object, with a value for each key.');
        template.update(this.#read(data, isFromRundown(data)));
        return OK;
      }
      const { id, payload } = paramsOf<{ id: string; payload: unknown }>(params);
      if (type !== 'customAction' || typeof id !== 'string') return refused(400, 'The action is not known.');
      if (id === DEBUG_COMMAND) this.#debug?.toggle();
      else if (!template.invokeCommands.includes(id))
        return refused(404, `The graphic has no custom action "${id}".`);
      else template.invoke(id, payload);
      return OK;
    }
  };
}
