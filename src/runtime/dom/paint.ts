import { isShown as isOnScreen } from '../playback/playhead.ts';
import { isInSpan, type CompositionNode } from '../state/nodes.ts';

const show = (node: HTMLElement | SVGElement, isShown: boolean): void => {
  const visibility = isShown ? '' : 'hidden';
  if (node.style.visibility !== visibility) node.style.visibility = visibility;
};

type Report = (place: string, error: unknown) => void;

/** Paints a composition in its current state, with everything nested in it. Invisible parts are hidden and not painted. If a layer can't
 * be painted, it's reported. */
export function paintComposition(composition: CompositionNode, report: Report): void {
  const { playhead } = composition;
  show(composition.dom, isOnScreen(playhead));
  if (!isOnScreen(playhead)) return;
  for (const layer of composition.layers) {
    if (!layer.node) continue;
    const isShown = layer.isVisible && isInSpan(layer, playhead.frame);
    if (layer.wasShown !== isShown) show(layer.node, (layer.wasShown = isShown));
    if (!isShown) continue;
    try {
      layer.element.paint(playhead.frame);
      layer.paintMasks(playhead.frame);
    } catch (error) {
      // If the player can't draw a Lottie file, the rest of the graphic must still be painted.
      report(`layer "${layer.name}"`, error);
    }
    if (layer.element.nested) paintComposition(layer.element.nested, report);
  }
}
