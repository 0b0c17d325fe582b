// Runs the documentation's code as a template's actions, on a clock that only moves when it's advanced.
import { beforeEach, vi } from 'vitest';
import type { Composition } from '../../src/runtime/api/objects.ts';
import type { Keyfill } from '../../src/runtime/api/keyfill.ts';
import type { Action } from '../../src/runtime/definition/actions.ts';
import type { LottiePlayer } from '../../src/runtime/dom/lottie-view.ts';
import { initialData } from '../../src/playout/definition/fields.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { createManualClock } from '../../src/runtime/playback/clock.ts';
import { createTemplate, type Template } from '../../src/runtime/template.ts';
import { actionsOf, type Block, blocksOf } from './blocks.ts';
import { PICTURE, projectOf } from './project-of.ts';

/** One frame at 50 fps, in milliseconds. */
const FRAME = 20;
/** The frame of a frame action without a frame in its title. */
const ANY_FRAME = 10;

const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Replaces what jsdom doesn't have. */
function prepare(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // jsdom loads no pictures and no fonts, and there is no network.
  HTMLImageElement.prototype.decode = async () => {};
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: () => {}, delete: () => {} },
  });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly load = async (): Promise<void> => {};
    },
  );
  vi.stubGlobal('fetch', async () => new Response('{"home": 3, "celsius": 17.6}'));
}

/** Prepares each test of a file. */
export const prepareEach = (): void => beforeEach(prepare);

/** Returns the runnable block with certain words on a page, or in one section if several blocks have them. */
export function blockWith(page: string, words: string, section?: string): Block {
  const [found, ...others] = blocksOf(`${page}.mdx`).filter(
    (block) => block.code.includes(words) && (section === undefined || block.section === section),
  );
  if (!found || others.length > 0) throw new Error(`${page}: not exactly one block with ${words}`);
  return found;
}

/** Lets promises and whatever they wait for run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page's code at work. */
export interface Started {
  readonly project: ProjectDefinition;
  readonly template: Template;
  readonly main: Composition;
  readonly layer: (name: string) => NonNullable<ReturnType<Composition['findLayerByName']>>;
  readonly keyed: (key: string) => NonNullable<ReturnType<Composition['findElementByKey']>>;
  readonly nested: (name: string) => Composition;
  readonly ends: () => number;
  /** Middleware that was registered but never called. */
  readonly uncalled: () => readonly string[];
  /** Lets a number of frames of the main composition pass at 50 fps, one by one or in larger steps. */
  readonly wait: (frames: number, step?: number) => void;
}

/** Returns a `keyfill` that records which middleware was called. All of its functions register middleware. */
function watched(keyfill: Keyfill, waiting: Map<object, string>): Keyfill {
  type Callback = (...values: unknown[]) => unknown;
  const watch =
    (name: string, register: (...all: unknown[]) => () => void) =>
    (...all: unknown[]): (() => void) => {
      const keys = all.slice(0, -1);
      const own = (...values: unknown[]): unknown => {
        waiting.delete(own);
        return (all.at(-1) as Callback)(...values);
      };
      waiting.set(own, [name, ...keys].join(' '));
      const takeOut = register(...keys, own);
      return () => {
        waiting.delete(own);
        takeOut();
      };
    };
  return new Proxy({} as Keyfill, {
    get(_target, name) {
      const value: unknown = Reflect.get(keyfill, name);
      return typeof value === 'function' ? watch(String(name), value as never) : value;
    },
  });
}

/** Returns the ID of the composition that a title names, or of the main composition if it names none. */
function idOf({ compositions, mainComposition }: ProjectDefinition, { of, place }: Block): string {
  if (of === undefined) return mainComposition;
  const found = compositions.find(({ name }) => name.toLowerCase() === of.toLowerCase());
  if (!found) throw new Error(`${place}: no composition ${of}`);
  return found.id;
}

function withFrames(project: ProjectDefinition, actions: readonly Block[]): ProjectDefinition {
  const compositions = project.compositions.map((composition) => {
    const { frameActions = [] } = composition;
    const more = actions
      .filter((action) => action.kind === 'frame' && idOf(project, action) === composition.id)
      .map(({ frame = ANY_FRAME }) => ({ frame }))
      .filter(({ frame }) => !frameActions.some((known) => known.frame === frame));
    return { ...composition, frameActions: [...frameActions, ...more] };
  });
  return { ...project, compositions };
}

/** A player with animations that last two seconds and draw nothing. */
export const lottie = async (): Promise<LottiePlayer> => ({
  show: async () => ({ totalFrames: 60, frameRate: 30, goToAndStop: () => {}, destroy: () => {} }) as never,
});

/** Loads a template whose actions are a block and the blocks that it continues. */
export async function start(block: Block): Promise<Started> {
  const project = await projectOf(block);
  let ends = 0;
  const waiting = new Map<object, string>();
  const clock = createManualClock();
  document.body.replaceChildren(document.createElement('div'));
  const host = document.body.firstElementChild as HTMLElement;
  const actions = actionsOf(block);
  const template = createTemplate(
    host,
    withFrames(project, actions),
    (keyfill) => {
      const api = watched(keyfill, waiting);
      const actionsById: Record<string, { composition?: Action; frames: Record<number, Action> }> = {};
      for (const action of actions) {
        const isBlock = action.place === block.place;
        // Strict mode, as in every export, on this site, and in the preview.
        const code = new AsyncFunction('keyfill', 'ended', `'use strict';\n${action.code}\nended();`);
        // `this` is the composition, as in an export.
        const run: Action = function run() {
          return code.call(this, api, () => (ends += isBlock ? 1 : 0));
        };
        const id = idOf(project, action);
        const own = (actionsById[id] ??= { frames: {} });
        if (action.kind === 'composition') own.composition = run;
        else own.frames[action.frame ?? ANY_FRAME] = run;
      }
      return actionsById;
    },
    { clock, lottie },
  );
  await template.load();
  const main = template.keyfill.mainComposition;
  const layer: Started['layer'] = (name) => main.findLayerByName(name)!;
  return {
    project,
    template,
    main,
    layer,
    keyed: (key) => main.findElementByKey(key)!,
    nested: (name) => layer(name).element.composition,
    ends: () => ends,
    uncalled: () => [...waiting.values()],
    wait: (frames, step = 1) => clock.advance(frames * FRAME, step * FRAME),
  };
}

/** Runs the block with these words on a page, or in one of its sections. */
export const open = (...where: Parameters<typeof blockWith>): Promise<Started> => start(blockWith(...where));

/** A value that the code of pages accepts, by what its key says. */
function valueFor(key: string): string {
  if (/colou?r|accent|team/i.test(key)) return '#c1121f';
  return /logo|portrait|photo|flag/i.test(key) ? PICTURE : '1';
}

/** Runs a block with a value for each key that it names, then with other values, then with every command. */
export async function run(block: Block): Promise<Started> {
  const started = await start(block);
  const { project, template, wait } = started;
  const code = actionsOf(block)
    .map((action) => action.code)
    .join('\n');
  const keys = code.match(/\b(?:_[a-z]\w*|f\d)\b/gi) ?? [];
  const data = { ...initialData(project), ...Object.fromEntries(keys.map((key) => [key, valueFor(key)])) };
  template.update(data);
  template.play();
  await settle();
  wait(30, 5);
  template.update(Object.fromEntries(keys.map((key) => [key, valueFor(key).replace('1', '2')])));
  for (const [, name = ''] of code.matchAll(/useOnInvoke\('(\w+)'/g)) template.invoke(name, valueFor(name));
  template.next();
  await settle();
  // First to the step, and from there to the frame before the outro.
  wait(40, 10);
  template.next();
  await settle();
  wait(120, 20);
  template.stop();
  await settle();
  wait(200, 20);
  template.remove();
  return started;
}

/** Returns what a block has written to the console, formatted the way a console does it. */
export const output = (): string[] =>
  vi.mocked(console.log).mock.calls.map((values) => values.map(String).join(' '));
