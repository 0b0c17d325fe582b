import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Fits the topic's tile to its text, and a long headline to two lines. */
export const actions: ActionsFactory = (keyfill) => ({
  'headline-with-picture': {
    composition() {
      const headline = this.findElementByKey('_headline');
      if (!headline) return;
      fitTiles(keyfill, this, { Topic: ['Topic plate'] });

      keyfill.useOnUpdate('_headline', (_key, _value, next) => {
        next(); // First show the new headline, then measure it.
        const { fontSize, height } = headline.style;
        fontSize.value = 56;
        while (fontSize.value > 32 && headline.measure().height > height.value) fontSize.value -= 2;
      });
    },
  },
});
