import type { LayerDefinition, MaskDefinition } from '../runtime/definition/composition.ts';
import { keyframes } from './drawing.ts';
import { changing } from './lines.ts';
import { PAPER, SPORT } from './registers.ts';
import type { Team } from './teams.ts';
import { changeAfter } from './tempo.ts';
import { type Tile, start, wipe } from './tiles.ts';

/**
 * Shows the old color of a team's plate before a graphic waits, while its edge passes the plate and uncovers
 * the new color.
 */
export const oldColor = (plate: Tile, rest: number, slant = plate.height * SPORT.slant): LayerDefinition => {
  const { id, x, y, width, height, fill } = plate;
  const duration = changeAfter(SPORT.frames);
  const from = rest - duration;
  return {
    ...{ id: `${id}-before`, name: `${id} before`, startFrame: from, duration },
    element: {
      type: 'path',
      data: `M${slant} 0H${width + slant}V${height}H0Z`,
      style: {
        ...{ y, width: width + slant, height, fill },
        x: keyframes([from, x - slant, 'ease-out-sine'], [rest, x + width]),
      },
    },
    masks: [wipe(`${id}-before-wipe`, plate), start({ ...plate, id: `${id}-before` })],
  };
};

/** How wide a crest is for each pixel of height. */
const ASPECT = 5 / 6;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isLettered?: boolean;
  /** How its parts get to where they are. */
  readonly move?: (y: number) => ReturnType<typeof keyframes<number>>;
}

/**
 * A team's crest: a shield of paper with its sign in its color. Letters need room above a smaller sign.
 */
export const crest = (
  name: string,
  { color, sign }: Team,
  { x, y, height, isLettered, move }: Place,
  mask?: (id: string) => MaskDefinition,
): readonly LayerDefinition[] => {
  const width = height * ASPECT;
  const at = (own: number) => move?.(own) ?? own;
  const [top, share] = isLettered ? [0.44, 0.4] : [0.22, 0.5];
  return [
    {
      ...{ id: `${name} crest`, name: `${name} crest` },
      element: {
        type: 'path',
        data: 'M0 0H120V84C120 118 60 144 60 144S0 118 0 84Z',
        style: { x, y: at(y), width: Math.round(width), height, fill: PAPER },
      },
      ...(mask && { masks: [mask(`${name}-crest-wipe`)] }),
    },
    {
      ...{ id: `${name} sign`, name: `${name} sign` },
      element: {
        type: 'path',
        data: sign,
        style: {
          ...{ x: Math.round(x + width * 0.1), y: at(Math.round(y + height * top)) },
          ...{ width: Math.round(width * 0.8), height: Math.round(height * share), fill: color },
        },
      },
      ...(mask && { masks: [mask(`${name}-sign-wipe`)] }),
    },
  ];
};

/** A crest whose sign can change on air, for `followTeam`. */
export const changingCrest = (...own: Parameters<typeof crest>): readonly LayerDefinition[] => {
  const [paper, ...sign] = crest(...own);
  return [...(paper ? [paper] : []), ...sign.flatMap(changing)];
};
