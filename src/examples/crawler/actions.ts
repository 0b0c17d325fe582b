import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Frames of one turn: after each the line is tested and moved on. */
const TURN = 50;

/** Moves the line by the same number of pixels in every turn; new text waits until the old one has left. */
export const actions: ActionsFactory = (keyfill) => {
  let pixelsPerFrame = 4;
  /** x of the line at the start of this turn; null before the first one. */
  let left: number | null = null;
  let takeNew: (() => void) | null = null;

  return {
    'crawl-line': {
      composition() {
        keyfill.useOnPlay((next) => {
          left = null;
          next();
        });
        keyfill.useOnUpdate('_crawl', (_key, value) => {
          takeNew = () => {
            const line = this.findElementByKey('_crawl');
            if (!line) return;
            line.content = value
              .split('\n')
              .map((headline) => headline.trim())
              .filter(Boolean)
              .join('   •   ');
          };
        });
        keyfill.useOnInvoke('speed', (argument, next) => {
          const speed = Math.round(Number(argument));
          if (speed >= 1 && speed <= 20) pixelsPerFrame = speed;
          next();
        });
      },
      frames: {
        0() {
          const line = this.findElementByKey('_crawl');
          if (!line) return;
          if (left !== null) left = line.style.x.valueAt(TURN);
          if (left === null || left + line.measure().width <= 0) {
            takeNew?.();
            takeNew = null;
            left = this.width;
          }
          line.style.x.addKeyframe(0, left);
          line.style.x.addKeyframe(TURN, left - TURN * pixelsPerFrame);
        },
        [TURN]() {
          this.goToAndPlay(0);
        },
      },
    },
  };
};
