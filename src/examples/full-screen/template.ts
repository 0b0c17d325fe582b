import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { layer, template } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { inShape, otherShapes, type Shape, WIDE } from '../shapes.ts';
import { INK, SAFE } from '../registers.ts';
import { wipe } from '../tiles.ts';
import { FACTS, OUT } from './fact.ts';
import { page } from './page.ts';

/** The page, uncovered by the whole picture as a tile: its slanted edge ends outside the picture. */
const fullScreen = (shape: Shape): CompositionDefinition => {
  const { width, height } = shape;
  const screen = { ...SAFE, id: 'Screen', x: 0, y: 0, width: width + Math.round(height * 0.334), height };
  return {
    ...{ id: 'full-screen', name: 'Full screen', width, height, fps: 50, duration: 172 },
    frameActions: [
      { frame: 70, name: 'First fact', isStep: true },
      { frame: 110, name: 'Second fact', isStep: true },
      { frame: OUT, name: 'Outro', isOutro: true },
    ],
    layers: [
      layer(
        'Page',
        { type: 'composition', composition: inShape('page', shape, '-') },
        { masks: [wipe('wipe', { ...screen, fill: INK, out: OUT, leave: 12 })] },
      ),
    ],
  };
};

/**
 * A full-screen page: a picture that the operator chooses, a headline, and three facts that appear step by
 * step.
 */
export const project = template('Full screen', {
  ...fullScreen(WIDE),
  resources: [
    ...archivo,
    { type: 'image', id: 'harbor', url: 'full-screen/harbor.svg', width: 1200, height: 1080 },
  ],
  description: 'A page with a picture, a headline, and three facts that appear step by step.',
  layer: 6,
  compositions: [page(WIDE), ...otherShapes(fullScreen), ...otherShapes(page)],
  fields: [
    { key: '_topic', title: 'Topic', type: 'text', value: 'Port and city', maxLength: 24 },
    {
      key: '_headline',
      title: 'Headline',
      type: 'multi-line',
      value: 'Three things to know\nabout the new harbor',
      required: true,
      maxLength: 44,
    },
    ...FACTS.map(([place, value], index): FieldDefinition => ({
      key: `_fact${index + 1}`,
      title: `${place} fact`,
      type: 'text',
      value,
      maxLength: 90,
    })),
    { key: '_photo', title: 'Picture', type: 'image', value: '' },
    { key: '_credit', title: 'Credit', type: 'text', value: 'Illustration: Keyfill', maxLength: 40 },
  ],
});
