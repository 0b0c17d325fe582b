import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitFont } from '../fit-font.ts';
import { changeTexts } from '../change.ts';
import { fadePicture } from '../picture.ts';

/** Sets the quote as large as its box allows. */
export const actions: ActionsFactory = (keyfill) => ({
  quote: {
    composition() {
      changeTexts(keyfill, this);
      fadePicture(keyfill, this, 'Portrait', 74);
      fitFont(keyfill, this, 'Quote', [112, 40, 4]);
    },
  },
});
