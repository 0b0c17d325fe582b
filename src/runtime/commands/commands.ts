import type { Flags, Keyfill } from '../api/keyfill.ts';
import type { Built } from '../objects/build.ts';
import type { Engine } from '../playback/engine.ts';
import { callable, text } from '../state/checks.ts';
import { VERSION } from '../version.ts';
import { createChains, runChain, type Middleware } from './chain.ts';
import { mergeData, parseData, type DataMap } from './data.ts';

/** The parts of the template that commands use. */
interface CommandsContext {
  /** All compositions. They're read when a command arrives, because their actions are created with `keyfill`. */
  readonly built: () => Built;
  readonly engine: () => Engine;
  readonly report: (place: string, error: unknown) => void;
  /** The keys of the operator's form, if unused keys should be reported. */
  readonly formKeys?: readonly string[] | false | undefined;
}

/** The playout commands, each of which runs its middleware and then its default. */
interface Commands {
  readonly keyfill: Keyfill;
  readonly load: () => void;
  readonly update: (data: unknown) => void;
  readonly play: () => void;
  readonly next: () => void;
  readonly stop: () => void;
  readonly invoke: (name: string, argument: unknown) => void;
  /** Whether a stop command is waiting for its middleware. */
  readonly isStopPending: () => boolean;
  /** Cancels everything that's still waiting. */
  readonly remove: () => void;
}

/** The maximum number of unknown keys in a report, and the maximum number of characters of each. */
const [MOST_KEYS, LONGEST_KEY] = [20, 60];

const placeOfUpdate = (key: string): string => `command update, key "${key}"`;
const placeOfInvoke = (name: string): string => `command invoke, "${name}"`;

/** Creates the commands of a template and the `keyfill` object for its actions. */
export function createCommands({ built, engine, report, formKeys }: CommandsContext): Commands {
  /** The middleware by command, under the name that error reports use. */
  const chains = createChains();
  const use = (method: string, place: string, callback: Middleware): (() => void) =>
    chains.add(place, callable(method, callback));
  const arrived = new Set<keyof Flags>();
  const flags = {} as Flags;
  for (const name of ['load', 'update', 'play', 'next', 'stop'] as const)
    Object.defineProperty(flags, name, { get: () => arrived.has(name), enumerable: true });
  Object.freeze(flags);
  let data: DataMap = Object.freeze({ __proto__: null } as unknown as DataMap);
  let isRemoved = false;
  /** Increases on play and stop, which cancels everything that was waiting before. */
  let turn = 0;
  /** True from the arrival of a stop command until its default runs, unless a play command cancels it. */
  let isStopPending = false;
  /** The newest update of each key. */
  const updateTurns = new Map<string, number>();
  /** Unused keys that have been reported. */
  const reportedKeys = new Set<string>();

  function run(place: string, args: readonly unknown[], isLate: () => boolean, done: () => void): void {
    runChain(
      chains.list(place).map((middleware) => (next) => middleware(...(args as never[]), next as never)),
      () => isRemoved || isLate(),
      (error) => report(place, error),
      done,
    );
  }

  function runTransport(command: 'play' | 'next' | 'stop', done: () => void): void {
    arrived.add(command);
    if (command !== 'next') turn += 1;
    if (command === 'play') isStopPending = false;
    const own = turn;
    run(`command ${command}`, [], () => turn !== own, done);
  }

  function updateKey(key: string, value: string): void {
    const own = (updateTurns.get(key) ?? 0) + 1;
    updateTurns.set(key, own);
    const isLate = (): boolean => updateTurns.get(key) !== own;
    run(placeOfUpdate(key), [key, value], isLate, () => {
      for (const { layers } of built().compositions) {
        for (const { element } of layers) if (element.key === key) element.take?.(value);
      }
    });
  }

  /** Reports the keys that nothing uses, once each, because whoever sends them is waiting for text that never appears. */
  function reportUnknown(keys: readonly string[]): void {
    if (!formKeys) return;
    const own = new Set(formKeys);
    for (const { layers } of built().compositions)
      for (const { element } of layers) if (element.key) own.add(element.key);
    const unknown = keys.filter(
      (key) => !own.has(key) && !reportedKeys.has(key) && chains.list(placeOfUpdate(key)).length === 0,
    );
    if (unknown.length === 0) return;
    for (const key of unknown) reportedKeys.add(key);
    const names = (list: readonly string[]): string =>
      list.map((key) => JSON.stringify(key.slice(0, LONGEST_KEY))).join(', ') || 'none';
    const listed = unknown.slice(0, MOST_KEYS);
    report(
      'command update',
      `nothing in the template uses the key ${names(listed)}. The keys that exist: ${names([...own])}.`,
    );
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
    useOnPlay: (callback) => use('useOnPlay', 'command play', callback),
    useOnNext: (callback) => use('useOnNext', 'command next', callback),
    useOnStop: (callback) => use('useOnStop', 'command stop', callback),
    useOnUpdate: (key, callback) => use('useOnUpdate', placeOfUpdate(text('useOnUpdate', key)), callback),
    useOnInvoke: (name, callback) => use('useOnInvoke', placeOfInvoke(text('useOnInvoke', name)), callback),
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
      reportUnknown(Object.keys(incoming));
      for (const key of merged.changed) updateKey(key, data[key] ?? '');
    },
    play: () =>
      runTransport('play', () => {
        engine().restart();
      }),
    next: () => runTransport('next', () => engine().next(built().main)),
    stop() {
      isStopPending = true;
      runTransport('stop', () => {
        isStopPending = false;
        engine().stop(built().main);
      });
    },
    isStopPending: () => isStopPending,
    invoke: (name, argument) =>
      run(
        placeOfInvoke(name),
        [argument],
        () => false,
        () => {},
      ),
    remove: () => {
      isRemoved = true;
    },
  };
}
