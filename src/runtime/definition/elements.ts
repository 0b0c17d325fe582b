import type { ImageFit } from '../api/objects.ts';
import type { ElementStyleDefinition } from './style.ts';
import type { ElementType } from '../model/properties.ts';

interface ElementBaseDefinition<Type extends ElementType> {
  /** The element's type. */
  readonly type: Type;
  /**
   * The ID, unique within the project. The default is the layer's ID.
   * @minLength 1
   */
  readonly id?: string;
  /**
   * The name that template data uses to reach the element. By convention, it starts with an underscore.
   * @minLength 1
   */
  readonly key?: string | null;
  /** The point to rotate and scale around, as fractions of the element's size. The default is the center. */
  readonly transformOrigin?: {
    /** The position between the left edge (0) and the right edge (1). */
    readonly x: number;
    /** The position between the top edge (0) and the bottom edge (1). */
    readonly y: number;
  };
  /** The style properties, by name. If you leave one out, it has its default value. */
  readonly style?: ElementStyleDefinition<Type>;
}

/** An element that shows text. */
export interface TextDefinition extends ElementBaseDefinition<'text'> {
  /** The text. */
  readonly content?: string;
  /** Whether the box adjusts to the content. The default is true. */
  readonly autoSize?: boolean;
  /** Whether text that's too wide is narrowed to fit its box. The default is false. */
  readonly autoSqueeze?: boolean;
  /** Whether line breaks are kept and long lines wrap. The default is false. */
  readonly multiline?: boolean;
}

/** An element that shows a picture from the project. */
export interface ImageDefinition extends ElementBaseDefinition<'image'> {
  /** The ID of an image resource. */
  readonly source: string;
}

/** An element that loads and shows a picture while the template runs. */
export interface ImageLoaderDefinition extends ElementBaseDefinition<'image-loader'> {
  /** The address or resource ID of the first picture. */
  readonly source?: string;
  /** How a picture is scaled to fit the box. The default is contain. */
  readonly fit?: ImageFit;
  /** The address or resource ID of the picture that's shown while there isn't a source. */
  readonly placeholder?: string | null;
}

/** An element that shows a series of pictures, one per frame. */
export interface ImageSequenceDefinition extends ElementBaseDefinition<'image-sequence'> {
  /** The ID of an image sequence resource. */
  readonly source: string;
  /** Whether it starts over when it ends. The default is true. */
  readonly loop?: boolean;
}

/** An element that shows a rectangle. */
export type RectangleDefinition = ElementBaseDefinition<'rectangle'>;

/** An element that shows an ellipse. */
export type EllipseDefinition = ElementBaseDefinition<'ellipse'>;

/** An element that shows a shape drawn with SVG path data. */
export interface PathDefinition extends ElementBaseDefinition<'path'> {
  /** The SVG path data, scaled from its bounding box to width and height. */
  readonly data: string;
}

/** An element that shows a Lottie animation. */
export interface LottieDefinition extends ElementBaseDefinition<'lottie'> {
  /** The ID of a Lottie resource. */
  readonly source: string;
  /** The playback speed. The default is 1. */
  readonly speed?: number;
  /** Whether it starts over when it ends. The default is true. */
  readonly loop?: boolean;
}

/** An element that shows a composition inside another composition. */
export interface NestedDefinition extends ElementBaseDefinition<'composition'> {
  /** The ID of the composition. */
  readonly composition: string;
  /** Whether the composition plays on its own instead of following its parent. The default is false. */
  readonly detachedPlayhead?: boolean;
}

/** An element of any type, as a layer shows it. */
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
