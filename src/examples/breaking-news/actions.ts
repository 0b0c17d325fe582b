import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/**
 * Fits the label's tile to its text, and the strap to one or two lines. A
 * headline that's too long for two lines gets smaller.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'breaking-news': {
    composition() {
      const headline = this.findElementByKey('_headline');
      if (!headline) return;
      fitTiles(keyfill, this, { Label: ['Tag'], Headline: ['Strap', 'Beam'] });

      keyfill.useOnUpdate('_headline', (_key, _value, next) => {
        next(); // First show the new headline, then measure it.
        const { fontSize, height } = headline.style;
        fontSize.value = 60;
        while (fontSize.value > 32 && headline.measure().height > height.value) fontSize.value -= 2;
      });
    },
  },
});
