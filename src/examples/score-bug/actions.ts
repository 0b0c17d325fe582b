import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** A goal command shows the scorer below the board. */
export const actions: ActionsFactory = (keyfill) => ({
  'score-bug': {
    composition() {
      fitTiles(keyfill, this);
      const strip = keyfill.compositions.find(({ id }) => id === 'goal-strip');
      keyfill.useOnInvoke('goal', (argument, next) => {
        const text = strip?.findLayerByName('Goal text')?.element;
        if (text) text.content = typeof argument === 'string' ? argument : '';
        if (this.isVisible) strip?.goToAndPlay(1);
        next();
      });
    },
  },
});
