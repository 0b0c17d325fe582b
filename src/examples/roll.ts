import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';

/** Far enough that nothing of a part is left in its composition. */
const AWAY = 136;

/**
 * Rolls the parts of a line on air, in the last 8 frames before the graphic
 * waits: what they show now rises from below, and copies show what they
 * showed before on its way up.
 * @param names - The layers. Each has a copy with “ before” after its name.
 * @param rest - The frame at which the graphic waits.
 */
export function rollWith(
  keyfill: Keyfill,
  composition: Composition,
  key: string,
  names: readonly string[],
  rest: number,
): void {
  const main = keyfill.mainComposition;
  const parts = names.flatMap((name) => {
    const [own, before] = [name, `${name} before`].map((one) => composition.findLayerByName(one)?.element);
    return own && before ? [{ own, before }] : [];
  });
  const settle = (): void => {
    for (const { y } of parts.flatMap(({ own, before }) => [own.style, before.style]))
      for (const frame of [rest - 9, rest - 8, rest]) y.removeKeyframe(frame);
  };
  keyfill.useOnUpdate(key, (_key, _value, next) => {
    const shown = parts.map(({ own: { content, style } }) => ({
      content,
      x: style.x.value,
      width: style.width.value,
      size: style.fontSize?.value,
    }));
    settle();
    next();
    const isSame = parts.every(({ own }, at) => own.content === shown[at]?.content);
    if (isSame || !main.isVisible || main.activeFrame < rest - 8 || main.activeFrame > rest) return;
    for (const [at, { own, before }] of parts.entries()) {
      const { content, x = 0, width = 0, size } = shown[at] ?? {};
      if (content !== undefined) before.content = content;
      if (size !== undefined) before.style.fontSize.value = size;
      before.style.x.value = x;
      before.style.width.value = width;
      own.style.y.addKeyframe(rest - 9, 0);
      own.style.y.addKeyframe(rest - 8, AWAY, 'ease-in-out-cubic');
      own.style.y.addKeyframe(rest, 0);
      before.style.y.addKeyframe(rest - 9, AWAY);
      before.style.y.addKeyframe(rest - 8, 0, 'ease-in-out-cubic');
      before.style.y.addKeyframe(rest, -AWAY);
    }
    main.goToAndPlay(rest - 8);
  });
  keyfill.useOnPlay((next) => {
    settle();
    next();
  });
}
