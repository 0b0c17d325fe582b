import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { StyleProperty } from '../runtime/api/style-property.ts';
import type { EasingName } from '../runtime/api/values.ts';
import { changeOf } from './tempo.ts';

/**
 * Lets properties change on air in the frames in which `changeTexts` changes
 * texts, the last ones before the graphic waits.
 * @param rests - The frames at which the graphic waits.
 * @returns What shows how a property gets from an earlier value to the one
 *   that it has now, in a part of these frames. Off air, the new value counts at once.
 */
export function fading(keyfill: Keyfill, ...rests: readonly number[]) {
  const length = changeOf(keyfill);
  const undo = new Map<object, () => void>();
  const end = (property: object): void => {
    undo.get(property)?.();
    undo.delete(property);
  };
  keyfill.useOnPlay((next) => {
    for (const property of undo.keys()) end(property);
    next();
  });
  return <Value extends Input, Input>(
    property: StyleProperty<Value, Input>,
    from: Value,
    easing: EasingName = 'ease-in-out-cubic',
    [leave, land]: readonly [number, number] = [0, length],
  ): void => {
    const { mainComposition: main } = keyfill;
    const rest = rests.find((frame) => main.activeFrame >= frame - length && main.activeFrame <= frame);
    end(property);
    if (rest === undefined || !main.isVisible) return;
    const to = property.valueAt(rest);
    if (JSON.stringify(from) === JSON.stringify(to)) return;
    const start = rest - length;
    const points = new Map([
      [start - 1, to] as const,
      [start, from],
      [start + leave, from],
      [start + land, to],
      [rest, to],
    ]);
    for (const [frame, value] of points) property.addKeyframe(frame, value, easing);
    undo.set(property, () => {
      for (const [frame] of points) property.removeKeyframe(frame);
    });
    main.goToAndPlay(start);
  };
}
