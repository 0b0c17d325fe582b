import type { Origin } from '../api/values.ts';
import type { ResourceDefinition } from '../definition/resources.ts';
import { createNode, paintCommon, PLACED, type ElementView } from './view.ts';

/** An animation in a page that can paint all of its frames. */
interface LottieAnimation {
  readonly totalFrames: number;
  readonly frameRate: number;
  goToAndStop(value: number, isFrame: boolean): void;
  destroy(): void;
}

/** Shows Lottie files. `lottie` in `src/runtime/lottie.ts` returns one. */
export interface LottiePlayer {
  /**
   * Shows the first frame of an animation in a container, without requesting anything. Resolves when every frame can be painted immediately.
   *
   * @param file - The parsed Lottie file.
   * @param resources - The project's resources, whose fonts have loaded.
   * @param report - Receives what can't be shown the way the file's author meant it.
   */
  show(
    container: HTMLElement,
    file: object,
    resources: ReadonlyMap<string, ResourceDefinition>,
    report: (problem: unknown) => void,
  ): Promise<LottieAnimation>;
}

/** The view of a Lottie element. */
interface LottieView extends ElementView {
  readonly node: HTMLElement;
  /** The animation, once it has loaded. */
  animation: LottieAnimation | undefined;
  /** Shows a frame of the animation, counted in the animation's frames. Fractions are allowed. */
  readonly choose: (frame: number) => void;
}

/** Creates the view. The animation is added later. */
export function createLottieView(origin: Origin): LottieView {
  const node = createNode('div', `${PLACED}overflow:hidden`);
  let shown = -1;
  const view: LottieView = {
    node,
    animation: undefined,
    choose(frame) {
      if (frame === shown) return;
      shown = frame;
      view.animation?.goToAndStop(frame, true);
    },
    paint: (values, groups) => paintCommon(node, values, groups, origin),
    remove: () => view.animation?.destroy(),
  };
  return view;
}
