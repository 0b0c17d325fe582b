import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Goes back by the length of the animation, so that it loops without a seam. */
export const actions: ActionsFactory = () => ({
  background: {
    frames: {
      440() {
        this.goToAndPlay(40);
      },
    },
  },
});
