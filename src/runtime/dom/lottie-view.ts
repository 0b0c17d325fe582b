import type { Origin } from '../api/values.ts';
import type { ResourceDefinition } from '../definition/resources.ts';
import { createClip } from './view.ts';

interface LottieAnimation {
  readonly totalFrames: number;
  readonly frameRate: number;
  goToAndStop(value: number, isFrame: boolean): void;
  destroy(): void;
}

/** Shows Lottie files. `lottie` in `src/runtime/lottie.ts` returns one. */
export interface LottiePlayer {
  /**
   * Shows an animation's first frame in a container, without any request. Resolves when all can be painted.
   * @param resources - The project's resources, whose fonts have loaded.
   * @param report - Receives what can't be shown as the file's author intended.
   */
  show(
    container: HTMLElement,
    file: object,
    resources: ReadonlyMap<string, ResourceDefinition>,
    report: (problem: unknown) => void,
  ): Promise<LottieAnimation>;
}

/** Creates the view of a Lottie element. */
export function createLottieView(origin: Origin) {
  let shown = -1;
  const view = {
    ...createClip(origin),
    /** The animation, once it has loaded. */
    animation: undefined as LottieAnimation | undefined,
    /** Shows a frame of the animation, counted in the animation's frames. Fractions are allowed. */
    choose(frame: number): void {
      if (frame === shown) return;
      shown = frame;
      view.animation?.goToAndStop(frame, true);
    },
    remove: (): void => view.animation?.destroy(),
  };
  return view;
}
