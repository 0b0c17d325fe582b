interface ResourceBase {
  /**
   * The ID that elements use to refer to the resource.
   * @minLength 1
   */
  readonly id: string;
}

interface PictureBase extends ResourceBase {
  /**
   * The natural width in px, if it's known before loading.
   * @minimum 0
   */
  readonly width?: number;
  /**
   * The natural height in px, if it's known before loading.
   * @minimum 0
   */
  readonly height?: number;
}

/** An image. */
export interface ImageResource extends PictureBase {
  /** The type of this resource. */
  readonly type: 'image';
  /** The address: either relative to the template, or a `data:` address. */
  readonly url: string;
}

/** A series of pictures of the same size. */
export interface ImageSequenceResource extends PictureBase {
  /** The type of this resource. */
  readonly type: 'image-sequence';
  /**
   * The addresses of the pictures, in order.
   * @minItems 1
   */
  readonly urls: readonly string[];
}

/** A font file. */
export interface FontResource extends ResourceBase {
  /** The type of this resource. */
  readonly type: 'font';
  /** The name that `fontFamily` uses for the font. */
  readonly family: string;
  /** The address: either relative to the template, or a `data:` address. */
  readonly url: string;
  /** The weight, or the weight range of a variable font, such as `"100 900"`. */
  readonly weight?: number | string;
  /** The font style. */
  readonly style?: 'normal' | 'italic';
  /** The characters in the file, in CSS notation, such as `"U+0000-00FF"`. The default is all characters. */
  readonly unicodeRange?: string;
}

/** A Lottie animation, as an address or as the animation itself. */
export interface LottieResource extends ResourceBase {
  /** The type of this resource. */
  readonly type: 'lottie';
  /** The address of the JSON file. */
  readonly url?: string;
  /** The animation itself, instead of an address. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A file that the template needs. */
export type ResourceDefinition = ImageResource | ImageSequenceResource | FontResource | LottieResource;
