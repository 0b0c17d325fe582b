import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { balance } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';
import { fadePicture } from '../picture.ts';

/**
 * The steps are empty. This code hides the number of an empty fact, and keeps
 * facts that haven’t been shown out of the outro.
 */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (page: Composition): void => {
    for (const index of [0, 1, 2]) {
      keyfill.useOnUpdate(`_fact${index + 1}`, (_key, value, next) => {
        next();
        const number = page.findLayerByName(`Number ${index + 1}`)?.element;
        if (number) number.content = value.trim() === '' ? '' : String(index + 1);
      });
    }

    fitTiles(keyfill, page);
    for (const name of ['Headline', 'Fact 1', 'Fact 2', 'Fact 3']) balance(keyfill, page, name);
    fadePicture(keyfill, page, 'Photo', 70, 110, 159);

    keyfill.useOnPlay((next) => {
      for (const layer of page.layers) layer.isVisible = true;
      next();
    });

    keyfill.useOnStop((next) => {
      for (const layer of page.layers) layer.isVisible = layer.startFrame <= page.activeFrame;
      next();
    });
  };
  return {
    page: {
      composition() {
        fit(this);
      },
    },
    'page-vertical': {
      composition() {
        fit(this);
      },
    },
    'page-square': {
      composition() {
        fit(this);
      },
    },
  };
};
