import type { Keyfill } from './api/keyfill.ts';
import { createCommands } from './commands/commands.ts';
import { attempt } from './commands/chain.ts';
import type { ActionsFactory } from './definition/actions.ts';
import type { ProjectDefinition } from './definition/project.ts';
import type { LottiePlayer } from './dom/lottie-view.ts';
import { createMeasurer } from './dom/measure.ts';
import { paintComposition } from './dom/paint.ts';
import { createStage } from './dom/stage.ts';
import { GROUP } from './model/paint-groups.ts';
import { build, type CompositionTree } from './objects/build.ts';
import { compositionsOf, elementsOf } from './objects/composition.ts';
import type { RuntimeContext } from './objects/context.ts';
import { browserClock, type Clock } from './playback/clock.ts';
import { createEngine } from './playback/engine.ts';
import { fetchAll } from './resources/fetch-all.ts';
import { createFonts } from './resources/fonts.ts';
import { createTimeLimit } from './resources/limit.ts';
import { createReporter } from './report.ts';
import { finite, wholeFrame } from './state/checks.ts';

/**
 * The options that a host can set for a template.
 * @since 2.3
 */
export interface TemplateOptions {
  /** The source of time. The default is the browser's clock. */
  readonly clock?: Clock;
  /** Returns the address to use for a file in the project. By default, addresses are used unchanged. */
  readonly resolve?: (url: string) => string;
  /** Fetches the Lottie player, which only projects with a Lottie element need. */
  readonly lottie?: () => Promise<LottiePlayer>;
  /** Whether keys of template data that nothing in the template uses are reported. The default is false. */
  readonly reportsUnknownKeys?: boolean;
}

/**
 * A template on a page, as its host controls it.
 * @since 2.3
 */
export interface Template {
  /** The `keyfill` object that actions use. */
  readonly keyfill: Keyfill;
  /** The element that contains the whole template. */
  readonly root: HTMLElement;
  readonly invokeCommands: readonly string[];
  /** The last report, or undefined. */
  readonly lastError: string | undefined;
  /** The data of the last update, unchanged. */
  readonly lastData: unknown;
  /** Mounts the template, invisible, and fetches its resources, once. Commands wait until it has finished. */
  readonly load: () => Promise<void>;
  /** Receives template data: JSON text, CasparCG's XML, an object, or an empty string. */
  readonly update: (data?: unknown) => void;
  /** Plays the main composition from frame 0. */
  readonly play: () => void;
  /** Continues playback to the following rest. */
  readonly next: () => void;
  /** Plays the outro and then hides the graphic. */
  readonly stop: () => void;
  readonly invoke: (name: string, argument?: unknown) => void;
  /** Releases everything. Later commands are ignored. */
  readonly remove: () => void;
  /** Shows a frame of the main composition at once and stays, for previews and non-real-time renderers. */
  readonly seek: (frame: number) => void;
  /** Resolves when the requested pictures have loaded or have taken too long. */
  readonly settled: () => Promise<void>;
  /** Runs to the next rest without waiting for the clock. */
  readonly rush: () => void;
  /** Paints all changes without waiting for the clock. */
  readonly flush: () => void;
  /** Calls the listener after each painting. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Fetches JSON. Removing the template cancels the request. */
async function fetchJson(url: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url.slice(0, 200)} responded with ${response.status}`);
  return (await response.json()) as object;
}

/**
 * Creates a template in a host element. Nothing is added to the page before `load`.
 * @param host - The element that the template fills.
 * @param project - The project file. It isn't checked here; see `validateProject`.
 * @param actions - The code of its actions.
 * @param options - The host's options.
 * @throws Error if the project refers to a composition that doesn't exist.
 * @example
 * const template = createTemplate(document.body, project);
 * template.load();
 * template.update({_name: 'Ada Lovelace'});
 * template.play();
 * @since 2.3
 */
export function createTemplate(
  host: HTMLElement,
  project: ProjectDefinition,
  actions: ActionsFactory = () => ({}),
  options: TemplateOptions = {},
): Template {
  const { clock = browserClock, resolve = (url: string): string => url } = options;
  const reporter = createReporter(() => context.engine?.invalidate());
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const limit = createTimeLimit();
  const fonts = createFonts(resolve);
  const resources = new Map((project.resources ?? []).map((resource) => [resource.id, resource]));
  let loading: Promise<void> | undefined;
  let waiting: (() => void)[] = [];
  let lastData: unknown;

  const stage = createStage(host, () => {
    context.measurer.forget();
    for (const { touch } of elementsOf(main)) touch(GROUP.text | GROUP.look);
  });
  const context: RuntimeContext = {
    measurer: createMeasurer(),
    resources,
    addressOf: (source) => {
      const resource = resources.get(source);
      return resolve(resource?.type === 'image' ? resource.url : source);
    },
    lottie: () => options.lottie?.() ?? Promise.reject(new Error("the host doesn't provide a Lottie player")),
    fetchJson: (url) => fetchJson(resolve(url), abort.signal),
    report: reporter.report,
    pictures: new Set(),
    isComputed: false,
    isRemoved: false,
    engine: undefined,
    fontsLoaded: Promise.resolve(),
  };

  const commands = createCommands({
    built: () => {
      if (!tree) throw new Error('compositions are only available inside an action');
      return tree;
    },
    engine: () => engine,
    report: reporter.report,
    codeText: () =>
      [
        actions,
        ...Object.values(code).flatMap(({ composition, frames = {} }) => [
          composition,
          ...Object.values(frames),
        ]),
      ].join(' '),
    formKeys: options.reportsUnknownKeys && (project.templateDefinition?.fields ?? []).map(({ key }) => key),
  });
  let code: ReturnType<ActionsFactory> = {};
  let tree: CompositionTree | undefined = undefined;
  runAction('actions', () => {
    code = actions(commands.keyfill);
  });
  const built = build(project, code, context);
  tree = built;
  const { main, compositions } = built;

  function paint(): void {
    if (context.isRemoved) return;
    paintComposition(main, reporter.report);
    for (const listener of listeners) runAction('view', listener);
  }

  const engine = createEngine(main, {
    clock,
    paint,
    isStopPending: commands.isStopPending,
    run: (composition, { run, frame }) => {
      if (run)
        runAction(`composition "${composition.name}", frame ${frame}`, () => run.call(composition.api));
    },
  });
  context.engine = engine;

  function runAction(place: string, action: () => unknown): void {
    if (context.isRemoved) return;
    attempt(action, (error) => reporter.report(place, error));
  }

  async function load(): Promise<void> {
    if (context.isRemoved) return;
    stage.mount(main.dom, main.width, main.height);
    paint();
    await fetchAll(context, project.resources ?? [], elementsOf(main), fonts, limit);
    if (context.isRemoved) return;
    context.measurer.forget();
    context.isComputed = true;
    commands.load();
    for (const composition of compositionsOf(main)) {
      const action = code[composition.id]?.composition;
      if (action) {
        runAction(`composition "${composition.name}", composition action`, () =>
          action.call(composition.api),
        );
      }
    }
    const commandsBefore = waiting;
    waiting = [];
    for (const command of commandsBefore) command();
    engine.invalidate();
  }

  /** Runs a command now, or after loading. */
  function order(command: () => void): void {
    if (context.isRemoved) return;
    if (!context.isComputed || waiting.length > 0) {
      waiting.push(command);
      return;
    }
    engine.catchUp();
    command();
    engine.invalidate();
  }

  return {
    keyfill: commands.keyfill,
    root: stage.root,
    invokeCommands: project.invokeCommands ?? [],
    get lastError() {
      return reporter.last();
    },
    get lastData() {
      return lastData;
    },
    load: () => (loading ??= load()),
    update(data = '') {
      order(() => {
        lastData = data;
        commands.update(data);
      });
    },
    play: () => order(commands.play),
    next: () => order(commands.next),
    stop: () => order(commands.stop),
    invoke: (name, argument) => order(() => commands.invoke(name, argument)),
    seek(frame) {
      finite('seek', frame);
      order(() => {
        engine.seek(wholeFrame('seek', frame, 0, main.duration - 1));
        paint();
      });
    },
    async settled() {
      while (context.pictures.size > 0 && !context.isRemoved)
        await limit.wait(Promise.allSettled([...context.pictures])).catch(() => context.pictures.clear());
    },
    rush: () => order(() => engine.rush(main)),
    flush: paint,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove() {
      if (context.isRemoved) return;
      context.isRemoved = true;
      waiting = [];
      commands.remove();
      engine.remove();
      abort.abort();
      limit.remove();
      fonts.remove();
      for (const { view } of compositions.flatMap(({ layers }) => layers.map((layer) => layer.element)))
        view.remove?.();
      context.measurer.remove();
      stage.remove();
      for (const listener of listeners) listener();
    },
  };
}
