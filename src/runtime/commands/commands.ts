import type { Flags, Keyfill, Next } from '../api/keyfill.ts';
import type { Built } from '../objects/build.ts';
import type { Engine } from '../playback/engine.ts';
import { callable, text } from '../state/checks.ts';
import { VERSION } from '../version.ts';
import { createChain, runChain, type Chain } from './chain.ts';
import { mergeData, parseData, type DataMap } from './data.ts';

type Handler = (next: Next) => unknown;
type UpdateHandler = (key: string, value: string, next: Next) => unknown;
type InvokeHandler = (argument: unknown, next: Next) => unknown;

/** What commands act on. */
export interface CommandsContext {
  /** All compositions; they are asked for when a command comes, since their actions are made with `keyfill`. */
  readonly built: () => Built;
  readonly engine: () => Engine;
  readonly report: (place: string, error: unknown) => void;
}

/** The commands of playout, each through its middlewares to its default. */
export interface Commands {
  readonly keyfill: Keyfill;
  readonly load: () => void;
  readonly update: (data: unknown) => void;
  readonly play: () => void;
  readonly next: () => void;
  readonly stop: () => void;
  readonly invoke: (name: string, argument: unknown) => void;
  /** Cancels everything that still waits. */
  readonly remove: () => void;
}

/** A chain for each name. */
function createNamedChains<Middleware>() {
  const chains = new Map<string, Chain<Middleware>>();
  return {
    add(name: string, middleware: Middleware): () => void {
      const chain = chains.get(name) ?? createChain<Middleware>();
      chains.set(name, chain);
      return chain.add(middleware);
    },
    list: (name: string): readonly Middleware[] => chains.get(name)?.list() ?? [],
  };
}

/** Makes the commands of a template and the `keyfill` object of its actions. */
export function createCommands({ built, engine, report }: CommandsContext): Commands {
  const transport = {
    play: createChain<Handler>(),
    next: createChain<Handler>(),
    stop: createChain<Handler>(),
  };
  const updates = createNamedChains<UpdateHandler>();
  const invokes = createNamedChains<InvokeHandler>();
  const arrived = new Set<keyof Flags>();
  const flags: Flags = Object.freeze({
    get load() {
      return arrived.has('load');
    },
    get update() {
      return arrived.has('update');
    },
    get play() {
      return arrived.has('play');
    },
    get next() {
      return arrived.has('next');
    },
    get stop() {
      return arrived.has('stop');
    },
  });
  let data: DataMap = Object.freeze(Object.create(null) as DataMap);
  let isRemoved = false;
  /** Grows with play and stop: what waits from before goes no further. */
  let turn = 0;
  /** The newest update of each key. */
  const updateTurns = new Map<string, number>();

  const failedIn =
    (command: string) =>
    (error: unknown): void =>
      report(command, error);

  function runTransport(command: keyof typeof transport, done: () => void): void {
    arrived.add(command);
    if (command !== 'next') turn += 1;
    const own = turn;
    runChain({
      middlewares: transport[command].list(),
      call: (middleware, next) => middleware(next),
      isCancelled: () => isRemoved || turn !== own,
      failed: failedIn(`command ${command}`),
      done,
    });
  }

  function updateKey(key: string, value: string): void {
    const own = (updateTurns.get(key) ?? 0) + 1;
    updateTurns.set(key, own);
    runChain({
      middlewares: updates.list(key),
      call: (middleware, next) => middleware(key, value, next),
      isCancelled: () => isRemoved || updateTurns.get(key) !== own,
      failed: failedIn(`command update, key "${key}"`),
      done: () => {
        for (const { layers } of built().compositions) {
          for (const { element } of layers) if (element.key === key) element.take?.(value);
        }
      },
    });
  }

  const keyfill: Keyfill = {
    get templateData() {
      return data;
    },
    get flags() {
      return flags;
    },
    get mainComposition() {
      return built().main.api;
    },
    get compositions() {
      return Object.freeze(built().compositions.map((composition) => composition.api));
    },
    get version() {
      return VERSION;
    },
    useOnPlay: (callback) => transport.play.add(callable('useOnPlay', callback)),
    useOnNext: (callback) => transport.next.add(callable('useOnNext', callback)),
    useOnStop: (callback) => transport.stop.add(callable('useOnStop', callback)),
    useOnUpdate: (key, callback) => updates.add(text('useOnUpdate', key), callable('useOnUpdate', callback)),
    useOnInvoke: (name, callback) =>
      invokes.add(text('useOnInvoke', name), callable('useOnInvoke', callback)),
  };

  return {
    keyfill: Object.freeze(keyfill),
    load: () => {
      arrived.add('load');
    },
    update(input) {
      arrived.add('update');
      let incoming: DataMap;
      try {
        incoming = parseData(input);
      } catch (error) {
        report('command update', error);
        return;
      }
      const merged = mergeData(data, incoming);
      data = merged.data;
      for (const key of merged.changed) updateKey(key, data[key] ?? '');
    },
    play: () =>
      runTransport('play', () => {
        const { main } = built();
        main.playhead.stop = 'none';
        engine().goToAndPlay(main, 0, false);
      }),
    next: () => runTransport('next', () => engine().next(built().main)),
    stop() {
      const { main } = built();
      const { playhead } = main;
      if (playhead.isVisible && playhead.hasPlayed && playhead.stop === 'none') playhead.stop = 'asked';
      runTransport('stop', () => engine().stop(main));
    },
    invoke(name, argument) {
      runChain({
        middlewares: invokes.list(name),
        call: (middleware, next) => middleware(argument, next),
        isCancelled: () => isRemoved,
        failed: failedIn(`command invoke, "${name}"`),
        done: () => {},
      });
    },
    remove: () => {
      isRemoved = true;
    },
  };
}
