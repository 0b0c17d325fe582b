import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Fits each row's tile to its program. A row without a program stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  'coming-up': {
    composition() {
      const rows = ['Row 1', 'Row 2', 'Row 3'];
      fitTiles(keyfill, this, {
        Title: ['Title plate'],
        ...Object.fromEntries(rows.map((row) => [`${row} program`, [`${row} plate`]])),
      });
    },
  },
});
