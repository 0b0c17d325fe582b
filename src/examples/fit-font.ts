import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';

/** Returns a text and the copy that shows the old one, which has “ before” after its name. */
const pairOf = (composition: Composition, name: string) =>
  [name, `${name} before`].map((one) => composition.findLayerByName(one)?.element);

/**
 * After each update of its key, sets a text as large as its box allows, from
 * the largest size down to the smallest. The old text keeps its size.
 */
export function fitFont(
  keyfill: Keyfill,
  composition: Composition,
  name: string,
  [largest, smallest, step]: readonly [number, number, number],
): void {
  const [text, before] = pairOf(composition, name);
  if (!text?.key || !before) return;
  const { fontSize, height } = text.style;
  const room = height.value;
  keyfill.useOnUpdate(text.key, (_key, _value, next) => {
    before.style.fontSize.value = fontSize.value;
    next(); // First show the new text, then measure it.
    fontSize.value = largest;
    while (fontSize.value > smallest && text.measure().height > room) fontSize.value -= step;
  });
}

/**
 * After each update of its key, makes a text smaller before autoSqueeze would
 * narrow its letters to less than 85 %. The old text keeps its size.
 */
export function limitSqueeze(keyfill: Keyfill, composition: Composition, name: string): void {
  const [text, before] = pairOf(composition, name);
  if (!text?.key || !before) return;
  const { fontSize, width } = text.style;
  const largest = fontSize.value;
  keyfill.useOnUpdate(text.key, (_key, _value, next) => {
    before.style.fontSize.value = fontSize.value;
    next();
    fontSize.value = largest;
    const share = width.value / text.measure().width / 0.85;
    fontSize.value = largest * Math.min(1, Math.max(0.6, share));
  });
}

/**
 * After each update of its key, narrows a text as far as it needs no more
 * lines, which makes them equally long. The old text keeps its lines.
 * @param fill - A height that the text may use up with more lines.
 */
export function balance(keyfill: Keyfill, composition: Composition, name: string, fill = 0): void {
  const [text, before] = pairOf(composition, name);
  if (!text?.key || !before) return;
  const { width } = text.style;
  const room = width.value;
  keyfill.useOnUpdate(text.key, (_key, _value, next) => {
    before.style.width.value = width.value;
    width.value = room;
    next();
    const most = Math.max(fill, text.measure().height);
    const { content } = text;
    // Without wrapping, the widest word counts, which has to fit.
    text.autoSqueeze = true;
    text.content = content.replace(/\s+/g, '\n');
    let [low, high] = [Math.min(room, text.measure().width), room];
    text.content = content;
    text.autoSqueeze = false;
    while (low < high) {
      width.value = Math.floor((low + high) / 2);
      if (text.measure().height > most) low = width.value + 1;
      else high = width.value;
    }
    width.value = high;
  });
}
