import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import { fading } from './fade.ts';

/**
 * Lets a new picture fade in over the old one on air, once it has loaded. The
 * layer and its copy, which is behind it, take turns.
 * @param name - The layer. Its copy has “ before” after its name.
 * @param rests - The frames at which the graphic waits.
 */
export function fadePicture(
  keyfill: Keyfill,
  composition: Composition,
  name: string,
  ...rests: readonly number[]
): void {
  const [front, back] = [name, `${name} before`].map((one) => composition.findLayerByName(one)?.element);
  if (!front?.key || !back) return;
  const { opacity } = front.style;
  const fade = fading(keyfill, ...rests);
  let newest: string | undefined;
  let isFront = true;
  // At first without next(), which would replace the picture at once. It reports one that can't be loaded.
  keyfill.useOnUpdate(front.key, (_key, value, next) => {
    if (value === newest) return;
    newest = value;
    const turns = keyfill.mainComposition.isVisible;
    const loaded = (isFront === turns ? back : front).setSource(value);
    const show = (): void => {
      if (!turns || value !== newest) return;
      isFront = !isFront;
      opacity.value = Number(isFront);
      fade(opacity, Number(!isFront));
    };
    loaded.then(show, () => next());
  });
}
