import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';

/**
 * Makes tiles as wide as their text, up to their drawn width. A tile that
 * starts with an empty text stays closed. A text that changes on air moves up,
 * and its new content follows from below.
 *
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer.
 */
export function fitTiles(
  keyfill: Keyfill,
  composition: Composition,
  tiles: Readonly<Record<string, readonly string[]>> = {},
): void {
  const { mainComposition: main } = keyfill;
  const rests = main.frameActions
    .filter(({ isStep, isOutro }) => isStep || isOutro)
    .map(({ frame, isOutro }) => frame - Number(isOutro));
  let rest: number | undefined;
  const undo = new Map<object, () => void>();

  // At rest, the playhead plays its last frames again, with other keyframes.
  const move = (property: NumberProperty, from: number, to: number): void => {
    if (rest === undefined || from === to) return;
    const frames = [rest - 9, rest - 8, rest];
    undo.get(property)?.();
    frames.forEach((frame, index) =>
      property.addKeyframe(frame, index === 1 ? from : to, 'ease-in-out-cubic'),
    );
    undo.set(property, () => frames.forEach((frame) => property.removeKeyframe(frame)));
    main.goToAndPlay(rest - 8);
  };

  // Only texts with a copy that can show their old content change this way.
  const changes = composition.layers.flatMap(({ name, element, startFrame }) => {
    const before = composition.findLayerByName(`${name} before`);
    if (!before) return [];
    let shown = element.content;
    return () => {
      if (element.content === shown) return;
      if (rest !== undefined && startFrame <= main.activeFrame) {
        const { y, height, opacity } = element.style;
        const [from, to] = [y.valueAt(main.activeFrame), y.valueAt(rest)];
        before.element.content = shown;
        before.startFrame = rest - 8;
        before.duration = 8;
        move(before.element.style.y, from, to - height.value);
        move(before.element.style.opacity, 1, 0);
        move(y, to + height.value, to);
        move(opacity, 0, 1);
        undo.set(before, () => {
          before.element.content = '';
        });
      }
      shown = element.content;
    };
  });

  const fits = Object.entries(tiles).map(([name, others]) => {
    const text = composition.findLayerByName(name)?.element;
    const plate = composition.findLayerByName(others[0] ?? '')?.element;
    const room = text?.style.width.value ?? 0;
    const isFirst = (text?.style.x.value ?? 0) < (plate?.style.x.value ?? 0) + 64;
    const fronts = [name, `${name} before`, ...others].flatMap((other) => {
      const x = composition.findLayerByName(other)?.masks[0]?.style.x;
      return x ? [{ x, keyframes: x.keyframes, open: x.keyframes[1]?.value ?? 0 }] : [];
    });
    return () => {
      const unused = Math.max(0, room - (text?.measure().width ?? 0));
      for (const { x, keyframes, open } of fronts) {
        const to = isFirst && text?.content === '' ? (keyframes[0]?.value ?? 0) : open - unused;
        move(x, x.valueAt(main.activeFrame), to);
        for (const keyframe of keyframes.slice(1, 3)) keyframe.value = to;
      }
    };
  });

  // After a change, the texts are where they were drawn.
  const restore = (): void => {
    for (const one of undo.values()) one();
    undo.clear();
  };
  const fit = (): void => {
    const frame = main.activeFrame;
    if (rests.includes(frame)) restore();
    const ahead = undo.size > 0 ? 8 : 0;
    rest = main.isVisible ? rests.find((one) => one >= frame && one <= frame + ahead) : undefined;
    for (const adjust of [...changes, ...fits]) adjust();
  };
  for (const key of new Set(composition.layers.flatMap(({ element }) => element.key ?? []))) {
    keyfill.useOnUpdate(key, (_key, _value, next) => {
      next();
      fit();
    });
  }
  keyfill.useOnPlay((next) => {
    restore();
    next();
  });
  fit();
}
