import type { Flags, Keyfill } from '../api/keyfill.ts';
import type { CompositionTree } from '../objects/build.ts';
import type { Engine } from '../playback/engine.ts';
import { callable, text } from '../state/checks.ts';
import type { ElementNode } from '../state/nodes.ts';
import { VERSION } from '../version.ts';
import { runChain } from './chain.ts';
import { parseData, type DataMap } from './data.ts';

/** Receives the command's arguments, and `next` as the last one. */
type Middleware = (...all: never[]) => unknown;

interface CommandsContext {
  /** All compositions, read when a command arrives, because their actions are created with `keyfill`. */
  readonly built: () => CompositionTree;
  readonly engine: () => Engine;
  readonly report: (place: string, error: unknown) => void;
  /** The keys of the operator's form, if unused keys should be reported. */
  readonly formKeys?: readonly string[] | false | undefined;
  /** The source text of the actions. A key that appears in it counts as used. */
  readonly codeText: () => string;
}

/** The maximum number of unknown keys in a report, and the maximum number of characters of each. */
const [MAX_REPORTED_KEYS, MAX_KEY_LENGTH] = [20, 60];

const listOf = (names: readonly string[]): string =>
  names.map((name) => JSON.stringify(name.slice(0, MAX_KEY_LENGTH))).join(', ') || 'none';

const labelOfUpdate = (key: string): string => `command update, key "${key}"`;
const labelOfInvoke = (name: string): string => `command invoke, "${name}"`;

/** Whether the text contains a key that isn't part of a longer name. */
const hasKey = (text: string, key: string): boolean =>
  text
    .split(key)
    .some(
      (part, index, parts) => index > 0 && !/[\w$]$/.test(parts[index - 1] ?? '') && !/^[\w$]/.test(part),
    );

/** Creates a template's commands, which run middleware and then their default, and its `keyfill` object. */
export function createCommands({ built, engine, report, formKeys, codeText }: CommandsContext) {
  /** All middleware in order. `place` is its command, under the name that error reports use. */
  let registered: readonly { readonly place: string; readonly middleware: Middleware }[] = [];
  const middlewareOf = (place: string): readonly Middleware[] =>
    registered.flatMap((entry) => (entry.place === place ? [entry.middleware] : []));
  function use(method: string, place: string, callback: Middleware): () => void {
    const entry = { place, middleware: callable(method, callback) };
    registered = [...registered, entry];
    return () => {
      registered = registered.filter((other) => other !== entry);
    };
  }
  const receivedCommands = new Set<keyof Flags>();
  const flags = {} as Flags;
  for (const name of ['load', 'update', 'play', 'next', 'stop'] as const)
    Object.defineProperty(flags, name, { get: () => receivedCommands.has(name), enumerable: true });
  Object.freeze(flags);
  let data: DataMap = Object.freeze({ __proto__: null } as unknown as DataMap);
  let isRemoved = false;
  /** Increases on play and stop, which cancels everything that was waiting before. */
  let generation = 0;
  /** True from the arrival of a stop command until its default runs, unless a play command cancels it. */
  let isStopPending = false;
  const updateGenerations = new Map<string, number>();
  const reportedKeys = new Set<string>();
  const elements = (): readonly ElementNode[] =>
    built().compositions.flatMap(({ layers }) => layers.map(({ element }) => element));

  function run(place: string, args: readonly unknown[], isLate: () => boolean, done: () => void): void {
    runChain(
      middlewareOf(place).map((middleware) => (next) => middleware(...(args as never[]), next as never)),
      () => isRemoved || isLate(),
      (error) => report(place, error),
      done,
    );
  }

  function runTransport(command: 'play' | 'next' | 'stop', done: () => void): void {
    receivedCommands.add(command);
    if (command !== 'next') generation += 1;
    if (command === 'play') isStopPending = false;
    const ownGeneration = generation;
    run(`command ${command}`, [], () => generation !== ownGeneration, done);
  }

  function updateKey(key: string, value: string): void {
    const ownGeneration = (updateGenerations.get(key) ?? 0) + 1;
    updateGenerations.set(key, ownGeneration);
    const isLate = (): boolean => updateGenerations.get(key) !== ownGeneration;
    run(labelOfUpdate(key), [key, value], isLate, () => {
      for (const element of elements()) if (element.key === key) element.take?.(value);
    });
  }

  /** Retries pictures that couldn't be loaded, because they may have been repaired at the same address. */
  function retryPictures(): void {
    for (const element of elements()) element.retry?.();
  }

  /** Returns the names that haven't been reported for this reason, or an empty string. */
  function unreported(reason: string, names: readonly string[]): string {
    const news = names.filter((name) => !reportedKeys.has(reason + name));
    for (const name of news) reportedKeys.add(reason + name);
    return news.length > 0 ? listOf(news.slice(0, MAX_REPORTED_KEYS)) : '';
  }

  /** Reports keys that nothing uses, once each, because their sender waits for text that never appears. */
  function reportUnknown(keys: readonly string[]): void {
    if (!formKeys) return;
    const usedKeys = new Set(formKeys);
    for (const { key } of elements()) if (key) usedKeys.add(key);
    const code = codeText();
    const list = unreported(
      'key ',
      keys.filter(
        (key) => !usedKeys.has(key) && middlewareOf(labelOfUpdate(key)).length === 0 && !hasKey(code, key),
      ),
    );
    if (list) {
      report(
        'command update',
        `nothing in the template uses the key ${list}. The keys that exist: ${listOf([...usedKeys])}.`,
      );
    }
  }

  const keyfill: Keyfill = {
    flags,
    version: VERSION,
    get templateData() {
      return data;
    },
    get mainComposition() {
      return built().main.api;
    },
    get compositions() {
      return Object.freeze(built().compositions.map((composition) => composition.api));
    },
    useOnPlay: (callback) => use('useOnPlay', 'command play', callback),
    useOnNext: (callback) => use('useOnNext', 'command next', callback),
    useOnStop: (callback) => use('useOnStop', 'command stop', callback),
    useOnUpdate: (key, callback) => use('useOnUpdate', labelOfUpdate(text('useOnUpdate', key)), callback),
    useOnInvoke: (name, callback) => use('useOnInvoke', labelOfInvoke(text('useOnInvoke', name)), callback),
  };

  return {
    keyfill: Object.freeze(keyfill),
    load: (): void => void receivedCommands.add('load'),
    update(input: unknown): void {
      receivedCommands.add('update');
      let incoming: DataMap;
      const unusable: string[] = [];
      try {
        incoming = parseData(input, (name) => unusable.push(name));
      } catch (error) {
        report('command update', error);
        return;
      }
      const changed = Object.keys(incoming).filter((key) => data[key] !== incoming[key]);
      data = Object.freeze({ __proto__: null, ...data, ...incoming } as unknown as DataMap);
      const list = unreported('XML ', unusable);
      if (list)
        report('command update', `the XML has no value for ${list}. Expected <data id="text" value="..."/>.`);
      reportUnknown(Object.keys(incoming));
      for (const key of changed) updateKey(key, data[key] ?? '');
      retryPictures();
    },
    play(): void {
      retryPictures();
      runTransport('play', () => engine().restart());
    },
    next: (): void => runTransport('next', () => engine().next(built().main)),
    stop(): void {
      isStopPending = true;
      runTransport('stop', () => {
        isStopPending = false;
        engine().stop(built().main);
      });
    },
    isStopPending: (): boolean => isStopPending,
    invoke: (name: string, argument: unknown): void =>
      run(
        labelOfInvoke(name),
        [argument],
        () => false,
        () => {},
      ),
    /** Cancels everything that's still waiting. */
    remove: (): void => {
      isRemoved = true;
    },
  };
}
