import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/**
 * Fits both tiles to their text when the template loads and after each update.
 * Without a title, its tile stays closed.
 */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (shape: Composition): void => {
    fitTiles(keyfill, shape, { Name: ['Name plate', 'Name plate edge', 'Beam'], Title: ['Title plate'] });
    mirrorFor(keyfill, shape, '_name');
  };
  return {
    'lower-third': {
      composition() {
        fit(this);
      },
    },
    'lower-third-vertical': {
      composition() {
        fit(this);
      },
    },
    'lower-third-square': {
      composition() {
        fit(this);
      },
    },
  };
};
