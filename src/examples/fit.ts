import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition, Layer } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';
import type { EasingName } from '../runtime/api/values.ts';
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
 * fades upward, and the new one rises where it was, once everything has come
 * in. Digits on a plate of their own roll.
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer. Under a name that no layer has, they keep their width.
 * @param timeline - The composition whose playhead moves the texts.
 * @param direction - Returns −1 if texts leave downward.
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
    [leave, land]: readonly [number, number],
    easing: EasingName,
    landing?: { value: number },
  ): void => {
    undo.get(property)?.();
    undo.delete(property);
    if (landing) landing.value = to;
    if (rest === undefined || from === to) return;
    const before = isAhead ? from : to;
    const begin = rest - length;
    const points = [
      ...new Map([
        [begin - 1, before],
        [begin, from],
        [begin + leave, from],
        [begin + land, to],
        [rest, to],
      ]),
    ] as const;
    for (const [at, value] of points) property.addKeyframe(at, value, easing);
    if (landing) landing.value = before;
    undo.set(property, () => {
      for (const [at] of points) property.removeKeyframe(at);
      if (landing) landing.value = to;
    });
    if (!isAhead) timeline.goToAndPlay(begin);
  };

  const copyOf = (name: string) => composition.findLayerByName(`${name} before`);
  // A change goes from tile to tile in the order in which they came in, and then downward, so that texts
  // never pass a common edge in the same frame.
  const spotOf = ({ masks: [mask] }: Layer): number =>
    (mask?.style.x.keyframes[0]?.frame ?? 0) * composition.height + (mask?.style.y.value ?? 0);
  const spots = new Map(composition.layers.map((layer) => [layer, spotOf(layer)]));
  const changing = composition.layers.filter(
    ({ name, element }) => copyOf(name) ?? element.type === 'composition',
  );
  const order = [...new Set(changing.map(spotOf))].sort((one, other) => one - other);
  const delayOf = (layer: Layer | null | undefined): number => {
    const place = order.indexOf((layer && spots.get(layer)) ?? NaN);
    return Math.min(2 * Math.max(0, place), Math.floor(TURN * length));
  };
  const turn = Math.round(TURN * length);

  // Digits go on as one strip, as far as their plate is high. Elsewhere, nothing would be seen to cut them.
  const plates = composition.layers.flatMap(({ element: { type, style } }) =>
    type === 'rectangle' || type === 'path' ? [style] : [],
  );
  const stripOf = (...layers: readonly [Layer, Layer]): number | undefined => {
    const { y, height } = layers[0].masks[0]?.style ?? {};
    const isPlate = plates.some((own) => own.y.value === y?.value && own.height.value === height?.value);
    const areDigits = layers.every(({ element }) => /^\d+$/.test(element.content));
    return isPlate && areDigits ? height?.value : undefined;
  };

  const fits = Object.entries(tiles).map(([name, others]) => {
    const named = composition.findLayerByName(name);
    const text = named?.element;
    const first = composition.findLayerByName(others[0] ?? '');
    const delay = delayOf(named ?? first);
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
    const fronts = [...new Set([name, ...others].flatMap((other) => [other, `${other} before`]))].flatMap(
      (other) => {
        const { element, masks = [] } = composition.findLayerByName(other) ?? {};
        const { x, y } = masks[0]?.style ?? {};
        if (!element || !x || !y) return [];
        // A plate moves with its mask, and so does its shadow.
        const ys = element.type === 'rectangle' ? [y, element.style.y] : [y];
        const tops = ys.map((one) => [one, one.value] as const);
        return [{ x, keyframes: x.keyframes, open: x.keyframes[1]?.value ?? 0, tops }];
      },
    );
    // A tile makes room at once, and gets smaller when the old text has gone. One that closes takes it along.
    const resize = (
      property: NumberProperty,
      from: number,
      to: number,
      landing?: { value: number },
    ): void => {
      // The last one that came in is the first one to close.
      const wait = Math.floor(TURN * length) - delay;
      if (isEmpty()) move(property, from, to, [wait, wait + turn + 2], 'ease-in-quad', landing);
      else if (to > from) move(property, from, to, [delay, length], 'ease-out-quart', landing);
      else move(property, from, to, [delay + turn - 1, length], 'ease-in-out-cubic', landing);
    };
    const adjust = (): void => {
      const { width = 0, height = 0 } = text?.measure() ?? {};
      const unused = Math.max(0, room - width);
      const below = text?.multiline ? Math.max(0, text.style.height.value - height) : 0;
      for (const { x, keyframes, open, tops } of fronts) {
        const to = isEmpty() ? (keyframes[0]?.value ?? 0) : open - unused;
        const from = x.valueAt(start);
        for (const keyframe of keyframes.slice(2, 3)) keyframe.value = to;
        resize(x, from, to, keyframes[1]);
        for (const [y, top] of tops) {
          resize(y, y.valueAt(start), top - below);
          if (!y.isAnimated) y.value = top - below;
        }
      }
    };
    return { own, isEmpty, adjust };
  });

  // Only layers with a copy change this way.
  const changes = composition.layers.flatMap((layer) => {
    const { name, element, startFrame } = layer;
    const before = copyOf(name);
    if (!before) return [];
    const { y, height, opacity } = element.style;
    const content = element.type === 'path' ? 'data' : 'content';
    const delay = delayOf(layer);
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
        const far = stripOf(layer, before);
        const away = direction() * (far ?? Math.min(28, Math.round(0.22 * height.value)));
        if (fits.some(({ own, isEmpty }) => own.includes(element) && isEmpty())) {
          // The tile's edge covers the old text.
        } else if (far === undefined) {
          const leaves = [delay, delay + turn] as const;
          move(before.element.style.y, from, to - away, leaves, 'ease-in-cubic');
          move(before.element.style.opacity, 1, 0, leaves, 'ease-in-quart');
          // On the frame on which the old one is gone, the new one shows.
          const next = delay + turn - 1;
          move(y, to + away, to, [next, length], 'ease-out-cubic');
          move(opacity, 0, 1, [next, Math.min(length, next + 6)], 'ease-out-quart');
        } else {
          move(before.element.style.y, from, to - away, [0, length], 'ease-in-out-cubic');
          move(y, to + away, to, [0, length], 'ease-in-out-cubic');
          // Until a change that's ahead, the new content doesn't show.
          move(opacity, 0, 1, [0, 1], 'ease-in-cubic');
        }
        undo.set(before, () => {
          before.element[content] = '';
        });
      }
      shown = element[content];
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
    for (const adjust of [...changes, ...fits.map((one) => one.adjust)]) adjust();
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
