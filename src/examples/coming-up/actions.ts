import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** All tiles keep their width. A row without a program stays closed. */
export const actions: ActionsFactory = (keyfill) => ({
  'coming-up': {
    composition() {
      const parts = ['plate', 'rail', 'stop', 'next', 'time', 'time before'];
      const rows = ['Row 1', 'Row 2', 'Row 3'].map((row) => [row, parts.map((part) => `${row} ${part}`)]);
      fitTiles(keyfill, this, Object.fromEntries(rows));
    },
  },
});
