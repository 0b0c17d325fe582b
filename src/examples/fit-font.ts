import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';

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
 * After each update of their keys, makes texts equally smaller before
 * autoSqueeze would narrow the letters of one of them to less than 85 %.
 * @param own - The layers, by composition.
 * @param least - The smallest size, as a share of the drawn one.
 * @param fade - Shows how the others get to their new size on air.
 */
export function limitSqueeze(
  keyfill: Keyfill,
  own: readonly (readonly [Composition, string])[],
  least: number,
  fade: (size: NumberProperty, from: number) => void,
): void {
  const main = keyfill.mainComposition;
  const texts = own.flatMap(([composition, name]) => {
    const [text, before] = pairOf(composition, name);
    return text && before ? [{ text, before, largest: text.style.fontSize.value }] : [];
  });
  for (const own of texts) {
    if (!own.text.key) continue;
    keyfill.useOnUpdate(own.text.key, (_key, _value, next) => {
      const { content } = own.text;
      next();
      const shown = texts.map(({ text: { style } }) => style.fontSize.valueAt(main.activeFrame));
      const shares = texts.map(({ text, largest }) => {
        const { width, fontSize } = text.style;
        fontSize.value = largest;
        fade(fontSize, largest); // It's measured at its full size.
        return width.value / text.measure().width / 0.85;
      });
      const share = Math.min(1, Math.max(least, Math.min(...shares)));
      for (const [at, { text, before, largest }] of texts.entries()) {
        const size = shown[at] ?? largest;
        text.style.fontSize.value = largest * share;
        // An old text keeps its size.
        if (text !== own.text) fade(text.style.fontSize, size);
        else if (text.content !== content) before.style.fontSize.value = size;
      }
    });
  }
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
