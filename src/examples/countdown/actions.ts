import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** Formats seconds as 10 or, from one minute up, as 1:05. */
const written = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Each loop of the nested composition takes one second, even while the
 * page isn't painted.
 * At zero, the graphic takes itself off air.
 */
export const actions: ActionsFactory = (keyfill) => {
  const start = (): number => {
    const seconds = Math.round(Number(keyfill.templateData._seconds ?? 10));
    return seconds > 0 ? Math.min(seconds, 3599) : 10;
  };
  // All seconds, and those that are left. Both compositions use these
  // variables.
  let all = start();
  let left = all;

  return {
    countdown: {
      composition() {
        keyfill.useOnPlay((next) => {
          all = start();
          // Frame 0 of the nested composition subtracts 1 right away.
          left = all + 1;
          next();
        });
        fitTiles(keyfill, this, { Title: ['Title plate'] });
      },
    },
    tick: {
      composition() {
        // If a font has a narrow 1, the number would jump.
        // With tabular digits, every digit is equally wide.
        const sheet = document.createElement('style');
        sheet.textContent = '.tabular { font-variant-numeric: tabular-nums; }';
        this.domNode.append(sheet); // removed along with the template
        this.domNode.classList.add('tabular');

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
          const digits = this.findLayerByName('Digits')?.element;
          const old = this.findLayerByName('Old digits')?.element;
          if (digits && old) {
            old.content = left > all ? '' : digits.content;
            digits.content = written(Math.max(0, left - 1));
          }
          left -= 1;

          // The right half of the ring drains first.
          ['Ring right', 'Ring left'].forEach((name, half) => {
            const rotation = this.findLayerByName(name)?.element.style.rotation;
            for (const [frame, seconds] of [
              [0, left],
              [50, left - 1],
            ] as const) {
              const drained = 2 * (1 - seconds / all) - half;
              rotation?.addKeyframe(frame, 180 * Math.min(1, Math.max(0, drained)));
            }
          });
          if (left <= 0) keyfill.mainComposition.stop();
        },
        50() {
          if (left > 0) this.goToAndPlay(0);
        },
      },
    },
  };
};
