interface ResourceBase {
  /**
   * Id by which elements name the resource.
   *
   * @minLength 1
   */
  readonly id: string;
}

/** A picture. */
export interface ImageResource extends ResourceBase {
  /** Says that it is a picture. */
  readonly type: 'image';
  /** Address, relative to the template or as a data address. */
  readonly url: string;
  /**
   * Natural width in px, where it is known before loading.
   *
   * @minimum 0
   */
  readonly width?: number;
  /**
   * Natural height in px, where it is known before loading.
   *
   * @minimum 0
   */
  readonly height?: number;
}

/** A row of pictures of the same size. */
export interface ImageSequenceResource extends ResourceBase {
  /** Says that it is a row of pictures. */
  readonly type: 'image-sequence';
  /**
   * Addresses of the pictures, in order.
   *
   * @minItems 1
   */
  readonly urls: readonly string[];
  /**
   * Natural width in px, where it is known before loading.
   *
   * @minimum 0
   */
  readonly width?: number;
  /**
   * Natural height in px, where it is known before loading.
   *
   * @minimum 0
   */
  readonly height?: number;
}

/** A font file. */
export interface FontResource extends ResourceBase {
  /** Says that it is a font. */
  readonly type: 'font';
  /** The name by which `fontFamily` reaches it. */
  readonly family: string;
  /** Address, relative to the template or as a data address. */
  readonly url: string;
  /** Weight, or the two ends of a variable font's range: `"100 900"`. */
  readonly weight?: number | string;
  /** Style of the file. */
  readonly style?: 'normal' | 'italic';
  /** The characters that the file is for, as in CSS: `"U+0000-00FF"`; all when left out. */
  readonly unicodeRange?: string;
}

/** A Lottie animation, as an address or as the animation itself. */
export interface LottieResource extends ResourceBase {
  /** Says that it is a Lottie animation. */
  readonly type: 'lottie';
  /** Address of the JSON file. */
  readonly url?: string;
  /** The animation itself, instead of an address. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A file that the template needs. */
export type ResourceDefinition = ImageResource | ImageSequenceResource | FontResource | LottieResource;
