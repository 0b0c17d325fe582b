import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import { changeOf, TURN } from './tempo.ts';

/**
 * Changes the parts of a line on air, in the last frames before the graphic
 * waits: copies show what the parts showed before and fade upward, and what
 * they show now rises where they were.
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
  const away = Math.min(28, Math.round(0.22 * composition.height));
  const length = changeOf(keyfill);
  const start = rest - length;
  const turn = start + Math.round(TURN * length);
  const parts = names.flatMap((name) => {
    const [own, before] = [name, `${name} before`].map((one) => composition.findLayerByName(one)?.element);
    return own && before ? [{ own, before }] : [];
  });
  const settle = (): void => {
    for (const { own, before } of parts) {
      before.content = '';
      for (const property of [own, before].flatMap(({ style: { y, opacity } }) => [y, opacity])) {
        for (const frame of [start - 1, start, turn - 1, turn, turn + 5, rest])
          property.removeKeyframe(frame);
      }
    }
  };
  keyfill.useOnUpdate(key, (_key, _value, next) => {
    const shown = parts.map(({ own: { content, style } }) => ({
      content,
      x: style.x.value,
      width: style.width.value,
      size: style.fontSize.value,
    }));
    settle();
    next();
    const isSame = parts.every(({ own }, at) => own.content === shown[at]?.content);
    if (isSame || !main.isVisible || main.activeFrame < start || main.activeFrame > rest) return;
    for (const [at, { own, before }] of parts.entries()) {
      const { content = '', x = 0, width = 0, size = 0 } = shown[at] ?? {};
      before.content = content;
      before.style.fontSize.value = size;
      before.style.x.value = x;
      before.style.width.value = width;
      own.style.y.addKeyframe(turn - 1, away, 'ease-out-cubic');
      own.style.y.addKeyframe(rest, 0);
      own.style.opacity.addKeyframe(start - 1, 1);
      own.style.opacity.addKeyframe(start, 0);
      own.style.opacity.addKeyframe(turn - 1, 0, 'ease-out-quart');
      own.style.opacity.addKeyframe(turn + 5, 1);
      before.style.y.addKeyframe(start, 0, 'ease-in-cubic');
      before.style.y.addKeyframe(turn, -away);
      before.style.opacity.addKeyframe(start - 1, 0);
      before.style.opacity.addKeyframe(start, 1, 'ease-in-quart');
      before.style.opacity.addKeyframe(turn, 0);
    }
    main.goToAndPlay(start);
  });
  keyfill.useOnPlay((next) => {
    settle();
    next();
  });
}
