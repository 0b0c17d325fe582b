import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitFont } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';
import { fadePicture } from '../picture.ts';

/** Fits the topic's tile to its text, and a long headline to two lines. */
export const actions: ActionsFactory = (keyfill) => ({
  'headline-with-picture': {
    composition() {
      const headline = this.findElementByKey('_headline');
      if (!headline) return;
      fitTiles(keyfill, this, { Topic: ['Topic plate'] });
      fadePicture(keyfill, this, 'Picture', 74);
      fitFont(keyfill, headline, '_headline', [84, 40, 2]);
    },
  },
});
