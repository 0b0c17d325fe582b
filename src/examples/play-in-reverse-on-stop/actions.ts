import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Plays back to frame 0 on stop. The default is not called: it would hide the graphic at once. The page of the example shows these lines. */
export const actions: ActionsFactory = (keyfill) => ({
  'play-in-reverse-on-stop': {
    composition() {
      keyfill.useOnStop(() => {
        if (this.isVisible) this.play({ reverse: true });
      });
    },
  },
});
