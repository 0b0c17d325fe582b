import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Jumps back by the length of the animation, so that the loop has no seam. */
export const actions: ActionsFactory = () => ({
  background: {
    frames: {
      440() {
        this.goToAndPlay(40);
      },
    },
  },
});
