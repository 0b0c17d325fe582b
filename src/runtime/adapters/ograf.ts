import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import { createTemplate, type Template, type TemplateOptions } from '../template.ts';
import { createDebugView, DEBUG_COMMAND, isDebugAsked, type DebugView } from './debug.ts';
import { decodeData } from './entities.ts';
import { createScheduledGraphic, paramsOf, playParamsOf, type ScheduledGraphic } from './ograf-schedule.ts';
import { createSteps, type OgrafSteps } from './ograf-steps.ts';
import type { OgrafAnswer, OgrafLoadParams, OgrafScheduledAction } from './ograf-types.ts';

/** The web component of an OGraf graphic, version 1. Every method takes a missing argument. */
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

const OK: OgrafAnswer = { statusCode: 200 };
const refused = (statusCode: number, statusMessage: string): OgrafAnswer => ({ statusCode, statusMessage });
const NOT_LOADED = refused(409, 'The graphic is not loaded.');

/**
 * Makes the class of an OGraf graphic. The renderer registers it under a name of its choice; the class registers nothing.
 *
 * @param options - As for `createTemplate`; give `resolve` so that files are found from `import.meta.url`.
 */
export function createOgrafGraphic(
  project: ProjectDefinition,
  actions: ActionsFactory,
  options: TemplateOptions = {},
): new () => OgrafGraphic {
  return class extends HTMLElement implements OgrafGraphic {
    #template: Template | undefined;
    #steps: OgrafSteps | undefined;
    #scheduled: ScheduledGraphic | undefined;
    #debug: DebugView | undefined;
    #firstData: unknown;

    async load(params?: OgrafLoadParams): Promise<OgrafAnswer> {
      await this.dispose();
      this.style.display = 'block';
      if (!this.style.width) this.style.width = '100%';
      if (!this.style.height) this.style.height = '100%';
      const { data, renderType } = paramsOf<OgrafLoadParams>(params);
      this.#firstData = decodeData(data);
      const make = (clock: TemplateOptions['clock']): Template => {
        const template = createTemplate(this, project, actions, clock ? { ...options, clock } : options);
        // The first data is the graphic's initial state; it waits until the template is loaded.
        if (this.#firstData !== undefined && this.#firstData !== null) template.update(this.#firstData);
        // Going back in time makes a new template; the debug view stays where it was asked for.
        const isShown = this.#debug?.isShown() ?? isDebugAsked(location.search);
        this.#debug = createDebugView(template, 'OGraf renderer');
        this.#debug.toggle(isShown);
        return template;
      };
      if (renderType === 'non-realtime') {
        this.#scheduled = createScheduledGraphic(make, (template, steps, { type, params: own }) =>
          this.#act(template, steps, type, own),
        );
        await this.#scheduled.load();
        return OK;
      }
      this.#template = make(undefined);
      this.#steps = createSteps(this.#template, true);
      await this.#template.load();
      return OK;
    }

    async dispose(): Promise<OgrafAnswer> {
      this.#template?.remove();
      this.#scheduled?.remove();
      this.#template = this.#steps = this.#scheduled = this.#debug = undefined;
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
      if (!Number.isFinite(timestamp)) return refused(400, 'goToTime takes a timestamp in milliseconds.');
      await this.#scheduled.goToTime(Math.max(0, timestamp as number));
      return OK;
    }

    async setActionsSchedule(params?: unknown): Promise<OgrafAnswer> {
      const { schedule } = paramsOf<{ schedule: readonly OgrafScheduledAction[] }>(params);
      if (!this.#scheduled) return this.#notScheduled();
      if (!Array.isArray(schedule)) return refused(400, 'setActionsSchedule takes a schedule: an array.');
      this.#scheduled.setSchedule(schedule as readonly OgrafScheduledAction[]);
      return OK;
    }

    #notScheduled(): OgrafAnswer {
      return this.#template ? refused(400, 'The graphic runs in real time.') : NOT_LOADED;
    }

    async #command(type: string, params: unknown): Promise<OgrafAnswer> {
      const template = this.#template ?? this.#scheduled?.template();
      if (!template) return NOT_LOADED;
      return this.#act(template, this.#steps ?? createSteps(template, false), type, params);
    }

    async #act(template: Template, steps: OgrafSteps, type: string, params: unknown): Promise<OgrafAnswer> {
      const { skipAnimation = false } = playParamsOf(params);
      if (type === 'playAction') return steps.play(playParamsOf(params));
      if (type === 'stopAction') return steps.stop(skipAnimation);
      if (type === 'updateAction') {
        template.update(decodeData(paramsOf<{ data: unknown }>(params).data) ?? '');
        return OK;
      }
      const { id, payload } = paramsOf<{ id: string; payload: unknown }>(params);
      if (type !== 'customAction' || id === undefined) return refused(400, 'The action is not known.');
      if (id === DEBUG_COMMAND) this.#debug?.toggle();
      else if (!template.invokeCommands.includes(id))
        return refused(404, `The graphic has no custom action "${id}".`);
      else template.invoke(id, payload);
      return OK;
    }
  };
}
