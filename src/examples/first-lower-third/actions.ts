import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** The outro is empty. This code only lets the text move when it changes on air. */
export const actions: ActionsFactory = (keyfill) => ({
  'lower-third': {
    composition() {
      fitTiles(keyfill, this);
    },
  },
});
