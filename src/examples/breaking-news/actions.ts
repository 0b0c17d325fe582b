import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { balance, fitFont } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';

/**
 * Fits the label's tile to its text, and the strap to its lines, which are even.
 * A headline that's too long gets smaller.
 */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (shape: Composition): void => {
    const headline = shape.findElementByKey('_headline');
    if (!headline) return;
    fitTiles(keyfill, shape, {
      Label: ['Tag', ...[1, 2, 3, 4].map((stripe) => `Tape ${stripe}`)],
      Headline: ['Strap', 'Strap edge', 'Beam'],
    });
    balance(keyfill, shape, 'Headline');
    fitFont(keyfill, shape, 'Headline', [headline.style.fontSize.value, 40, 2]);
  };
  return {
    'breaking-news': {
      composition() {
        fit(this);
      },
    },
    'breaking-news-vertical': {
      composition() {
        fit(this);
      },
    },
    'breaking-news-square': {
      composition() {
        fit(this);
      },
    },
  };
};
