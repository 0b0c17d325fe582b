import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { mirrorFor } from '../mirror.ts';

/** The variable that the two actions share. */
interface Badge extends Composition {
  /** The next function of a stop command that waits for the loop to end. */
  leave?: (() => void) | null;
  /** Ends a change of the label once the loop starts again. */
  settle?: () => void;
}

/** Loops on air. A stop command waits for the loop to end. */
export const actions: ActionsFactory = (keyfill) => ({
  looping: {
    composition(this: Badge) {
      keyfill.useOnPlay((next) => {
        this.leave = null;
        next();
      });

      keyfill.useOnStop((next) => {
        if (this.isPlaying && this.activeFrame < 149) {
          // Store next for later: the last frame of the loop calls it.
          this.leave = next;
        } else {
          next();
        }
      });
      this.settle = fitTiles(keyfill, this, { Label: ['Plate', 'Halo', 'Dot'] });
      mirrorFor(keyfill, this, '_label');
    },
    frames: {
      50(this: Badge) {
        this.settle?.();
      },
      149(this: Badge) {
        if (this.leave) {
          const leave = this.leave;
          this.leave = null;
          leave();
        } else {
          this.goToAndPlay(50);
        }
      },
    },
  },
});
