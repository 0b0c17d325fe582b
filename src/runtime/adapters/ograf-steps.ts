import type { Composition } from '../api/objects.ts';
import type { Template } from '../template.ts';
import type { OgrafAnswer, OgrafPlayParams } from './ograf-types.ts';

/** The frames of the steps that play reaches: those before the outro, or all if there isn't an outro. */
const stepFrames = ({ frameActions, outroFrame, duration }: Composition): readonly number[] =>
  frameActions.flatMap(({ frame, isStep }) =>
    isStep && (outroFrame === null || frame < Math.min(outroFrame, duration - 1)) ? [frame] : [],
  );

/** The step count in OGraf, which is the number of step actions + 1. */
export const stepCountOf = (composition: Composition): number =>
  composition.frameActions.filter((action) => action.isStep).length + 1;

/**
 * Creates OGraf's actions for one template, which keep track of the current step.
 * @param isLive - Whether the clock runs on its own, so an action can wait for it.
 */
export function createSteps(template: Template, isLive: boolean) {
  const { mainComposition: main } = template.keyfill;
  let step = -1;
  /** Makes an earlier action stop waiting, because a later one has taken over. */
  let cancelWait = (): void => {};

  /** Resolves when the composition rests, is hidden, or jumps back, or when another action starts. */
  function whenSettled(): Promise<void> {
    cancelWait();
    if (!isLive || !main.isPlaying) return Promise.resolve();
    return new Promise((resolve) => {
      let last = main.activeFrame;
      let direction = 0;
      const unsubscribe = template.subscribe(() => {
        const moved = Math.sign(main.activeFrame - last);
        last = main.activeFrame;
        direction ||= moved;
        if (!main.isPlaying || moved * direction < 0) cancelWait();
      });
      cancelWait = () => {
        cancelWait = () => {};
        unsubscribe();
        resolve();
      };
    });
  }

  /** Continues when the graphic is on screen, which an action may delay, unless another step is requested. */
  function whenShown(work: () => void): void {
    if (main.isVisible) return work();
    const requestedStep = step;
    const unsubscribe = template.subscribe(() => {
      if (step === requestedStep && !main.isVisible) return;
      unsubscribe();
      if (step === requestedStep) work();
    });
  }

  const answer = (): OgrafAnswer =>
    main.isVisible && step >= 0 && step < stepCountOf(main)
      ? { statusCode: 200, currentStep: step }
      : { statusCode: 200 };

  async function stop(isSkipped: boolean): Promise<OgrafAnswer> {
    step = -1;
    template.stop();
    if (isSkipped) template.rush();
    await whenSettled();
    return { statusCode: 200 };
  }

  return {
    stop,
    async play({ delta, goto, skipAnimation = false }: OgrafPlayParams): Promise<OgrafAnswer> {
      if (!main.isVisible) step = -1;
      const target = Math.max(0, Math.trunc(goto ?? step + (delta ?? 1)));
      if (target >= stepCountOf(main)) {
        if (step < 0) return { statusCode: 200 };
        return stop(skipAnimation);
      }
      if (target === 0) {
        template.play();
      } else if (target === step + 1) {
        // Skip the rest of the previous step, because next does nothing while it plays.
        if (main.isPlaying) template.rush();
        template.next();
      } else {
        // For a step that's further away, start at the rest before it, just as next would.
        const from = stepFrames(main)[target - 1] ?? 0;
        if (step < 0) template.play();
        step = target;
        whenShown(() => {
          main.goToFrame(from);
          template.next();
          if (skipAnimation) template.rush();
        });
      }
      step = target;
      if (skipAnimation) template.rush();
      await whenSettled();
      return answer();
    },
  };
}

export type OgrafSteps = ReturnType<typeof createSteps>;
