import { createOgrafGraphic, type OgrafGraphic } from '../../../src/runtime/adapters/ograf-graphic.ts';
import { createManualClock, type ManualClock } from '../../../src/runtime/playback/clock.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition, LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { createTemplate, type Template, type TemplateOptions } from '../../../src/runtime/template.ts';
import type { Composition } from '../../../src/runtime/api/objects.ts';

/** One frame at 50 fps, in milliseconds. */
export const FRAME = 20;

/** Returns a layer whose name is its ID. */
export const layer = (
  id: string,
  element: LayerDefinition['element'],
  more: Partial<LayerDefinition> = {},
): LayerDefinition => ({ id, name: id, element, ...more });

export const rectangle = (id: string, more?: Partial<LayerDefinition>): LayerDefinition =>
  layer(id, { type: 'rectangle' }, more);

export const keyedText = (key: string, id = key): LayerDefinition =>
  layer(id, { type: 'text', key, content: 'drawn' });

/** Returns a layer that shows a composition, whose ID is the layer's name. */
export const showing = (
  composition: string,
  more: Partial<LayerDefinition> = {},
  detachedPlayhead = false,
): LayerDefinition => layer(composition, { type: 'composition', composition, detachedPlayhead }, more);

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

type Options = Omit<TemplateOptions, 'clock'> & { readonly clock?: ManualClock };

/** A clock that ticks exactly when frames are due, as in renderers that count frames. */
export const exactClock = (): ManualClock => ({ ...createManualClock(), isExact: true });

/** Holds pictures back. Returns what makes each of them arrive or fail, by address. */
export function holdPictures(fails: (address: string) => boolean = () => false): Map<string, () => void> {
  const waiting = new Map<string, () => void>();
  HTMLImageElement.prototype.decode = function () {
    const address = this.getAttribute('src') ?? '';
    return new Promise((resolve, reject) => void waiting.set(address, fails(address) ? reject : resolve));
  };
  return waiting;
}

/** Creates a template without loading it. */
export function create(
  definition: ProjectDefinition = project(),
  actions?: ActionsFactory,
  { clock = createManualClock(), ...options }: Options = {},
): Mounted {
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
  options?: Options,
): Promise<Mounted> {
  const mounted = create(definition, actions, options);
  await mounted.template.load();
  mounted.clock.advance(0);
  return mounted;
}
