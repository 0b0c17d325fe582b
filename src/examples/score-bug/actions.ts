import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/**
 * Rolls a score when it changes. A goal command shows the scorer below the
 * board.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'score-bug': {
    composition() {
      for (const side of ['home', 'away']) {
        const roll = keyfill.compositions.find(({ id }) => id === `${side}-score-roll`);
        const before = roll?.findLayerByName('Old')?.element;
        const number = this.findElementByKey(`_${side}Score`);
        keyfill.useOnUpdate(`_${side}Score`, (_key, _value, next) => {
          // Keep the old score before next() writes the new one.
          if (before && number) before.content = number.content;
          next();
          if (this.isVisible) roll?.goToAndPlay(1);
        });
      }
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
