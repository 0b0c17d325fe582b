import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/**
 * Fits both tiles to their text when the template loads and after each update.
 * Without a title, its tile stays closed.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      fitTiles(keyfill, this, { Name: ['Name plate', 'Beam'], Title: ['Title plate'] });
    },
  },
});
