import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** When a `stop` command arrives, plays in reverse to frame 0. */
export const actions: ActionsFactory = (keyfill) => ({
  'play-in-reverse-on-stop': {
    composition() {
      // Don’t call next() here: it would hide the graphic immediately.
      keyfill.useOnStop(() => {
        if (this.isVisible) this.play({ reverse: true });
      });
      fitTiles(keyfill, this, { Name: ['Name plate'], Title: ['Title plate'] });
      mirrorFor(keyfill, this, '_name');
    },
  },
});
