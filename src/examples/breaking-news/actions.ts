import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitFont } from '../fit-font.ts';
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
      fitFont(keyfill, headline, '_headline', [60, 32, 2]);
    },
  },
});
