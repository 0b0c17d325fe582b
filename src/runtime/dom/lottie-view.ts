import type { Origin } from '../api/values.ts';
import { createNode, paintCommon, PLACED, type ElementView } from './view.ts';

/** An animation that a Lottie player has loaded. */
export interface LottieAnimation {
  readonly totalFrames: number;
  readonly frameRate: number;
  goToAndStop(value: number, isFrame: boolean): void;
  destroy(): void;
}

/** The part of a Lottie player that the runtime needs. lottie-web's light SVG player has it. */
export interface LottiePlayer {
  loadAnimation(options: {
    container: HTMLElement;
    renderer: 'svg';
    autoplay: false;
    loop: false;
    animationData: object;
    rendererSettings: { preserveAspectRatio: string };
  }): LottieAnimation;
}

/** The view of a Lottie element. */
interface LottieView extends ElementView {
  /** Creates the animation. */
  readonly show: (player: LottiePlayer, data: object) => LottieAnimation;
  /** Shows a frame of the animation, counted in the animation's frames. Fractions are allowed. */
  readonly choose: (frame: number) => void;
}

/** Creates the view. The animation is added later. */
export function createLottieView(origin: Origin): LottieView {
  const node = createNode('div', `${PLACED}overflow:hidden`);
  let animation: LottieAnimation | undefined;
  let shown = -1;
  return {
    node,
    show(player, data) {
      animation = player.loadAnimation({
        container: node,
        renderer: 'svg',
        autoplay: false,
        loop: false,
        // The player changes the data that it receives.
        animationData: structuredClone(data),
        rendererSettings: { preserveAspectRatio: 'none' },
      });
      return animation;
    },
    choose(frame) {
      if (frame === shown) return;
      shown = frame;
      animation?.goToAndStop(frame, true);
    },
    paint: (values, groups) => paintCommon(node, values, groups, origin),
    remove: () => {
      animation?.destroy();
      animation = undefined;
    },
  };
}
