import type { Layer } from '../api/objects.ts';
import type { LayerDefinition } from '../definition/composition.ts';
import type { ElementDefinition } from '../definition/elements.ts';
import { createMaskView } from '../dom/mask-view.ts';
import { MAX_DURATION } from '../model/limits.ts';
import { combine, flag, wholeFrame } from '../state/checks.ts';
import type { CompositionNode, ElementNode, LayerNode } from '../state/nodes.ts';
import type { RuntimeContext } from './context.ts';
import { createShape, createText } from './drawn-elements.ts';
import { createBase } from './element-base.ts';
import { createMask } from './mask.ts';
import { createImage, createImageLoader, createImageSequence } from './picture-elements.ts';
import { createLottie, createNested } from './timed-elements.ts';

type CompositionOf = (id: string) => CompositionNode;

function createElement(
  definition: ElementDefinition,
  layer: () => LayerNode,
  context: RuntimeContext,
  compositionOf: CompositionOf,
): ElementNode {
  const base = createBase(definition, layer, context);
  switch (definition.type) {
    case 'text':
      return createText(definition, base, context);
    case 'image':
      return createImage(definition, base, context);
    case 'image-loader':
      return createImageLoader(definition, base, context);
    case 'image-sequence':
      return createImageSequence(definition, base, context);
    case 'lottie':
      return createLottie(definition, base, context, () => layer().composition.fps);
    case 'composition':
      return createNested(base, context, compositionOf(definition.composition));
    default:
      return createShape(definition, base);
  }
}

/** Creates a layer with its element and masks. */
export function createLayer(
  definition: LayerDefinition,
  composition: CompositionNode,
  context: RuntimeContext,
  compositionOf: CompositionOf,
): LayerNode {
  const self = (): LayerNode => node;
  const changed = (): void => context.engine?.invalidate();
  const isGuide = definition.isGuide ?? false;
  const element = createElement(definition.element, self, context, compositionOf);
  const masks = (definition.masks ?? []).map((mask) => createMask(mask, self, composition, context));
  const view =
    masks.length > 0
      ? createMaskView(element.view.node, masks, composition.width, composition.height)
      : undefined;
  const { id, name } = definition;
  const fixed = Object.freeze({
    id,
    name,
    isGuide,
    element: element.api,
    masks: Object.freeze(masks.map((mask) => mask.api)),
    composition: composition.api,
  });
  const api = combine<Layer>(fixed, {
    get startFrame() {
      return node.startFrame;
    },
    set startFrame(frame: number) {
      const startFrame = wholeFrame('layer.startFrame', frame, 0, composition.duration - 1);
      context.engine?.retime(composition, node, { startFrame });
    },
    get duration() {
      return node.duration;
    },
    set duration(frames: number) {
      const duration = wholeFrame('layer.duration', frames, 1, MAX_DURATION);
      context.engine?.retime(composition, node, { duration });
    },
    get isVisible() {
      return node.isVisible;
    },
    set isVisible(value: boolean) {
      node.isVisible = flag('layer.isVisible', value);
      changed();
    },
  });
  const startFrame = definition.startFrame ?? 0;
  const node: LayerNode = {
    id,
    name,
    startFrame,
    duration: definition.duration ?? Math.max(1, composition.duration - startFrame),
    isVisible: definition.isVisible ?? true,
    wasActive: false,
    wasShown: undefined,
    element,
    composition,
    node: isGuide ? null : (view?.node ?? element.view.node),
    paintMasks(frame, blend) {
      if (!view) return;
      let isStale = false;
      for (const mask of masks) {
        isStale = mask.style.update(frame, blend) > 0 || mask.isStale || isStale;
        // The outline of a path may have to wait for a layout.
        mask.isStale = !mask.outline.isMeasured;
      }
      if (isStale) view.paint();
    },
    api,
  };
  if (element.nested) element.nested.shownBy = node;
  return node;
}
