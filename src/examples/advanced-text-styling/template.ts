import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { keyframes, template, text } from '../drawing.ts';
import { arrive, changing, line, SECOND } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { edged, faceOf, type Tile, tile, wipe } from '../tiles.ts';

/** The edges of the tiles take the texts along. The first one that came in is the last one to leave. */
const own = { ...SAFE, ...EVENING, leave: 12 };
const name: Tile = { ...own, id: 'Name plate', y: 744, height: 128, fill: SEA, out: 78 };
const title: Tile = { ...own, id: 'Title plate', y: 872, height: 88, fill: PAPER, at: 3 };

/** A part of the name. The composition action finds its place. */
const part = (
  own: string,
  key: string | null,
  content: string,
  style: ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  ...text(own, { key, content, autoSqueeze: false }, { y: 0, height: 128, fontSize: 88, ...style }),
  id: own.toLowerCase().replaceAll(' ', '-'),
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
    tile(title),
    ...changing(line(title, 'Title', '_title', 'Evening host', SECOND)),
    ...edged(name, CORAL, 20),
    {
      id: 'name-line',
      name: 'Name line',
      element: { type: 'composition', composition: 'name-line', style: arrive(name, name.x) },
      masks: [wipe('name-line-wipe', faceOf(name, 20))],
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
      // The copies show the old name while it leaves.
      layers: [
        ...changing(part('First name', '_name', 'Naima', { width: 218, fontWeight: 400, color: PAPER })),
        ...changing(
          part('Family name', null, 'Okafor', {
            ...{ x: 194, width: 436, fontWeight: 700 },
            // The slash paints it as it passes.
            color: keyframes([10, PAPER], [15, CORAL]),
          }),
        ),
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
