import { balance, fitFont } from '../fit-font.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';
import { fadePicture } from '../picture.ts';
import { changeOf, TURN } from '../tempo.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * Sets the text as large as its box allows, in even lines. The tile is as large
 * as the text, and everything stands on the same line.
 */
export const actions: ActionsFactory = (keyfill) => {
  const post: CompositionActions = {
    composition() {
      const own = keyfill.mainComposition.findLayerByName('Post');
      const text = this.findElementByKey('_text');
      const [leave] = own?.masks ?? [];
      if (!own || !text || !leave) return;
      const { y } = own.element.style;
      const fade = fading(keyfill, 74);
      const length = changeOf(keyfill);
      // It moves down together with the lower edge of the tile, which moves up.
      keyfill.useOnUpdate('_text', (_key, _value, next) => {
        const before = y.value;
        next();
        y.value = Math.max(0, text.style.height.value - text.measure().height);
        if (y.value < before) fade(y, before, 'ease-out-quart');
        else fade(y, before, 'ease-in-out-sine', [Math.round(TURN * length) - 1, length]);
      });
      // The edge that takes it off air starts where the widest tile ends.
      const tiles = ['Name tile', 'Text tile'].flatMap((name) => this.findLayerByName(name)?.masks[0] ?? []);
      keyfill.useOnStop((next) => {
        const [name = 0, end = 0] = tiles.map(
          ({ style: { x, width } }) => x.valueAt(this.activeFrame) + width.value,
        );
        const [first] = leave.style.x.keyframes;
        // The edge leans by 64 px beside the picture.
        if (first) first.value = Math.max(name, end + 64) - leave.style.width.value;
        next();
      });
      fitTiles(keyfill, this, {
        Name: ['Name tile', 'Beam'],
        Handle: ['Handle tile'],
        Text: ['Text tile'],
      });
      balance(keyfill, this, 'Text');
      fitFont(keyfill, this, 'Text', [72, 40, 2]);
      fadePicture(keyfill, this, 'Picture', 74);
    },
  };
  return { post, 'post-vertical': post, 'post-square': post };
};
