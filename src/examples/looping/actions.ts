import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** The variable that the two actions share. */
interface Badge extends Composition {
  /** `next` of a stop that waits for the end of the turn. */
  leave?: (() => void) | null;
}

/** Loops while the graphic is on air. Stop waits for the end of the turn. */
export const actions: ActionsFactory = (keyfill) => ({
  looping: {
    composition(this: Badge) {
      keyfill.useOnPlay((next) => {
        this.leave = null;
        next();
      });

      keyfill.useOnStop((next) => {
        if (this.isPlaying && this.activeFrame < 149) {
          // Keep next() for later: the last frame of the turn calls it.
          this.leave = next;
        } else {
          next();
        }
      });
    },
    frames: {
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
