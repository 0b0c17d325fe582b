import type { ElementDefinition } from './elements.ts';
import type { MaskStyleDefinition } from './style.ts';

/** A timeline with a size, a frame rate and layers. */
export interface CompositionDefinition {
  /**
   * Id, unique in the project.
   *
   * @minLength 1
   */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /**
   * Width in px.
   *
   * @exclusiveMinimum 0
   * @maximum MAX_SIZE
   */
  readonly width: number;
  /**
   * Height in px.
   *
   * @exclusiveMinimum 0
   * @maximum MAX_SIZE
   */
  readonly height: number;
  /** Frames a second; 50 when left out. 29.97 and 59.94 stand for 30000/1001 and 60000/1001. */
  readonly fps?: 25 | 29.97 | 30 | 50 | 59.94 | 60;
  /**
   * Number of frames.
   *
   * @integer
   * @minimum 1
   * @maximum MAX_DURATION
   */
  readonly duration: number;
  /** Layers, from the lowest to the topmost. */
  readonly layers: readonly LayerDefinition[];
  /** Where actions are; what they do is code beside the project file. */
  readonly frameActions?: readonly FrameActionDefinition[];
}

/** An action at a frame. */
export interface FrameActionDefinition {
  /**
   * Frame whose entering runs it.
   *
   * @integer
   * @minimum 0
   */
  readonly frame: number;
  /** Name for people. */
  readonly name?: string;
  /** Whether playback rests after it, until next. */
  readonly isStep?: boolean;
  /** Whether the outro starts here. */
  readonly isOutro?: boolean;
}

/** A span of frames that shows one element. */
export interface LayerDefinition {
  /**
   * Id, unique in the project.
   *
   * @minLength 1
   */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /**
   * First frame on which it is shown; 0 when left out.
   *
   * @integer
   * @minimum 0
   * @maximum MAX_DURATION
   */
  readonly startFrame?: number;
  /**
   * Number of frames; up to the composition's end when left out.
   *
   * @integer
   * @minimum 1
   * @maximum MAX_DURATION
   */
  readonly duration?: number;
  /** Whether it is shown in its span; true when left out. */
  readonly isVisible?: boolean;
  /** Whether it is a help for drawing, which no template shows. */
  readonly isGuide?: boolean;
  /** What it shows. */
  readonly element: ElementDefinition;
  /** The masks that cut it. */
  readonly masks?: readonly MaskDefinition[];
}

interface MaskBaseDefinition<Shape extends 'rectangle' | 'ellipse' | 'path'> {
  /**
   * Id, unique in the project.
   *
   * @minLength 1
   */
  readonly id: string;
  /** Name for people. */
  readonly name?: string;
  /** What the mask is. */
  readonly shape: Shape;
  /** Whether it hides what it covers. */
  readonly isInverted?: boolean;
  /** Whether it cuts at all; true when left out. */
  readonly isEnabled?: boolean;
  /** Style properties, by name. What is left out has its default. */
  readonly style?: MaskStyleDefinition<Shape>;
}

/** A mask whose shape is a path. */
export interface PathMaskDefinition extends MaskBaseDefinition<'path'> {
  /** SVG path data, scaled from its own box to width and height. */
  readonly data: string;
}

/** A shape that cuts what its layer shows. */
export type MaskDefinition =
  MaskBaseDefinition<'rectangle'> | MaskBaseDefinition<'ellipse'> | PathMaskDefinition;
