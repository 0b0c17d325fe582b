import type { Composition } from './objects.ts';

/**
 * Continues the command with the next middleware or, after the last middleware, with the default behavior.
 * Calling `next` again has no effect.
 * @example
 * keyfill.useOnPlay((next) => setTimeout(next, 200));
 */
export type Next = () => void;

/**
 * Removes the middleware. Calling the function again has no effect.
 * @example
 * const remove = keyfill.useOnPlay((next) => next());
 * remove();
 */
export type Unregister = () => void;

/**
 * Which commands have arrived since the template loaded.
 * @example
 * if (!keyfill.flags.update) console.log('no template data yet');
 */
export interface Flags {
  /**
   * Whether the template has loaded.
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.load); // true
   */
  readonly load: boolean;
  /**
   * Whether an `update` command has arrived.
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.update);
   */
  readonly update: boolean;
  /**
   * Whether a `play` command has arrived.
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.play);
   */
  readonly play: boolean;
  /**
   * Whether a `next` command has arrived.
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.next);
   */
  readonly next: boolean;
  /**
   * Whether a `stop` command has arrived.
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.stop);
   */
  readonly stop: boolean;
}

/**
 * The whole template: its data, its compositions, and the middleware for its commands. The object is in scope
 * in every action.
 * @example
 * console.log(keyfill.mainComposition.name);
 */
export interface Keyfill {
  /**
   * The last value received for each key, as text.
   * @defaultValue empty
   * @example
   * console.log(keyfill.templateData._name);
   */
  readonly templateData: Readonly<Record<string, string>>;
  /**
   * Which commands have arrived since the template loaded.
   * @example
   * console.log(keyfill.flags.play);
   */
  readonly flags: Flags;
  /**
   * The composition that the `play`, `next`, and `stop` commands control. It doesn't exist until the template
   * has been built, so use this property in an action or later.
   * @throws Error if the template hasn't been built yet.
   * @example
   * keyfill.mainComposition.pause();
   */
  readonly mainComposition: Composition;
  /**
   * All compositions, in project order. As with `mainComposition`, use this property in an action or later.
   * @throws Error if the template hasn't been built yet.
   * @example
   * console.log(keyfill.compositions.length);
   */
  readonly compositions: readonly Composition[];
  /**
   * The version of the runtime.
   * @example
   * this.findElementByKey('_name').content = `Keyfill ${keyfill.version}`;
   */
  readonly version: string;
  /**
   * Registers middleware that runs before the `play` command's default behavior, which restarts the main
   * composition at frame 0.
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnPlay((next) => {
   *   console.log('on air');
   *   next();
   * });
   */
  useOnPlay(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware that runs before the `next` command's default behavior, which is to continue to the
   * next frame where playback rests. The default does nothing unless the main composition has been played and
   * is at rest. If playback rests on the outro's last frame during a stop, the default hides the graphic.
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnNext((next) => next());
   */
  useOnNext(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware that runs before the `stop` command's default behavior, which is to play the outro.
   * Until the middleware calls `next`, the stop is pending. If the composition plays in reverse to frame 0
   * while the stop is pending, the graphic is hidden. A new `play`, `stop`, or `remove` command cancels a
   * pending stop, but a `next` command doesn't.
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnStop((next) => {
   *   console.log('going off air');
   *   next();
   * });
   */
  useOnStop(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware for one key. The middleware runs on each update that changes the key's value, before
   * the `update` command's default behavior, which is to pass the value to every element with that key.
   * @param key - The key exactly as it arrives in the data, even if no element has this key.
   * @param callback - Receives the key, the new value, and `next`. The update of this key continues when you
   *   call `next`.
   * @returns A function that removes the middleware.
   * @throws TypeError if `key` isn't a string or `callback` isn't a function.
   * @example
   * keyfill.useOnUpdate('_name', (key, value, next) => {
   *   console.log(key, value);
   *   next();
   * });
   */
  useOnUpdate(key: string, callback: (key: string, value: string, next: Next) => void): Unregister;
  /**
   * Registers a handler for an invoke command. Invoke commands don't have a default behavior. If a handler
   * throws, the other handlers still run.
   * @param name - The name of the invoke command.
   * @param callback - Receives the command's argument and `next`, which runs the handlers registered after
   *   this handler.
   * @returns A function that removes the handler.
   * @throws TypeError if `name` isn't a string or `callback` isn't a function.
   * @example
   * keyfill.useOnInvoke('highlight', (argument, next) => {
   *   console.log(argument);
   *   next();
   * });
   * @since 2.2
   */
  useOnInvoke(name: string, callback: (argument: unknown, next: Next) => void): Unregister;
}
