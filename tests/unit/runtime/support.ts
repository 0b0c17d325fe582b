import { createOgrafGraphic, type OgrafGraphic } from '../../../src/runtime/adapters/ograf-graphic.ts';
import { createManualClock, type ManualClock } from '../../../src/runtime/playback/clock.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition, LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { createTemplate, type Template, type TemplateOptions } from '../../../src/runtime/template.ts';
import type { Composition } from '../../../src/runtime/api/objects.ts';

/** One frame at 50 fps, in milliseconds. */
export const FRAME = 20;

export const rectangle = (id: string, more: Partial<LayerDefinition> = {}): LayerDefinition => ({
  id,
  name: id,
  element: { type: 'rectangle' },
  ...more,
});

export const keyedText = (key: string, id = key): LayerDefinition => ({
  id,
  name: id,
  element: { type: 'text', key, content: 'drawn' },
});

/** Returns a main composition of 100 frames at 50 fps. */
export const composition = (more: Partial<CompositionDefinition> = {}): CompositionDefinition => ({
  id: 'main',
  name: 'Main',
  width: 1920,
  height: 1080,
  duration: 100,
  layers: [rectangle('plate')],
  ...more,
});

/** Returns a project with the first composition as the main one. */
export const project = (...compositions: readonly CompositionDefinition[]): ProjectDefinition => ({
  keyfill: 1,
  name: 'Test',
  mainComposition: compositions[0]?.id ?? 'main',
  compositions: compositions.length > 0 ? compositions : [composition()],
});

/** Returns actions that only do something in one frame of a composition. */
export const atFrame =
  (frame: number, act: (composition: Composition) => unknown, id = 'main'): ActionsFactory =>
  () => ({
    [id]: {
      frames: {
        [frame]() {
          act(this);
        },
      },
    },
  });

interface Mounted {
  readonly template: Template;
  readonly clock: ManualClock;
  readonly main: Composition;
  /** Advances the clock by a number of frames at 50 fps, with one tick for each. */
  readonly run: (frames: number) => void;
}

/** Creates a template without loading it. */
export function create(
  definition: ProjectDefinition = project(),
  actions?: ActionsFactory,
  options: TemplateOptions = {},
): Mounted {
  const clock = createManualClock();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const template = createTemplate(host, definition, actions, { clock, ...options });
  return {
    template,
    clock,
    main: template.keyfill.mainComposition,
    run: (frames) => clock.advance(frames * FRAME, FRAME),
  };
}

/** Adds an OGraf graphic to the page under its own name, without loading it. */
export function attachGraphic(
  definition: ProjectDefinition,
  actions: ActionsFactory = () => ({}),
): OgrafGraphic {
  const Graphic = createOgrafGraphic(definition, actions);
  customElements.define(`x-${Math.random().toString(36).slice(2)}`, Graphic);
  const element = new Graphic();
  document.body.replaceChildren(element);
  return element;
}

/** Returns what a graphic shows. It's in a shadow root, where a host's styles don't reach. */
export function insideOf(graphic: Element): ShadowRoot {
  const root = graphic.firstElementChild?.shadowRoot;
  if (!root) throw new Error('the graphic is not loaded');
  return root;
}

export async function mount(
  definition?: ProjectDefinition,
  actions?: ActionsFactory,
  options?: TemplateOptions,
): Promise<Mounted> {
  const mounted = create(definition, actions, options);
  await mounted.template.load();
  mounted.clock.advance(0);
  return mounted;
}
