import type { Origin } from '../api/values.ts';
import { createNode, paintCommon, PLACED, type ElementView } from './view.ts';

/** An animation that a Lottie player has loaded. */
export interface LottieAnimation {
  readonly totalFrames: number;
  readonly frameRate: number;
  goToAndStop(value: number, isFrame: boolean): void;
  destroy(): void;
}

/** What the runtime needs of a Lottie player: lottie-web's light SVG player has it. */
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
  /** Builds the animation. */
  readonly show: (player: LottiePlayer, data: object) => LottieAnimation;
  /** Shows a frame of the animation, counted in its own frames; fractions are in between. */
  readonly choose: (frame: number) => void;
}

/** Makes the view; the animation comes later. */
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
        // The player writes into the data it is given.
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
