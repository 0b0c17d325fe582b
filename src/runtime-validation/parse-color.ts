import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import type { Rgba } from '../runtime/model/color.ts';

extend([names]);

/**
 * Reads a hex color, `rgb()`, `hsl()` (with or without alpha), or a CSS color name; `undefined` for anything
 * else. The runtime asks the browser's parser; this one works without a browser.
 */
export function parseColor(text: string): Rgba | undefined {
  const color = colord(text);
  return color.isValid() ? color.rgba : undefined;
}
