import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Keeps the waves moving while the composition rests. */
export const actions: ActionsFactory = () => ({
  background: {
    composition() {
      // From now on, the waves have their own playhead.
      this.findLayerByName('Waves')?.element.play();
    },
  },
});
