import type { Keyfill } from '../api/keyfill.ts';
import type { Template } from '../template.ts';
import { createDebugView, DEBUG_COMMAND, isDebugAsked } from './debug.ts';
import { decodeData } from './entities.ts';

/** The window of an HTML export: playout systems call these by name. */
export interface PlayoutWindow {
  keyfill?: Keyfill;
  play?: () => void;
  stop?: () => void;
  next?: () => void;
  update?: (data?: unknown) => void;
  remove?: () => void;
  readonly location: { readonly search: string };
  readonly caspar?: unknown;
  readonly casparcg?: unknown;
}

/** What differs between HTML exports. */
export interface GlobalsOptions {
  /** Whether the export is for SPX, which escapes what it sends. */
  readonly isSpx?: boolean;
}

const hostOf = (target: PlayoutWindow, isSpx: boolean): string =>
  target.caspar || target.casparcg ? 'CasparCG' : isSpx ? 'SPX or browser' : 'browser';

/**
 * Puts the commands of a template onto the window, where CasparCG and SPX call them, and loads it.
 *
 * CasparCG's own `remove` is kept and called last: without it the server could not unload the page.
 */
export function installGlobals(
  template: Template,
  target: PlayoutWindow,
  { isSpx = false }: GlobalsOptions = {},
): void {
  const debug = createDebugView(template, hostOf(target, isSpx));
  const removeNative = target.remove;
  const define = (name: string, value: unknown): void => {
    (target as unknown as Record<string, unknown>)[name] = value;
  };
  define('keyfill', template.keyfill);
  for (const name of ['play', 'stop', 'next'] as const) define(name, () => template[name]());
  define('update', (data?: unknown) => template.update(isSpx ? decodeData(data) : data));
  define('remove', () => {
    template.remove();
    removeNative?.call(target);
  });
  for (const name of template.invokeCommands) {
    if (name in target) console.error(`[keyfill] invoke command "${name}": the name is taken in the page`);
    else define(name, (argument?: unknown) => template.invoke(name, argument));
  }
  if (!(DEBUG_COMMAND in target)) define(DEBUG_COMMAND, () => debug.toggle());
  if (isDebugAsked(target.location.search)) debug.toggle(true);
  void template.load();
}
