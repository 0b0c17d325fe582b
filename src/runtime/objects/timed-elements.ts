import type { LottieDefinition } from '../definition/elements.ts';
import { createLottieView } from '../dom/lottie-view.ts';
import { createClip } from '../dom/view.ts';
import { wrapFrame } from '../model/time.ts';
import { createTimedPlayhead, isFollowing } from '../playback/playhead.ts';
import { combine, finite, flag, observed, wholeFrame } from '../state/checks.ts';
import type { CompositionNode, ElementNode } from '../state/nodes.ts';
import { resourceOf, type RuntimeContext } from './context.ts';
import type { ElementBase } from './element-base.ts';

/** Creates a Lottie element. */
export function createLottie(
  definition: LottieDefinition,
  base: ElementBase,
  context: RuntimeContext,
  frameRate: () => number,
): ElementNode {
  const view = createLottieView(base.origin);
  const timed = createTimedPlayhead();
  const looping = observed({ loop: definition.loop ?? true }, flag, () => context.engine?.invalidate());
  let speed = Math.max(0, definition.speed ?? 1);

  const duration = (): number => {
    const { animation } = view;
    return animation ? Math.round((animation.totalFrames * frameRate()) / animation.frameRate) : 0;
  };
  /** The frame on the animation's own timeline, counted in frames of the composition. */
  const rate = (): number => speed || 2 ** -30;
  const active = (): number => wrapFrame(timed.position * rate(), duration(), looping.loop);
  /** Returns the position at which `active` returns the frame. */
  const positionOf = (frame: number): number => frame / rate();
  const goOn = (isPlaying: boolean): void => context.engine?.free(node, positionOf(active()), isPlaying);

  const node: ElementNode = base.assemble(
    view,
    combine(looping, {
      get duration() {
        return duration();
      },
      get speed() {
        return speed;
      },
      set speed(value: number) {
        const frame = active();
        speed = Math.max(0, finite('speed', value));
        // An element that plays on its own continues from its current frame.
        if (timed.isFollowing) context.engine?.invalidate();
        else context.engine?.free(node, positionOf(frame), timed.isPlaying);
      },
      play: () => goOn(true),
      pause: () => goOn(false),
      goToFrame: (frame: number) =>
        context.engine?.free(node, positionOf(wholeFrame('goToFrame', frame, 0, duration() - 1)), false),
    }),
    {
      timed,
      follow() {
        const { animation } = view;
        if (!animation) return;
        // The very end of the animation isn't a frame.
        const own = (active() * animation.frameRate) / frameRate();
        view.choose(Math.min(own, animation.totalFrames - 0.01));
      },
      async load(isWanted) {
        const resource = resourceOf(context, definition.source, 'lottie');
        if (!resource) return;
        const [player, data] = await Promise.all([
          context.lottie(),
          resource.data ?? context.fetchJson(resource.url ?? ''),
          // Text is measured when the animation is created, so the fonts have to be there.
          context.fontsLoaded,
        ]);
        if (!isWanted()) return;
        const shown = await player.show(view.node, data, context.resources, (problem) =>
          context.report(`resource "${resource.id}"`, problem),
        );
        if (!isWanted()) return shown.destroy();
        view.animation = shown;
        const { w, h } = data as { w?: unknown; h?: unknown };
        base.setNatural({ width: Number(w) || 100, height: Number(h) || 100 });
      },
    },
  );
  return node;
}

/** Creates a composition element. */
export function createNested(
  base: ElementBase,
  context: RuntimeContext,
  nested: CompositionNode,
): ElementNode {
  base.setNatural(nested);
  const view = createClip(base.origin);
  view.node.append(nested.dom);
  return base.assemble(
    view,
    {
      get composition() {
        return nested.api;
      },
      get detachedPlayhead() {
        return !isFollowing(nested.playhead);
      },
      set detachedPlayhead(value: boolean) {
        context.engine?.detach(nested, flag('detachedPlayhead', value));
      },
    },
    { nested },
  );
}
