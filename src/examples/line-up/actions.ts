import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Fits the title, and shows a substitution below the players. */
export const actions: ActionsFactory = (keyfill) => ({
  players: {
    composition() {
      fitTiles(keyfill, this);
    },
  },
  'line-up': {
    composition() {
      fitTiles(keyfill, this);
      const strip = keyfill.compositions.find(({ id }) => id === 'substitution');
      const on = strip?.findLayerByName('In')?.element;
      const off = strip?.findLayerByName('Out')?.element;

      keyfill.useOnInvoke('substitute', (argument, next) => {
        const [first = '', second = ''] = String(argument ?? '').split('>');
        if (on) on.content = first.trim();
        if (off) off.content = second.trim();
        if (this.isVisible) strip?.goToAndPlay(1);
        next();
      });
    },
  },
});
