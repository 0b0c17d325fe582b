import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Last frame of a turn, and the frame with which the next one begins. */
const TURN = 149;
const START = 50;

/** Loops while the graphic is on air; a stop waits for the end of the turn. */
export const actions: ActionsFactory = (keyfill) => {
  /** `next` of a stop that waits. */
  let leave: (() => void) | null = null;

  return {
    looping: {
      composition() {
        keyfill.useOnPlay((next) => {
          leave = null;
          next();
        });
        keyfill.useOnStop((next) => {
          if (this.isPlaying && this.activeFrame < TURN) leave = next;
          else next();
        });
      },
      frames: {
        [TURN]() {
          if (!leave) {
            this.goToAndPlay(START);
            return;
          }
          const now = leave;
          leave = null;
          now();
        },
      },
    },
  };
};
