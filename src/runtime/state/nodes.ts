import type { Composition } from '../api/composition.ts';
import type { AnyElement } from '../api/elements.ts';
import type { Layer } from '../api/layer.ts';
import type { Mask } from '../api/mask.ts';
import type { Outline } from '../dom/outline.ts';
import type { ElementType } from '../model/properties.ts';
import type { ElementView } from '../dom/view.ts';
import type { Playhead, TimedPlayhead } from '../playback/playhead.ts';
import type { StyleState } from './style.ts';

/** A frame action inside the runtime. */
export interface ActionNode {
  readonly frame: number;
  readonly name: string;
  readonly isStep: boolean;
  readonly isOutro: boolean;
  /** The template's code, if there is any at this frame. */
  readonly run?: (this: Composition) => unknown;
}

/** A composition inside the runtime: what its public object reads and writes. */
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
  /** Whether the active frame was in the layer's span when what is nested was put in place last. */
  wasActive: boolean;
  /** Whether the layer's node was to be seen in the last painting; undefined before the first. */
  wasShown: boolean | undefined;
  readonly isGuide: boolean;
  readonly element: ElementNode;
  readonly masks: readonly MaskNode[];
  /** The outermost node of the layer; null for guides, which are never mounted. */
  readonly node: HTMLElement | SVGElement | null;
  /** Cuts the layer by its masks, where they have changed. */
  readonly paintMasks: (frame: number) => void;
  readonly composition: CompositionNode;
  readonly api: Layer;
}

/** Whether what a resource brings may still be shown: not when it took too long, and not after `remove`. */
export type IsWanted = () => boolean;

/** An element inside the runtime. */
export interface ElementNode {
  readonly type: ElementType;
  readonly key: string | null;
  readonly view: ElementView;
  /** Has groups painted at the next tick. */
  readonly touch: (groups: number) => void;
  readonly api: AnyElement;
  /** Paints the element as it is at a frame of its composition. */
  readonly paint: (frame: number) => void;
  /** Takes a value of template data, where the type of element has a use for it. */
  readonly take?: (value: string) => void;
  /** Fetches what the element shows, before the first painting. */
  readonly load?: (isWanted: IsWanted) => Promise<void>;
  /** The composition that a composition element shows. */
  readonly nested?: CompositionNode;
  /** Shows what the playhead of a Lottie element or an image sequence stands on, after each painting. */
  readonly follow?: () => void;
  /** The playhead of a Lottie element or an image sequence. */
  readonly timed?: TimedPlayhead;
}

/** A mask inside the runtime. */
export interface MaskNode {
  readonly shape: 'rectangle' | 'ellipse' | 'path';
  /** What a mask whose shape is a path cuts along. */
  outline: Outline;
  isInverted: boolean;
  isEnabled: boolean;
  readonly style: StyleState;
  /** Whether something other than a style property has changed. */
  isStale: boolean;
  readonly api: Mask;
}

/** Whether the layer is part of the picture at a frame of its composition. */
export const isInSpan = (layer: LayerNode, frame: number): boolean =>
  frame >= layer.startFrame && frame < layer.startFrame + layer.duration;
