import { balance, fitFont } from '../fit-font.ts';
import { fitTiles } from '../fit.ts';
import { fadePicture } from '../picture.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * Sets the text as large as its box allows, in even lines. The tile is as large
 * as the text.
 */
export const actions: ActionsFactory = (keyfill) => {
  const post: CompositionActions = {
    composition() {
      fitTiles(keyfill, this, {
        Name: ['Name tile', 'Beam'],
        Handle: ['Handle tile'],
        Text: ['Text tile', 'Mark'],
      });
      balance(keyfill, this, 'Text');
      fitFont(keyfill, this, 'Text', [72, 40, 2]);
      fadePicture(keyfill, this, 'Picture', 74);
    },
  };
  return { 'social-post': post, 'social-post-vertical': post };
};
