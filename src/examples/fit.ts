import type { Composition } from '../runtime/api/objects.ts';
import type { Keyfill } from '../runtime/api/keyfill.ts';

/**
 * Makes tiles as wide as their text, up to their drawn width. A tile that
 * starts with an empty text stays closed.
 *
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer.
 */
export function fitTiles(
  keyfill: Keyfill,
  composition: Composition,
  tiles: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [name, others] of Object.entries(tiles)) {
    const text = composition.findLayerByName(name)?.element;
    const room = text?.style.width.value ?? 0;
    const fronts = [name, ...others].map((other) => {
      const x = composition.findLayerByName(other)?.masks[0]?.style.x.keyframes ?? [];
      return { closed: x[0]?.value ?? 0, open: x[1]?.value ?? 0, keyframes: x.slice(1, 3) };
    });
    const plate = composition.findLayerByName(others[0] ?? '')?.element;
    const isFirst = text?.style.x.value === (plate?.style.x.value ?? 0) + 24;
    const fit = (): void => {
      const isClosed = isFirst && text?.content === '';
      const unused = Math.max(0, room - (text?.measure().width ?? 0));
      for (const { closed, open, keyframes } of fronts)
        for (const keyframe of keyframes) keyframe.value = isClosed ? closed : open - unused;
    };
    if (text?.key) {
      keyfill.useOnUpdate(text.key, (_key, _value, next) => {
        next();
        fit();
      });
    }
    fit();
  }
}
