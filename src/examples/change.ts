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

/** What a tile needs to change together with its text. */
export interface Change {
  /** Moves a property in a part of the frames of a change. */
  readonly move: (
    property: NumberProperty,
    from: number,
    to: number,
    part: readonly [number, number],
    easing: EasingName,
    landing?: { value: number },
  ) => void;
  /** When the old texts have gone. */
  readonly turn: number;
  readonly length: number;
  /** The frame where a change starts. */
  readonly startOf: () => number;
}

/** A tile that changes together with its text. */
export interface Changing {
  readonly own: readonly Layer['element'][];
  readonly isEmpty: () => boolean;
  readonly adjust: () => void;
}

/**
 * Changes texts and icons on air, once everything has come in: all old ones
 * fade upward together, and the new ones rise where they were. Digits on a
 * plate of their own roll.
 * @param timeline - The composition whose playhead moves the texts.
 * @param direction - Returns −1 if texts leave downward.
 * @returns What a loop calls when it starts again, so that it shows a change
 *   only once. With `true`, it fits what code has changed.
 */
export function changeTexts(
  keyfill: Keyfill,
  composition: Composition,
  timeline = keyfill.mainComposition,
  direction = (): number => 1,
  tilesOf: (change: Change) => readonly Changing[] = () => [],
): (isChanged?: boolean) => void {
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
  const turn = Math.round(TURN * length);
  const fits = tilesOf({ move, turn, length, startOf: () => start });

  // Only layers with a copy change this way.
  const changes = composition.layers.flatMap((layer) => {
    const { name, element, startFrame } = layer;
    const before = copyOf(name);
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
        // A tile that closes covers its old text.
        if (!fits.some(({ own, isEmpty }) => own.includes(element) && isEmpty())) {
          // Digits roll as one strip, as far as their plate is high.
          const far = layer.masks[0]?.style.height.value ?? Infinity;
          const rolls = far <= 1.5 * height.value && /^\d+$/.test(shown + element[content]);
          const away = direction() * (rolls ? far : Math.min(28, Math.round(0.22 * height.value)));
          const gone = rolls ? length : turn;
          // On the frame on which the old ones are gone, the new ones show.
          const next = rolls ? 0 : turn - 1;
          const easing = rolls ? 'ease-in-out-cubic' : 'ease-out-cubic';
          move(before.element.style.y, from, to - away, [0, gone], easing);
          move(before.element.style.opacity, 1, Number(rolls), [0, gone], 'ease-in-quart');
          move(y, to + away, to, [next, length], easing);
          move(opacity, 0, 1, [next, rolls ? 1 : length], 'ease-out-expo');
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
  return (isChanged) => {
    if (isChanged) fit();
    else if (timeline.activeFrame <= frame) restore();
  };
}
