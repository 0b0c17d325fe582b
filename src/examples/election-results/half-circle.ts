import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, FULL, keyframes, nested, USUAL } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { PAPER } from '../registers.ts';
import { tile, together, wipe } from '../tiles.ts';
import {
  all,
  COUNTED,
  foot,
  headline,
  heads,
  label,
  MAJORITY,
  on,
  panel,
  PARTIES,
  ROWS,
  rows,
  SEATS,
} from './parts.ts';

/**
 * A party's half ring, which turns out of the mask below it. The next party's is behind it and turned
 * further.
 */
const ring = (index: number, fill: string): LayerDefinition => {
  const share = PARTIES.slice(0, index + 1).reduce((sum, [, seats]) => sum + seats, 0) / SEATS;
  return {
    id: `Ring ${index + 1}`,
    name: `Ring ${index + 1}`,
    element: {
      type: 'path',
      data: 'M0 280A280 280 0 0 1 560 280M52 280A228 228 0 0 1 508 280M104 280A176 176 0 0 1 456 280',
      transformOrigin: { x: 0.5, y: 1 },
      style: {
        ...{ x: 40, y: 40, width: 560, height: 280, fill: 'transparent', stroke: fill, strokeWidth: 44 },
        rotation: keyframes([index, -180, 'ease-out-expo'], [18 + index, 180 * share - 180]),
      },
    },
    masks: [clip(`half-${index}`, 'Half', { width: 640, height: 320 })],
  };
};

/** The seats as a half circle, in a composition of their own. */
export const arc: CompositionDefinition = {
  id: 'arc',
  name: 'Arc',
  width: 640,
  height: 328,
  fps: 50,
  duration: 44,
  frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
  layers: [
    ...PARTIES.map(([, , , fill], index) => ring(index, fill)).reverse(),
    {
      id: 'Mark',
      name: 'Mark',
      startFrame: 8,
      element: {
        type: 'rectangle',
        transformOrigin: { x: 1.7, y: 0.5 },
        style: {
          ...{ x: 14, y: 316, width: 180, height: 8, fill: PAPER },
          rotation: keyframes([8, 0, 'ease-out-expo'], [26, (180 * MAJORITY) / SEATS]),
        },
      },
    },
  ],
};

const hole = on(panel, { x: 336, y: ROWS + 264, width: 208, height: 96, at: 4 });
const inHole = { x: 336, width: 208, textAlign: 'center' } as const;
/** The names of layers are the same in both compositions, but their IDs aren't. */
const second = ({ id, masks = [], ...own }: LayerDefinition): LayerDefinition => ({
  ...own,
  id: `seats-${id}`,
  masks: masks.map((mask) => ({ ...mask, id: `seats-${mask.id}` })),
});

/** The second composition, which shows the seats in the half circle. */
export const seats: CompositionDefinition = {
  id: 'election-seats',
  name: 'Election seats',
  ...FULL,
  ...USUAL,
  layers: together(all, [
    tile(panel),
    ...heads(panel, 832),
    ...rows('Place', 832, 6),
    {
      ...nested('Arc', 'arc', { x: 120, y: ROWS + 40 }),
      startFrame: 3,
      masks: [wipe('arc-wipe', panel)],
    },
    ...onGround(panel, [
      ...changing(line(hole, 'Majority', '_majority', String(MAJORITY), { ...inHole, fontSize: 88 })),
      line(on(hole, { y: ROWS + 352, height: 56 }), 'Majority label', null, 'Majority', {
        ...inHole,
        ...label,
      }),
      ...changing(
        line(foot, 'Counted', '_counted', COUNTED, {
          ...label,
          x: 120,
          width: 640,
          textAlign: 'center',
        }),
      ),
    ]),
    ...headline,
  ]).map(second),
};
