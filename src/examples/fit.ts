import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';
import { type Change, type Changing, changeTexts } from './change.ts';

/**
 * Makes tiles as large as their text, up to their drawn size. A tile whose
 * texts are all empty stays closed. Texts that change on air do so as
 * `changeTexts` describes.
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer. Under a name that no layer has, they keep their width.
 * @param timeline - The composition whose playhead moves the texts.
 * @param direction - Returns −1 if texts leave downward.
 * @returns What a loop calls when it starts again, so that it shows a change
 *   only once. With `true`, it fits what code has changed.
 */
export function fitTiles(
  keyfill: Keyfill,
  composition: Composition,
  tiles: Readonly<Record<string, readonly string[]>> = {},
  timeline = keyfill.mainComposition,
  direction = (): number => 1,
): (isChanged?: boolean) => void {
  const tilesOf = ({ move, turn, length, startOf }: Change): readonly Changing[] =>
    Object.entries(tiles).map(([name, others]) => {
      const named = composition.findLayerByName(name);
      const text = named?.element;
      const first = composition.findLayerByName(others[0] ?? '');
      const plate = first?.masks[0]?.style;
      const room = text?.style.width.value ?? 0;
      // What's on the tile opens with it.
      const own = composition.layers.flatMap(({ name: other, element, masks: [mask] }) => {
        const isOn =
          mask?.style.y.value === plate?.y.value &&
          mask?.style.x.keyframes[0]?.value === plate?.x.keyframes[0]?.value;
        return isOn && !other.endsWith(' before') ? [element] : [];
      });
      const isEmpty = (): boolean => own.every(({ type, content }) => type !== 'text' || content === '');
      const fronts = [name, `${name} before`, ...others].flatMap((other) => {
        const { element, masks = [] } = composition.findLayerByName(other) ?? {};
        const { x, y } = masks[0]?.style ?? {};
        if (!element || !x || !y) return [];
        // A plate moves with its mask, and so does its shadow.
        const ys = element.type === 'rectangle' ? [y, element.style.y] : [y];
        const tops = ys.map((one) => [one, one.value] as const);
        return [{ x, keyframes: x.keyframes, open: x.keyframes[1]?.value ?? 0, tops }];
      });
      // A tile makes room at once, and gets smaller when the old texts have gone. One that closes takes its
      // text along.
      const resize = (
        property: NumberProperty,
        from: number,
        to: number,
        landing?: { value: number },
        side = 1,
      ): void => {
        const grows = (to - from) * side > 0;
        const leave = grows || isEmpty() ? 0 : turn - 1;
        // One that closes does so before it gets slow.
        const easing = grows ? 'ease-out-quart' : isEmpty() ? 'ease-in-quad' : 'ease-in-out-sine';
        move(property, from, to, [leave, length], easing, landing);
      };
      const adjust = (): void => {
        const { width = 0, height = 0 } = text?.measure() ?? {};
        const unused = Math.max(0, room - width);
        const below = text?.multiline ? Math.max(0, text.style.height.value - height) : 0;
        for (const { x, keyframes, open, tops } of fronts) {
          const closed = keyframes[0]?.value ?? 0;
          // Most tiles open to the right.
          const side = Math.sign(open - closed);
          const to = isEmpty() ? closed : open - side * unused;
          const from = x.valueAt(startOf());
          for (const keyframe of keyframes.slice(2, 3)) keyframe.value = to;
          resize(x, from, to, keyframes[1], side);
          for (const [y, top] of tops) {
            resize(y, y.valueAt(startOf()), top - below);
            if (!y.isAnimated) y.value = top - below;
          }
        }
      };
      return { own, isEmpty, adjust };
    });
  return changeTexts(keyfill, composition, timeline, direction, tilesOf);
}
