import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** Formats seconds as 10 or, from one minute up, as 1:05. */
const written = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Counts frames: each loop of the nested composition takes one second.
 * At zero, the graphic takes itself off air.
 */
export const actions: ActionsFactory = (keyfill) => {
  const start = (): number => {
    const seconds = Math.round(Number(keyfill.templateData._seconds ?? 10));
    return seconds > 0 ? Math.min(seconds, 3599) : 10;
  };
  // The seconds that are left. Both compositions use this variable.
  let left = start();

  return {
    countdown: {
      composition() {
        keyfill.useOnPlay((next) => {
          // Frame 0 of the nested composition subtracts 1 right away.
          left = start() + 1;
          next();
        });
      },
    },
    tick: {
      composition() {
        // This font has a narrow 1, which would make the number jump.
        // With tabular digits, every digit is equally wide.
        const sheet = document.createElement('style');
        sheet.textContent = '.tabular { font-variant-numeric: tabular-nums; }';
        this.domNode.append(sheet); // removed along with the template
        this.findLayerByName('Digits')?.element.domNode.classList.add('tabular');

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
