import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { AnyElement } from '../runtime/api/objects.ts';

/**
 * After each update of its key, sets a text as large as its box allows, from
 * the largest size down to the smallest.
 */
export function fitFont(
  keyfill: Keyfill,
  text: AnyElement,
  key: string,
  [largest, smallest, step]: readonly [number, number, number],
): void {
  const { fontSize, height } = text.style;
  const room = height.value;
  keyfill.useOnUpdate(key, (_key, _value, next) => {
    next(); // First show the new text, then measure it.
    fontSize.value = largest;
    while (fontSize.value > smallest && text.measure().height > room) fontSize.value -= step;
  });
}
