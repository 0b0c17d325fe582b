import { fitTiles } from '../fit.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * Sets the text as large as its box allows, and makes the tile as high as the
 * text.
 */
export const actions: ActionsFactory = (keyfill) => {
  const post: CompositionActions = {
    composition() {
      const text = this.findElementByKey('_text');
      const tile = this.findLayerByName('Text tile')?.element;
      if (!text || !tile) return;
      const room = text.style.height.value;

      const fit = (): void => {
        const size = text.style.fontSize;
        size.value = 72;
        while (size.value > 40 && text.measure().height > room) size.value -= 2;
        tile.style.height.value = text.measure().height + 72;
      };

      keyfill.useOnUpdate('_text', (_key, _value, next) => {
        next(); // First show the new text, then measure it.
        fit();
      });
      fit();
      fitTiles(keyfill, this, { Name: ['Name tile'], Handle: ['Handle tile'] });
    },
  };
  return { 'social-post': post, 'social-post-vertical': post };
};
