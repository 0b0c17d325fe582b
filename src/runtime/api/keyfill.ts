import type { Composition } from './composition.ts';

/**
 * Lets the command continue: to the next middleware, in the end to the default. Calling it twice counts once.
 *
 * @example
 * keyfill.useOnPlay((next) => setTimeout(next, 200));
 * @since 1.0
 */
export type Next = () => void;

/**
 * Takes a middleware out again. Calling it twice counts once.
 *
 * @example
 * const takeOut = keyfill.useOnPlay((next) => next());
 * takeOut();
 * @since 1.0
 */
export type TakeOut = () => void;

/**
 * Which commands have arrived since load.
 *
 * @example
 * if (!keyfill.flags.update) console.log('no template data yet');
 * @since 1.0
 */
export interface Flags {
  /**
   * Whether the template is loaded.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.load); // true
   * @since 1.0
   */
  readonly load: boolean;
  /**
   * Whether update has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.update);
   * @since 1.0
   */
  readonly update: boolean;
  /**
   * Whether play has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly play: boolean;
  /**
   * Whether next has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.next);
   * @since 1.0
   */
  readonly next: boolean;
  /**
   * Whether stop has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.stop);
   * @since 1.0
   */
  readonly stop: boolean;
}

/**
 * The template as its actions see it. It is in scope in every action.
 *
 * @example
 * console.log(keyfill.mainComposition.name);
 * @since 1.0
 */
export interface Keyfill {
  /**
   * The last value of each key that has arrived, as text.
   *
   * @defaultValue empty
   * @example
   * console.log(keyfill.templateData._name);
   * @since 1.0
   */
  readonly templateData: Readonly<Record<string, string>>;
  /**
   * Which commands have arrived since load.
   *
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly flags: Flags;
  /**
   * The composition that commands drive. It exists once the actions have been read: ask for it inside an action.
   *
   * @throws Error while the actions are being read.
   * @example
   * keyfill.mainComposition.pause();
   * @since 1.0
   */
  readonly mainComposition: Composition;
  /**
   * All compositions, in the order of the project. They exist once the actions have been read: ask for them inside an action.
   *
   * @throws Error while the actions are being read.
   * @example
   * console.log(keyfill.compositions.length);
   * @since 1.0
   */
  readonly compositions: readonly Composition[];
  /**
   * Version of the runtime.
   *
   * @example
   * console.log(keyfill.version);
   * @since 1.0
   */
  readonly version: string;
  /**
   * Puts a middleware before the default of play, which restarts the main composition at frame 0.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; play continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnPlay((next) => {
   *   console.log('on air');
   *   next();
   * });
   * @since 1.0
   */
  useOnPlay(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of next, which continues playback to the following rest. The default does nothing unless
   * playback rests after a play; at rest on the outro's last frame during a stop, it hides the graphic.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; the command continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnNext((next) => next());
   * @since 1.0
   */
  useOnNext(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of stop, which plays the outro. Until `next` is called, the stop is pending: playback in
   * reverse that reaches frame 0 hides the graphic. A later play, stop, or remove command cancels it, and next doesn't.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; stop continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnStop((next) => {
   *   console.log('going off air');
   *   next();
   * });
   * @since 1.0
   */
  useOnStop(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of update for one key, in which every element with that key takes the value.
   * It runs for each update in which the key has changed. If it throws, that is reported and the update continues.
   *
   * @param key - The key.
   * @param callback - Gets the key, the new value and `next`.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `key` is no string or `callback` no function.
   * @example
   * keyfill.useOnUpdate('_name', (key, value, next) => {
   *   console.log(key, value);
   *   next();
   * });
   * @since 1.0
   */
  useOnUpdate(key: string, callback: (key: string, value: string, next: Next) => void): TakeOut;
  /**
   * Handles an invoke command. Invoke commands have no default.
   * If it throws, that is reported and the other handlers run.
   *
   * @param name - Name of the invoke command.
   * @param callback - Gets the argument of the command and `next`, which lets the handlers after it run.
   * @returns A function that takes the handler out again.
   * @throws TypeError when `name` is no string or `callback` no function.
   * @example
   * keyfill.useOnInvoke('highlight', (argument, next) => {
   *   console.log(argument);
   *   next();
   * });
   * @since 2.2
   */
  useOnInvoke(name: string, callback: (argument: unknown, next: Next) => void): TakeOut;
}
