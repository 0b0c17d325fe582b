import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/**
 * Keeps the beams moving while the composition rests, and fits the plate to its
 * label.
 */
export const actions: ActionsFactory = (keyfill) => ({
  background: {
    composition() {
      // From now on, the beams have their own playhead.
      this.findLayerByName('Beams')?.element.play();
      fitTiles(keyfill, this, { Label: ['Label plate'] });
    },
  },
});
