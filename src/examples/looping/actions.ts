import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** The variable that the two actions share. */
interface Badge extends Composition {
  /** The next function of a stop command that waits for a slash to go out. */
  leave?: (() => void) | null;
  /** Ends a change of the label once the loop starts again. */
  settle?: () => void;
}

/** Loops on air. A stop command waits for the slash that’s lit to go out. */
export const actions: ActionsFactory = (keyfill) => ({
  looping: {
    composition(this: Badge) {
      keyfill.useOnPlay((next) => {
        this.leave = null;
        next();
      });

      keyfill.useOnStop((next) => {
        if (this.isPlaying && this.activeFrame > 24 && this.activeFrame < 46) {
          // Store next for later: the next frame at which no slash is lit calls it.
          this.leave = next;
        } else {
          next();
        }
      });
      // A new label doesn't wait for the end of the loop.
      keyfill.useOnUpdate('_label', (key, value, next) => {
        const isNew = this.findElementByKey(key)?.content !== value;
        if (isNew && this.isPlaying && this.activeFrame > 24 && this.activeFrame < 36) this.goToAndPlay(36);
        next();
      });
      this.settle = fitTiles(keyfill, this, { Label: ['Plate', 'Slash 1', 'Slash 2', 'Slash 3'] });
      mirrorFor(keyfill, this, '_label');
    },
    frames: {
      24(this: Badge) {
        this.settle?.();
      },
      31(this: Badge) {
        this.leave?.();
      },
      38(this: Badge) {
        this.leave?.();
      },
      46(this: Badge) {
        if (this.leave) this.leave();
        else this.goToAndPlay(24);
      },
    },
  },
});
