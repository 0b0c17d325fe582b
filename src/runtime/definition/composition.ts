import type { ElementDefinition } from './elements.ts';
import type { MaskStyleDefinition } from './style.ts';

/** A timeline with a size, a frame rate, and layers. */
export interface CompositionDefinition {
  /**
   * The ID, unique within the project.
   * @minLength 1
   */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /**
   * The width in px.
   * @exclusiveMinimum 0
   * @maximum MAX_SIZE
   */
  readonly width: number;
  /**
   * The height in px.
   * @exclusiveMinimum 0
   * @maximum MAX_SIZE
   */
  readonly height: number;
  /** Frames per second. The default is 50. 29.97 and 59.94 are exactly 30000/1001 and 60000/1001. */
  readonly fps?: 25 | 29.97 | 30 | 50 | 59.94 | 60;
  /**
   * The number of frames.
   * @integer
   * @minimum 1
   * @maximum MAX_DURATION
   */
  readonly duration: number;
  /** The layers, from back to front. */
  readonly layers: readonly LayerDefinition[];
  /** The action that runs on load. */
  readonly compositionAction?: CompositionActionDefinition;
  /** The frames that have actions. */
  readonly frameActions?: readonly FrameActionDefinition[];
}

/** The action of a composition. */
export interface CompositionActionDefinition {
  /** The code, as the body of a function. */
  readonly code?: string;
}

/** An action on a frame. */
export interface FrameActionDefinition {
  /**
   * The frame that triggers the action when the playhead enters it.
   * @integer
   * @minimum 0
   */
  readonly frame: number;
  /** The display name. */
  readonly name?: string;
  /** Whether playback rests after the action until a next command arrives. */
  readonly isStep?: boolean;
  /** Whether the outro starts here. */
  readonly isOutro?: boolean;
  /** The code, as the body of a function. */
  readonly code?: string;
}

/** A span of frames that shows one element. */
export interface LayerDefinition {
  /**
   * The ID, unique within the project.
   * @minLength 1
   */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /**
   * The first frame on which the layer is shown. The default is 0.
   * @integer
   * @minimum 0
   * @maximum MAX_DURATION
   */
  readonly startFrame?: number;
  /**
   * The layer's length in frames. By default, it lasts until the end of the composition.
   * @integer
   * @minimum 1
   * @maximum MAX_DURATION
   */
  readonly duration?: number;
  /** Whether the layer is shown during its span. The default is true. */
  readonly isVisible?: boolean;
  /** Whether the layer is a guide, which helps with drawing but never appears in the output. */
  readonly isGuide?: boolean;
  /** The element that the layer shows. */
  readonly element: ElementDefinition;
  /** The masks that clip the layer. */
  readonly masks?: readonly MaskDefinition[];
}

interface MaskBaseDefinition<Shape extends 'rectangle' | 'ellipse' | 'path'> {
  /**
   * The ID, unique within the project.
   * @minLength 1
   */
  readonly id: string;
  /** The display name. */
  readonly name?: string;
  /** The mask's shape. */
  readonly shape: Shape;
  /** Whether the mask hides what's inside its shape instead of what's outside. */
  readonly isInverted?: boolean;
  /** Whether the mask is applied. The default is true. */
  readonly isEnabled?: boolean;
  /** The style properties, by name. If you leave one out, it has its default value. */
  readonly style?: MaskStyleDefinition<Shape>;
}

/** A mask with a path as its shape. */
export interface PathMaskDefinition extends MaskBaseDefinition<'path'> {
  /** The SVG path data, scaled from its bounding box to width and height. */
  readonly data: string;
}

/** A shape that clips what its layer shows. */
export type MaskDefinition =
  MaskBaseDefinition<'rectangle'> | MaskBaseDefinition<'ellipse'> | PathMaskDefinition;
