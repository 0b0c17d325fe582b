import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition } from '../runtime/api/objects.ts';
import { teamOf } from './teams.ts';

/**
 * Gives a team's plate and its signs what the team of a key has: the one on its crest, which has its color,
 * and a large one on the plate, if there is one. On air, the new color comes in while `changeTexts` changes
 * the name and the signs.
 * @param rest - The frame at which the graphic waits.
 */
export function followTeam(
  keyfill: Keyfill,
  composition: Composition,
  key: string,
  names: Readonly<{ plate: string; sign: string; large?: string }>,
  rest: number,
): void {
  const [plate, oldPlate, sign, oldSign] = [names.plate, names.sign].flatMap((name) =>
    [name, `${name} before`].map((one) => composition.findLayerByName(one)?.element),
  );
  const large = composition.findLayerByName(names.large ?? '')?.element;
  // The edge passes the plate as long as the old one is there, and only as far as that is seen.
  const start = composition.findLayerByName(`${names.plate} before`)?.startFrame;
  const wipe = composition.findLayerByName(names.plate)?.masks[0]?.style;
  if (!plate || !oldPlate || !sign || !oldSign || !wipe || start === undefined) return;
  const settle = (): void => {
    oldPlate.style.fill.value = plate.style.fill.value;
  };
  keyfill.useOnUpdate(key, (_key, value, next) => {
    const { mainComposition: main } = keyfill;
    const team = teamOf(value);
    const before = plate.style.fill.value;
    plate.style.fill.value = team.color;
    for (const one of [sign, large]) if (one) one.data = team.sign;
    next();
    const color = plate.style.fill.value;
    sign.style.fill.value = color;
    oldSign.style.fill.value = before;
    const isSeen = main.isVisible && main.activeFrame >= start && main.activeFrame <= rest;
    if (!isSeen) {
      settle();
    } else if (JSON.stringify(before) !== JSON.stringify(color)) {
      oldPlate.style.fill.value = before;
      const [, end] = oldPlate.style.x.keyframes;
      if (end) end.value = Math.max(wipe.x.valueAt(start), wipe.x.valueAt(rest)) + wipe.width.value;
      main.goToAndPlay(start);
    }
  });
  keyfill.useOnPlay((next) => {
    settle();
    next();
  });
}
