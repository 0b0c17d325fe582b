import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { StyleProperty } from '../runtime/api/style-property.ts';
import type { EasingName } from '../runtime/api/values.ts';

/**
 * Lets properties change on air in the frames in which `fitTiles` changes
 * texts, the last 8 before the graphic waits.
 * @param rest - The frame at which the graphic waits.
 * @returns What shows how a property gets from an earlier value to the one
 *   that it has now. Off air, the new value counts at once.
 */
export function fading(keyfill: Keyfill, rest: number) {
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
  ): void => {
    const { mainComposition: main } = keyfill;
    const isAtRest = main.isVisible && main.activeFrame >= rest - 8 && main.activeFrame <= rest;
    end(property);
    const to = property.valueAt(rest);
    if (!isAtRest || JSON.stringify(from) === JSON.stringify(to)) return;
    const points = [[rest - 9, to] as const, [rest - 8, from] as const, [rest, to] as const];
    for (const [frame, value] of points) property.addKeyframe(frame, value, easing);
    undo.set(property, () => {
      for (const [frame] of points) property.removeKeyframe(frame);
    });
    main.goToAndPlay(rest - 8);
  };
}
