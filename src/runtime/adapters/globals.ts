import type { Keyfill } from '../api/keyfill.ts';
import type { Template } from '../template.ts';
import { createDebugView, DEBUG_COMMAND, isDebugAsked } from './debug.ts';
import { isFromRundown, parseJson, readSpxData, type FieldKinds } from './spx-data.ts';

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
  /** Whether the export is for SPX, which escapes what it sends and leaves out what is empty. */
  readonly isSpx?: boolean;
  /** The fields of SPX's form. */
  readonly fields?: FieldKinds;
}

const hostOf = (target: PlayoutWindow, isSpx: boolean): string =>
  target.caspar || target.casparcg ? 'CasparCG' : isSpx ? 'SPX or browser' : 'browser';

/**
 * Puts the commands of a template onto the window, where CasparCG and SPX call them, and loads it.
 *
 * CasparCG's own `remove` is kept and called last: without it the server could not unload the page.
 *
 * @param removed - Called when the template has been removed.
 */
export function installGlobals(
  template: Template,
  target: PlayoutWindow,
  { isSpx = false, fields = {} }: GlobalsOptions = {},
  removed = (): void => {},
): void {
  const debug = createDebugView(template, hostOf(target, isSpx));
  const removeNative = target.remove;
  const define = (name: string, value: unknown): void => {
    (target as unknown as Record<string, unknown>)[name] = value;
  };
  define('keyfill', template.keyfill);
  for (const name of ['play', 'stop', 'next'] as const) define(name, () => template[name]());
  // SPX loads the page again for every play, so the first data belongs to a play.
  let isFirst = true;
  const readSpx = (text: unknown): unknown => {
    const data = parseJson(text);
    const isEscaped = isFromRundown(data);
    const read = readSpxData(data, fields, isEscaped, isEscaped || isFirst);
    if (read !== data) isFirst = false;
    return read;
  };
  define('update', (data?: unknown) => template.update(isSpx ? readSpx(data) : data));
  define('remove', () => {
    template.remove();
    removed();
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
