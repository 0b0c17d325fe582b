import type { AnyElement, Composition, FrameAction, Layer, Mask } from '../api/objects.ts';
import type { Outline } from '../dom/outline.ts';
import type { ElementView } from '../dom/view.ts';
import type { Blend } from '../model/blend.ts';
import type { Playhead, TimedPlayhead } from '../playback/playhead.ts';
import type { StyleState } from './style.ts';

export interface ActionNode extends FrameAction {
  /** The template's code, if there is any at this frame. */
  readonly run?: (this: Composition) => unknown;
}

/** A composition inside the runtime, which its public object reads and writes. */
export interface CompositionNode {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  fps: number;
  duration: number;
  outroFrame: number | null;
  readonly layers: LayerNode[];
  readonly actions: ReadonlyMap<number, ActionNode>;
  readonly playhead: Playhead;
  readonly dom: HTMLElement;
  readonly api: Composition;
  /** The layer that shows this composition inside another one. */
  shownBy: LayerNode | null;
}

/** A layer inside the runtime. */
export interface LayerNode {
  readonly id: string;
  readonly name: string;
  startFrame: number;
  duration: number;
  isVisible: boolean;
  /** Whether the active frame was in the layer's span when nested timelines were last moved. */
  wasActive: boolean;
  /** Whether the layer's node was visible the last time it was painted. Undefined before the first time. */
  wasShown: boolean | undefined;
  readonly element: ElementNode;
  /** The outermost node of the layer. Null for guides, which are never mounted. */
  readonly node: HTMLElement | SVGElement | null;
  /** Clips the layer with its masks if they have changed. */
  readonly paintMasks: (frame: number, blend?: Blend) => void;
  readonly composition: CompositionNode;
  readonly api: Layer;
}

/** Whether a resource may still be shown: it hasn't taken too long, and the template hasn't been removed. */
export type IsWanted = () => boolean;

/** An element inside the runtime. */
export interface ElementNode {
  readonly key: string | null;
  readonly view: ElementView;
  /** Marks groups to be painted at the next tick. */
  readonly touch: (groups: number) => void;
  readonly api: AnyElement;
  readonly paint: (frame: number, blend?: Blend) => void;
  /** Receives a value of template data, if the element type uses it. */
  readonly take?: (value: string) => void;
  /** Fetches the resources of the element before it's painted for the first time. */
  readonly load?: (isWanted: IsWanted) => Promise<void>;
  /** Loads the pictures again that have failed or were too late. */
  readonly retry?: () => void;
  readonly nested?: CompositionNode;
  /** Shows the active frame of a Lottie element or an image sequence after each painting. */
  readonly follow?: () => void;
  /** The playhead of a Lottie element or an image sequence. */
  readonly timed?: TimedPlayhead;
}

/** A mask inside the runtime. */
export interface MaskNode {
  readonly shape: 'rectangle' | 'ellipse' | 'path';
  outline: Outline;
  readonly switches: Readonly<Pick<Mask, 'isInverted' | 'isEnabled'>>;
  readonly style: StyleState;
  /** Whether something other than a style property has changed, or the outline must be measured again. */
  isStale: boolean;
  readonly api: Mask;
}

/** Whether a frame of the composition is in the layer's span. */
export const isInSpan = (layer: LayerNode, frame: number): boolean =>
  frame >= layer.startFrame && frame < layer.startFrame + layer.duration;
