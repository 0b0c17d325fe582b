import type { ImageFit } from '../api/image-elements.ts';
import type { ElementStyleDefinition } from './style.ts';
import type { ElementType } from '../model/properties.ts';

interface ElementBaseDefinition<Type extends ElementType> {
  /** Type of the element. */
  readonly type: Type;
  /**
   * Id, unique in the project; the layer's id when left out.
   *
   * @minLength 1
   */
  readonly id?: string;
  /**
   * The name by which template data reaches the element, by custom written with a leading underscore.
   *
   * @minLength 1
   */
  readonly key?: string | null;
  /** The point about which it turns and scales, as fractions of its size; the middle when left out. */
  readonly transformOrigin?: {
    /** Share of the width: 0 is the left side, 1 the right. */
    readonly x: number;
    /** Share of the height: 0 is the top, 1 the foot. */
    readonly y: number;
  };
  /** Style properties, by name. What is left out has its default. */
  readonly style?: ElementStyleDefinition<Type>;
}

/** Text. */
export interface TextDefinition extends ElementBaseDefinition<'text'> {
  /** The text. */
  readonly content?: string;
  /** Whether the box follows the content; true when left out. */
  readonly autoSize?: boolean;
  /** Whether the text is narrowed to fit its box; false when left out. */
  readonly autoSqueeze?: boolean;
  /** Whether line breaks are kept and long lines wrapped; false when left out. */
  readonly multiline?: boolean;
}

/** A picture of the project. */
export interface ImageDefinition extends ElementBaseDefinition<'image'> {
  /** Id of an image resource. */
  readonly source: string;
}

/** A picture that arrives while the template runs. */
export interface ImageLoaderDefinition extends ElementBaseDefinition<'image-loader'> {
  /** Address or resource id of the first picture. */
  readonly source?: string;
  /** How a picture is put into the box; contain when left out. */
  readonly fit?: ImageFit;
  /** Address or resource id of the picture shown while there is no source. */
  readonly placeholder?: string | null;
}

/** A row of pictures, one a frame. */
export interface ImageSequenceDefinition extends ElementBaseDefinition<'image-sequence'> {
  /** Id of an image sequence resource. */
  readonly source: string;
  /** Whether it starts again after its end; true when left out. */
  readonly loop?: boolean;
}

/** A rectangle. */
export type RectangleDefinition = ElementBaseDefinition<'rectangle'>;

/** An ellipse. */
export type EllipseDefinition = ElementBaseDefinition<'ellipse'>;

/** A shape drawn with SVG path data. */
export interface PathDefinition extends ElementBaseDefinition<'path'> {
  /** SVG path data, scaled from its own box to width and height. */
  readonly data: string;
}

/** A Lottie animation. */
export interface LottieDefinition extends ElementBaseDefinition<'lottie'> {
  /** Id of a Lottie resource. */
  readonly source: string;
  /** Speed; 1 when left out. */
  readonly speed?: number;
  /** Whether it starts again after its end; true when left out. */
  readonly loop?: boolean;
}

/** A composition inside another one. */
export interface NestedDefinition extends ElementBaseDefinition<'composition'> {
  /** Id of the composition. */
  readonly composition: string;
  /** Whether it plays by itself; false when left out. */
  readonly detachedPlayhead?: boolean;
}

/** An element: what a layer shows. */
export type ElementDefinition =
  | TextDefinition
  | ImageDefinition
  | ImageLoaderDefinition
  | ImageSequenceDefinition
  | RectangleDefinition
  | EllipseDefinition
  | PathDefinition
  | LottieDefinition
  | NestedDefinition;
