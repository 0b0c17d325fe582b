import { fitTiles } from '../fit.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * Sets the text as large as its box allows. The tile is as high as the text.
 */
export const actions: ActionsFactory = (keyfill) => {
  const post: CompositionActions = {
    composition() {
      const text = this.findElementByKey('_text');
      if (!text) return;
      fitTiles(keyfill, this, { Name: ['Name tile', 'Beam'], Handle: ['Handle tile'], Text: ['Text tile'] });
      const room = text.style.height.value;

      const fit = (): void => {
        const size = text.style.fontSize;
        size.value = 72;
        while (size.value > 40 && text.measure().height > room) size.value -= 2;
      };

      keyfill.useOnUpdate('_text', (_key, _value, next) => {
        next(); // First show the new text, then measure it.
        fit();
      });
    },
  };
  return { 'social-post': post, 'social-post-vertical': post };
};
