import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition, Layer } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';
import { changeOf, TURN } from './tempo.ts';

/** Returns whether a clock has gone on by a moment. */
function ticks(...times: readonly [string, string]): boolean {
  const [before = NaN, after = NaN] = times.map((time) => {
    const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(time) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  });
  return Math.abs(after - before) <= 3;
}

/**
 * Makes tiles as large as their text, up to their drawn size. A tile whose
 * texts are all empty stays closed. A text or an icon that changes on air
 * leaves upward, and the new one rises right behind it, once everything has
 * come in.
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer. Under a name that no layer has, they keep their width.
 * @param timeline - The composition whose playhead moves the texts.
 * @param direction - Returns −1 if texts on plates leave downward.
 * @returns What a loop calls when it starts again, so that it shows a change
 *   only once.
 */
export function fitTiles(
  keyfill: Keyfill,
  composition: Composition,
  tiles: Readonly<Record<string, readonly string[]>> = {},
  timeline = keyfill.mainComposition,
  direction = (): number => 1,
): () => void {
  const rests = timeline.frameActions
    .filter(({ isStep, isOutro }) => isStep || isOutro)
    .map((action) => action.frame - Number(action.isOutro));
  if (rests.length === 0) rests.push(timeline.duration - 1);
  const length = changeOf(keyfill);
  let rest: number | undefined;
  // The frame of the last update, the frame where its change starts, and
  // whether that's still ahead.
  let [frame, start] = [0, 0];
  let isAhead = false;
  const undo = new Map<object, () => void>();

  // The last frames before a rest show a change, or a part of these frames. At
  // rest, the playhead plays them again.
  const move = (
    property: NumberProperty,
    from: number,
    to: number,
    [first, last] = [0, 1],
    landing?: { value: number },
  ): void => {
    undo.get(property)?.();
    undo.delete(property);
    if (landing) landing.value = to;
    if (rest === undefined || from === to) return;
    const before = isAhead ? from : to;
    const begin = rest - length;
    const [leave, land] = [first, last].map((part) => begin + Math.round(part * length)) as [number, number];
    const points = [
      ...new Map([
        [begin - 1, before],
        [begin, from],
        [leave, from],
        [land, to],
        [rest, to],
      ]),
    ] as const;
    const easing = first > 0 ? 'ease-out-cubic' : last < 1 ? 'ease-in-cubic' : 'ease-in-out-cubic';
    for (const [at, value] of points) property.addKeyframe(at, value, easing);
    if (landing) landing.value = before;
    undo.set(property, () => {
      for (const [at] of points) property.removeKeyframe(at);
      if (landing) landing.value = to;
    });
    if (!isAhead) timeline.goToAndPlay(begin);
  };

  // How far the old and the new content go on a plate, as one strip. Elsewhere,
  // nothing would be seen to cut them.
  const plates = composition.layers.flatMap(({ element: { type, style } }) =>
    type === 'rectangle' || type === 'path' ? [style] : [],
  );
  const wayOf = ({ element, masks: [mask] }: Layer, before: Layer): number | undefined => {
    const [top, far] = [mask?.style.y.value, mask?.style.height.value ?? Infinity];
    const room = element.style.height.value;
    const isPlate = plates.some(({ y, height }) => y.value === top && height.value === far);
    if (!isPlate || far > (element.type === 'path' ? 2 : 1.5) * room || far === composition.height)
      return undefined;
    if (!element.multiline) return direction() * far;
    const tallest = Math.max(before.element.measure().height, element.measure().height);
    return direction() * (tallest + (far - room) / 2);
  };
  // Only layers with a copy change this way.
  const changes = composition.layers.flatMap((layer) => {
    const { name, element, startFrame } = layer;
    const before = composition.findLayerByName(`${name} before`);
    if (!before) return [];
    const { y, height, opacity } = element.style;
    const content = element.type === 'path' ? 'data' : 'content';
    let shown = element[content];
    return () => {
      if (element[content] === shown) return;
      const isTick = ticks(shown, element[content]);
      // A change that's ahead only gets newer content. A running one ends.
      if (undo.has(before)) {
        if (start + length > (rest ?? 0)) for (const one of [before, y, opacity]) undo.get(one)?.();
      } else if (!isTick && rest !== undefined && startFrame <= timeline.activeFrame) {
        const [from, to] = [y.valueAt(start), y.valueAt(rest)];
        before.element[content] = shown;
        before.startFrame = isAhead ? startFrame : rest - length;
        before.duration = rest - before.startFrame;
        const far = wayOf(layer, before);
        if (far === undefined) {
          const short = Math.min(32, Math.round(0.3 * height.value));
          move(before.element.style.y, from, to - short, [0, TURN]);
          move(before.element.style.opacity, 1, 0, [0, TURN]);
          // On the frame on which the old one is gone, the new one shows.
          const next = TURN - 1 / length;
          move(y, to + short, to, [next, 1]);
          move(opacity, 0, 1, [next, 1]);
        } else {
          move(before.element.style.y, from, to - far);
          move(y, to + far, to);
          // Until a change that's ahead, the new content doesn't show.
          move(opacity, 0, 1, [0, 1 / length]);
        }
        undo.set(before, () => {
          before.element[content] = '';
        });
      }
      shown = element[content];
    };
  });

  const fits = Object.entries(tiles).map(([name, others]) => {
    const text = composition.findLayerByName(name)?.element;
    const plate = composition.findLayerByName(others[0] ?? '')?.masks[0]?.style;
    const room = text?.style.width.value ?? 0;
    // The texts on the tile open with it.
    const texts = composition.layers.flatMap(({ name: own, element, masks: [mask] }) => {
      const isOn =
        mask?.style.y.value === plate?.y.value &&
        mask?.style.x.keyframes[0]?.value === plate?.x.keyframes[0]?.value;
      return isOn && element.type === 'text' && !own.endsWith(' before') ? [element] : [];
    });
    const fronts = [name, `${name} before`, ...others].flatMap((other) => {
      const { element, masks = [] } = composition.findLayerByName(other) ?? {};
      const { x, y } = masks[0]?.style ?? {};
      if (!element || !x || !y) return [];
      // A plate moves with its mask, and so does its shadow.
      const ys = element.type === 'rectangle' ? [y, element.style.y] : [y];
      const tops = ys.map((own) => [own, own.value] as const);
      return [{ x, keyframes: x.keyframes, open: x.keyframes[1]?.value ?? 0, tops }];
    });
    return () => {
      const { width = 0, height = 0 } = text?.measure() ?? {};
      const unused = Math.max(0, room - width);
      const below = text?.multiline ? Math.max(0, text.style.height.value - height) : 0;
      for (const { x, keyframes, open, tops } of fronts) {
        const isEmpty = texts.every((one) => one.content === '');
        const to = isEmpty ? (keyframes[0]?.value ?? 0) : open - unused;
        const from = x.valueAt(start);
        for (const keyframe of keyframes.slice(2, 3)) keyframe.value = to;
        move(x, from, to, undefined, keyframes[1]);
        for (const [y, top] of tops) {
          move(y, y.valueAt(start), top - below);
          if (!y.isAnimated) y.value = top - below;
        }
      }
    };
  });

  const restore = (): void => {
    for (const one of undo.values()) one();
    undo.clear();
  };
  const fit = (): void => {
    frame = timeline.activeFrame;
    const next = keyfill.mainComposition.isVisible ? rests.find((one) => one >= frame) : undefined;
    // Nothing changes by itself while somebody looks at a frame.
    const found = timeline.isPlaying || next === frame ? next : undefined;
    if (found !== rest || found === frame) restore();
    rest = found;
    start = Math.max(frame, (rest ?? 0) - length);
    isAhead = start > frame;
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
  return () => {
    if (timeline.activeFrame <= frame) restore();
  };
}
