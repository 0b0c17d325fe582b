import type { Keyfill } from '../api/keyfill.ts';
import { toAscii } from '../report.ts';
import type { Template } from '../template.ts';
import { createDebugView, DEBUG_COMMAND, isDebugRequested } from './debug.ts';
import { isFromRundown, parseJson, readSpxData, type FieldKinds } from './spx-data.ts';

/** The window of an HTML export. Playout systems call these functions by name. */
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

/** The differences between HTML exports. */
export interface GlobalsOptions {
  /** Whether the export is for SPX, which escapes the values that it sends and leaves out empty ones. */
  readonly isSpx?: boolean;
  /** The fields of the form in SPX. */
  readonly fields?: FieldKinds;
}

const hostOf = (target: PlayoutWindow, isSpx: boolean): string =>
  target.caspar || target.casparcg ? 'CasparCG' : isSpx ? 'SPX or browser' : 'browser';

/**
 * Adds a template's commands to the window, where CasparCG and SPX call them, and loads the template.
 *
 * CasparCG's own `remove` is kept and called last, because the server couldn't unload the page without it.
 * @param removed - Called after the template has been removed.
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
  // SPX reloads the page for every play, so the first data belongs to a play.
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
    if (name in target)
      console.error(toAscii(`[keyfill] invoke command "${name}": the page already uses this name`));
    else define(name, (argument?: unknown) => template.invoke(name, argument));
  }
  if (!(DEBUG_COMMAND in target)) define(DEBUG_COMMAND, () => debug.toggle());
  if (isDebugRequested(target.location.search)) debug.toggle(true);
  void template.load();
}
