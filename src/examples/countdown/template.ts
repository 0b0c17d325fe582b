import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, onGround, SLASH, wordmark } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const ground: Tile = {
  ...SAFE,
  ...EVENING,
  leave: 16,
  ...{ id: 'Ground', x: 0, y: 0, width: 2150, height: 1080, fill: SEA, out: 70 },
};
/** The frame at which the first second starts. */
const COUNT = 12;
/** Where the program's name and the line below it rise. */
const title: Tile = { ...ground, x: 72, y: 412, width: 1040, height: 140, isCut: false };
const note: Tile = { ...title, y: 548, height: 104, at: 1 };

/** Where the station's name rises. */
const station: Tile = { ...ground, x: 72, y: 84, width: 208, height: 60, isCut: false };

/**
 * One half of the ring. The action turns it behind its mask, so that it drains. The left one reaches under
 * the right one, which hides their seam.
 */
const half = (side: 'right' | 'left'): LayerDefinition => {
  const isRight = side === 'right';
  return {
    id: `ring-${side}`,
    name: `Ring ${side}`,
    element: {
      type: 'path',
      data: isRight ? 'M0 0A320 320 0 0 1 0 640' : 'M322 0H320A320 320 0 0 0 320 640H322',
      transformOrigin: { x: isRight ? 0 : 320 / 322, y: 0.5 },
      style: {
        x: isRight ? 360 : 40,
        y: 40,
        width: isRight ? 320 : 322,
        height: 640,
        fill: 'transparent',
        stroke: CORAL,
        strokeWidth: 32,
      },
    },
    masks: [clip(`half-${side}`, 'Half', { x: isRight ? 360 : 0, width: isRight ? 360 : 361, height: 720 })],
  };
};

/** A number, which rises inside the ring, or leaves upward. Nothing there could cut it, so it fades. */
const digits = (
  name: string,
  content: string,
  y: ReturnType<typeof keyframes<number>>,
  opacity: ReturnType<typeof keyframes<number>>,
): LayerDefinition =>
  text(
    name,
    { content },
    {
      x: 110,
      y,
      opacity,
      width: 500,
      height: 400,
      textAlign: 'center',
      // The action sets minutes and hours smaller.
      fontSize: 400,
      fontWeight: 700,
      color: PAPER,
    },
  );

/**
 * Counts seconds, or down to a time of day, until a program starts, full screen. Seconds are counted in
 * frames.
 */
export const project = template('Countdown', {
  description: 'Counts seconds, or down to a time of day, until a program starts.',
  layer: 7,
  duration: 88,
  frameActions: [{ frame: 70, name: 'Outro', isOutro: true }],
  layers: [
    tile(ground),
    layer(
      'Side',
      {
        type: 'path',
        data: 'M230 0H1240V1080H0Z',
        style: { x: 960, width: 1240, height: 1080, fill: 'rgb(11 14 20 / 0.4)' },
      },
      { masks: [wipe('side-wipe', ground)] },
    ),
    ...onGround(ground, [
      ...wordmark(station, { x: 236, y: 96 }),
      ...changing(line(title, 'Title', '_title', 'The evening show', { fontSize: 120 })),
      ...changing(line(note, 'Note', '_note', 'starts in', { fontSize: 92, fontWeight: 500, color: CORAL })),
      // The ground is there before the ring is drawn.
      {
        ...nested('Tick', 'tick', { x: 1128, y: 180 }),
        startFrame: COUNT,
      },
    ]),
  ],
  compositions: [
    {
      id: 'tick',
      name: 'Tick',
      width: 720,
      height: 720,
      fps: 50,
      duration: 51,
      frameActions: [
        { frame: 0, name: 'Second' },
        { frame: 50, name: 'Again' },
      ],
      layers: [
        layer('Track', {
          type: 'ellipse',
          style: { x: 40, y: 40, width: 640, height: 640, fill: SEA, stroke: '#2b5455', strokeWidth: 8 },
        }),
        half('right'),
        half('left'),
        // The station's slash marks where a round starts.
        layer('Start', {
          type: 'path',
          data: SLASH,
          style: { x: 337, y: 12, width: 46, height: 88, fill: PAPER },
        }),
        digits('Old digits', '', keyframes([0, 160, 'ease-in-cubic'], [4, 96]), keyframes([0, 1], [4, 0])),
        digits('Digits', '10', keyframes([3, 224, 'ease-out-cubic'], [8, 160]), keyframes([3, 0], [8, 1])),
      ],
    },
  ],
  commands: [
    { name: 'hold', title: 'Hold', description: 'Pauses the countdown.' },
    { name: 'resume', title: 'Resume', description: 'Continues the countdown.' },
  ],
  fields: [
    { key: '_title', title: 'Program', type: 'text', value: 'The evening show', maxLength: 40 },
    { key: '_note', title: 'Line below', type: 'text', value: 'starts in', maxLength: 40 },
    {
      key: '_seconds',
      title: 'Seconds',
      type: 'number',
      value: '10',
      required: true,
      minimum: 1,
      maximum: 3599,
    },
    {
      key: '_until',
      title: 'Until',
      description: 'A time of day, such as 20:15, instead of Seconds.',
      type: 'text',
      value: '',
      pattern: String.raw`^(([01]?\d|2[0-3])[:.][0-5]\d([:.][0-5]\d)?)?$`,
    },
    {
      key: '_zone',
      title: 'Time zone',
      description: 'Such as Europe/Oslo. If empty, the playout machine’s.',
      type: 'text',
      value: '',
      maxLength: 40,
    },
  ],
});
