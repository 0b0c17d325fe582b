import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import type { Rgba } from '../runtime/model/color.ts';

extend([names]);

/** Reads a hex color, `rgb()`, `hsl()`, or a CSS color name, like the runtime but without a browser. */
export function parseColor(text: string): Rgba | undefined {
  const color = colord(text);
  return color.isValid() ? color.rgba : undefined;
}
