import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { changeTexts } from '../change.ts';
import { momentOf } from './moment.ts';

/** Formats seconds as 10 or, from one minute up, as 1:05, and from one hour up, as 1:00:05. */
function written(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts =
    hours > 0 ? [hours, minutes, seconds % 60] : minutes > 0 ? [minutes, seconds % 60] : [seconds];
  return parts.map((part, index) => String(part).padStart(index > 0 ? 2 : 1, '0')).join(':');
}

/**
 * Each loop of the nested composition takes one second, even while the
 * page isn't painted. A countdown to a time of day reads the machine's clock
 * in each loop. At zero, the graphic takes itself off air.
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
  let isFirst = true;
  // The moment at which a countdown to a time of day reaches zero.
  let end: number | undefined;

  const secondsTo = (moment: number): number =>
    // At the start of a second, a clock may still be a moment behind.
    Math.max(0, Math.ceil((moment - Date.now()) / 1000 - 0.1));

  // Minute by minute, the ring is the same on all machines, also after a
  // restart.
  const aimAt = (moment: number): void => {
    end = moment;
    all = 60;
  };
  const wanted = (): number | undefined => {
    const { _until = '', _zone = '' } = keyfill.templateData;
    if (_until.trim() === '') return undefined;
    const moment = momentOf(_until, _zone);
    if (moment > 0) return moment;
    console.warn(`${_until} isn't a time, and is ignored.`);
    return undefined;
  };

  /** Shows the second that starts, and lets the ring drain by it. */
  const showSecond = (tick: Composition): void => {
    left = end === undefined ? left - 1 : secondsTo(end);
    const digits = tick.findLayerByName('Digits')?.element;
    const old = tick.findLayerByName('Old digits')?.element;
    if (digits && old) {
      old.content = isFirst ? '' : digits.content;
      old.style.fontSize.value = digits.style.fontSize.value;
      digits.content = written(left);
      digits.style.fontSize.value = left < 60 ? 400 : left < 3600 ? 208 : 148;
    }

    // The right half of the ring drains first. A ring of a minute fills again
    // while the number rolls.
    const full = left > 0 ? left % all || all : 0;
    ['Ring right', 'Ring left'].forEach((name, half) => {
      const { rotation, opacity } = tick.findLayerByName(name)?.element.style ?? {};
      const turned = (seconds: number): number =>
        180 * Math.min(1, Math.max(0, 2 * (1 - seconds / all) - half));
      // At first, the ring is drawn in one stroke: its left half, and then its right one.
      const from = isFirst ? 180 : (rotation?.valueAt(50) ?? 0);
      rotation?.addKeyframe(0, from, isFirst ? 'ease-in-quad' : undefined);
      if (isFirst) rotation?.addKeyframe(4, 180 * (1 - half), 'ease-out-quad');
      else rotation?.removeKeyframe(4);
      rotation?.addKeyframe(8, turned(full - 8 / 50));
      rotation?.addKeyframe(50, turned(full - 1));
      // A half that has drained leaves nothing behind, such as its end that reaches under the other one.
      const isSeen = half === 0 || full > 0;
      for (const [frame, shows] of [
        [0, half === 0 || from < 180],
        [1, isSeen],
        [49, isSeen],
        [50, half === 0 || turned(full - 1) < 180],
      ] as const)
        opacity?.addKeyframe(frame, Number(shows));
    });
    isFirst = false;
    if (left <= 0) keyfill.mainComposition.stop();
  };

  /**
   * The frame that a loop has if it starts with the clock's seconds. A loop that's nearly right starts at 0.
   */
  const frameNow = (): number => {
    const frame = end === undefined ? 0 : Math.round((Date.now() % 1000) / 20);
    return frame < 5 || frame > 45 ? 0 : frame;
  };

  return {
    countdown: {
      composition() {
        keyfill.useOnPlay((next) => {
          const moment = wanted();
          end = undefined;
          all = start();
          if (moment !== undefined) aimAt(moment);
          if (moment !== undefined && secondsTo(moment) === 0) {
            console.warn(`Not on air: ${keyfill.templateData._until} has passed.`);
            return;
          }
          // Frame 0 of the nested composition subtracts 1 right away.
          left = all + 1;
          isFirst = true;
          next();
        });
        for (const key of ['_until', '_zone']) {
          keyfill.useOnUpdate(key, (_key, _value, next) => {
            next();
            const moment = wanted();
            if (this.isVisible && moment !== undefined) aimAt(moment);
          });
        }
        changeTexts(keyfill, this);
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
          showSecond(this);
          if (left > 0 && frameNow() > 0) this.goToAndPlay(frameNow());
        },
        50() {
          if (left <= 0) return;
          const frame = frameNow();
          if (frame > 0) showSecond(this);
          this.goToAndPlay(frame);
        },
      },
    },
  };
};
