import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** The countdown at a number of seconds: `10`, or `1:05` from a minute on. */
const written = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts in frames: each loop of the nested composition is a second. At zero the graphic leaves by itself. */
export const actions: ActionsFactory = (keyfill) => {
  const start = (): number => {
    const seconds = Math.round(Number(keyfill.templateData._seconds ?? 10));
    return seconds > 0 ? Math.min(seconds, 3599) : 10;
  };
  let left = start();

  return {
    countdown: {
      composition() {
        keyfill.useOnPlay((next) => {
          left = start() + 1;
          next();
        });
      },
    },
    tick: {
      composition() {
        keyfill.useOnInvoke('hold', (_argument, next) => {
          this.pause();
          next();
        });
        keyfill.useOnInvoke('resume', (_argument, next) => {
          if (keyfill.mainComposition.isVisible) this.play();
          next();
        });
      },
      frames: {
        0() {
          left -= 1;
          const digits = this.findLayerByName('Digits')?.element;
          if (digits) digits.content = written(Math.max(0, left));
          if (left <= 0) keyfill.mainComposition.stop();
        },
        50() {
          if (left > 0) this.goToAndPlay(0);
        },
      },
    },
  };
};
