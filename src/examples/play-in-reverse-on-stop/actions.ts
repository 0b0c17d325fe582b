import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** On stop, plays back to frame 0. */
export const actions: ActionsFactory = (keyfill) => ({
  'play-in-reverse-on-stop': {
    composition() {
      // No next() here: it would hide the graphic at once.
      keyfill.useOnStop(() => {
        if (this.isVisible) this.play({ reverse: true });
      });
    },
  },
});
