import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/**
 * The steps are empty. This code hides the number of an empty fact, and keeps
 * facts that haven’t been shown out of the outro.
 */
export const actions: ActionsFactory = (keyfill) => ({
  page: {
    composition() {
      for (const index of [0, 1, 2]) {
        keyfill.useOnUpdate(`_fact${index + 1}`, (_key, value, next) => {
          next();
          const number = this.findLayerByName(`Number ${index + 1}`)?.element;
          if (number) number.content = value.trim() === '' ? '' : String(index + 1);
        });
      }

      fitTiles(keyfill, this);

      keyfill.useOnPlay((next) => {
        for (const layer of this.layers) layer.isVisible = true;
        next();
      });

      keyfill.useOnStop((next) => {
        for (const layer of this.layers) layer.isVisible = layer.startFrame <= this.activeFrame;
        next();
      });
    },
  },
});
