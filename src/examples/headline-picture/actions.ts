import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { balance, fitFont } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';
import { fadePicture } from '../picture.ts';

/** Fits the tiles to their text, and a headline to two even lines. */
export const actions: ActionsFactory = (keyfill) => ({
  'headline-with-picture': {
    composition() {
      const headline = this.findElementByKey('_headline');
      if (!headline) return;
      fitTiles(keyfill, this, { Topic: ['Topic plate'], Headline: ['Plate', 'Beam'] });
      fadePicture(keyfill, this, 'Picture', 74);
      balance(keyfill, this, 'Headline', headline.style.height.value);
      fitFont(keyfill, this, 'Headline', [84, 40, 2]);
    },
  },
});
