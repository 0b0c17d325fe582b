import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** When a `stop` command arrives, plays in reverse to frame 0. */
export const actions: ActionsFactory = (keyfill) => ({
  'play-in-reverse-on-stop': {
    composition() {
      // Everything is in by frame 12. The frames after it are for texts that change on air.
      keyfill.useOnStop((next) => {
        if (this.activeFrame > 12) this.goToFrame(12);
        next();
      });

      // Don’t call next() here: it would hide the graphic immediately.
      keyfill.useOnStop(() => {
        if (this.isVisible) this.play({ reverse: true });
      });
      fitTiles(keyfill, this, { Place: ['Place plate', 'Pin'], Name: ['Name plate'] });
      mirrorFor(keyfill, this, '_name');
    },
  },
});
