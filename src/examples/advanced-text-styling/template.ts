import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { keyframes, layer, template, text } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { flat, type Tile } from '../tiles.ts';

const title: Tile = { ...SAFE, ...EVENING, id: 'Title plate', y: 864, height: 96, fill: PAPER, at: 6 };

/** Below the composition, and so far that nothing of the corner's line is left in it. */
const AWAY = 136;

/** Slides something of the name up into its composition at a frame, and down again. */
const rise = (at: number) =>
  keyframes<number>(
    [at, AWAY, 'ease-out-expo'],
    [at + 20, 0],
    [78 - at, 0, 'ease-in-cubic'],
    [87 - at, AWAY],
  );

/** A part of the name and of its plate. It rises into the composition, which clips it. */
const part = (
  name: string,
  key: string | null,
  content: string,
  at: number,
  style: ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  ...text(
    name,
    { key, content, autoSqueeze: false },
    { y: rise(at), height: 128, textAlign: 'center', fontSize: 88, ...style },
  ),
  id: name.toLowerCase().replaceAll(' ', '-'),
});

const firstName = { width: 218, fontWeight: 400, color: PAPER, backgroundColor: SEA };
const familyName = { x: 194, width: 436, fontWeight: 700, color: CORAL, backgroundColor: SEA };

const corner = (name: string, y: ElementStyleDefinition<'path'>['y']): LayerDefinition =>
  layer(name, {
    type: 'path',
    data: 'M0 0H27L0 128Z',
    // Its line covers the seam to the plate.
    style: { x: 630, y, width: 27, height: 128, fill: SEA, stroke: SEA, strokeWidth: 2 },
  });

/**
 * One name in two styles: the first name is light and the family name bold, on one line of a nested
 * composition.
 */
export const project = template('Advanced text styling', {
  description: 'One name in two styles on one line.',
  layer: 5,
  duration: 100,
  layers: [
    flat(title),
    ...changing(line(title, 'Title', '_title', 'Evening host', SECOND)),
    {
      id: 'name-line',
      name: 'Name line',
      element: { type: 'composition', composition: 'name-line', style: { x: 96, y: 744 } },
    },
  ],
  compositions: [
    {
      id: 'name-line',
      name: 'Name line',
      width: 1728,
      height: 128,
      fps: 50,
      duration: 100,
      layers: [
        // The copies show the old name while it leaves.
        part('First name before', null, '', 0, { ...firstName, y: AWAY }),
        part('Family name before', null, '', 0, { ...familyName, y: AWAY }),
        corner('Corner before', AWAY),
        part('First name', '_name', 'Naima', 0, firstName),
        part('Family name', null, 'Okafor', 3, familyName),
        corner('Corner', rise(3)),
      ],
    },
  ],
  fields: [
    {
      key: '_name',
      title: 'Name',
      description: 'First name and family name',
      type: 'text',
      value: 'Naima Okafor',
      required: true,
      maxLength: 60,
    },
    { key: '_title', title: 'Title', type: 'text', value: 'Evening host', maxLength: 60 },
  ],
});
