import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import type { NumberProperty } from '../runtime/api/style-property.ts';

/**
 * Makes tiles as large as their text, up to their drawn size. A tile whose
 * texts are all empty stays closed. A text or an icon that changes on air moves
 * up, and the new one follows from below, once everything has come in.
 * @param tiles - The names of the layers that end where a text ends, by the
 *   name of its layer. Under a name that no layer has, they keep their width.
 * @param timeline - The composition whose playhead moves the texts.
 * @returns What a loop calls when it starts again, so that it shows a change
 *   only once.
 */
export function fitTiles(
  keyfill: Keyfill,
  composition: Composition,
  tiles: Readonly<Record<string, readonly string[]>> = {},
  timeline = keyfill.mainComposition,
): () => void {
  const rests = timeline.frameActions
    .filter(({ isStep, isOutro }) => isStep || isOutro)
    .map((action) => action.frame - Number(action.isOutro));
  if (rests.length === 0) rests.push(timeline.duration - 1);
  let rest: number | undefined;
  // The frame of the last update, the frame where its change starts, and
  // whether that's still ahead.
  let [frame, start] = [0, 0];
  let isAhead = false;
  const undo = new Map<object, () => void>();

  // The last frames before a rest show a change. At rest, the playhead plays
  // them again.
  const move = (property: NumberProperty, from: number, to: number, landing?: { value: number }): void => {
    undo.get(property)?.();
    undo.delete(property);
    if (landing) landing.value = to;
    if (rest === undefined || from === to) return;
    const before = isAhead ? from : to;
    const points = [[rest - 9, before] as const, [rest - 8, from] as const, [rest, to] as const];
    for (const [at, value] of points) property.addKeyframe(at, value, 'ease-in-out-cubic');
    if (landing) landing.value = before;
    undo.set(property, () => {
      for (const [at] of points) property.removeKeyframe(at);
      if (landing) landing.value = to;
    });
    if (!isAhead) timeline.goToAndPlay(rest - 8);
  };

  // Only layers with a copy that can show the old content change this way.
  const changes = composition.layers.flatMap(({ name, element, startFrame }) => {
    const before = composition.findLayerByName(`${name} before`);
    if (!before) return [];
    const { y, height, opacity, fontSize } = element.style;
    const content = element.type === 'path' ? 'data' : 'content';
    let [shown, size] = [element[content], fontSize?.value];
    return () => {
      if (element[content] === shown) return;
      // A change that's still ahead only gets a newer content.
      const isNew = !(isAhead && undo.has(before));
      if (rest !== undefined && isNew && startFrame <= timeline.activeFrame) {
        const [from, to] = [y.valueAt(start), y.valueAt(rest)];
        before.element[content] = shown;
        if (size !== undefined) before.element.style.fontSize.value = size;
        before.startFrame = isAhead ? startFrame : rest - 8;
        before.duration = rest - before.startFrame;
        move(before.element.style.y, from, to - height.value);
        move(before.element.style.opacity, 1, 0);
        move(y, to + height.value, to);
        move(opacity, 0, 1);
        undo.set(before, () => {
          before.element[content] = '';
        });
      }
      [shown, size] = [element[content], fontSize?.value];
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
      const { x, y } = composition.findLayerByName(other)?.masks[0]?.style ?? {};
      if (!x || !y) return [];
      return [{ x, keyframes: x.keyframes, open: x.keyframes[1]?.value ?? 0, y, top: y.value }];
    });
    return () => {
      const { width = 0, height = 0 } = text?.measure() ?? {};
      const unused = Math.max(0, room - width);
      const below = text?.multiline ? Math.max(0, text.style.height.value - height) : 0;
      for (const { x, keyframes, open, y, top } of fronts) {
        const isEmpty = texts.every((one) => one.content === '');
        const to = isEmpty ? (keyframes[0]?.value ?? 0) : open - unused;
        const from = x.valueAt(start);
        for (const keyframe of keyframes.slice(2, 3)) keyframe.value = to;
        move(x, from, to, keyframes[1]);
        move(y, y.valueAt(start), top - below);
        if (!y.isAnimated) y.value = top - below;
      }
    };
  });

  // After a change, the texts are where they were drawn.
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
    start = Math.max(frame, (rest ?? 0) - 8);
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
