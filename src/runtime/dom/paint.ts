import type { Blend } from '../model/blend.ts';
import { frameOf } from '../playback/nested-timelines.ts';
import { isFollowing, isShown as isOnScreen } from '../playback/playhead.ts';
import { isInSpan, type CompositionNode, type LayerNode } from '../state/nodes.ts';

const show = (node: HTMLElement | SVGElement, isShown: boolean): void => {
  const visibility = isShown ? '' : 'hidden';
  if (node.style.visibility !== visibility) node.style.visibility = visibility;
};

type Report = (place: string, error: unknown) => void;

/** Returns how the composition continues the picture that a stop has interrupted, if one has. */
function blendOf({ playhead: { frame, interruption }, duration }: CompositionNode): Blend | undefined {
  if (!interruption) return undefined;
  const { to } = interruption;
  return { ...interruption, progress: Math.min(1, (frame - to) / Math.max(1, duration - 1 - to)) };
}

/** Returns how a composition that follows its parent continues the picture. */
const blendIn = (nested: CompositionNode, layer: LayerNode, blend: Blend): Blend => ({
  from: frameOf(nested, layer, blend.from),
  to: frameOf(nested, layer, blend.to),
  progress: blend.progress,
});

/** Paints a composition and everything nested in it, except invisible parts. Failing layers are reported. */
export function paintComposition(
  composition: CompositionNode,
  report: Report,
  blend = blendOf(composition),
): void {
  const { playhead } = composition;
  show(composition.dom, isOnScreen(playhead));
  if (!isOnScreen(playhead)) return;
  for (const layer of composition.layers) {
    if (!layer.node) continue;
    // A layer that hadn't started when a stop came doesn't appear in the outro.
    const isNew = blend && layer.startFrame > blend.from && layer.startFrame < blend.to;
    const isShown = layer.isVisible && isInSpan(layer, playhead.frame) && !isNew;
    if (layer.wasShown !== isShown) show(layer.node, (layer.wasShown = isShown));
    if (!isShown) continue;
    try {
      layer.element.paint(playhead.frame, blend);
      layer.paintMasks(playhead.frame, blend);
    } catch (error) {
      // If the player can't draw a Lottie file, the rest of the graphic must still be painted.
      report(`layer "${layer.name}"`, error);
    }
    const { nested } = layer.element;
    if (!nested) continue;
    const isAttached = blend && isFollowing(nested.playhead);
    paintComposition(nested, report, isAttached ? blendIn(nested, layer, blend) : blendOf(nested));
  }
}
