import type { ElementBase } from './elements.ts';
import type { CommonStyle, CornerStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';

/**
 * A picture of the project.
 *
 * @example
 * console.log(this.findLayerByName('Logo').element.source);
 * @since 1.0
 */
export interface ImageElement extends ElementBase<'image', CommonStyle & CornerStyle & EffectStyle> {
  /**
   * Address of the project's picture that is shown.
   *
   * @example
   * console.log(this.findLayerByName('Logo').element.source);
   * @since 1.0
   */
  readonly source: string;
}

/**
 * How an image loader puts a picture into its box: whole (`contain`), filling (`cover`), stretched, as wide or as high as the box, or unscaled.
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export type ImageFit = 'contain' | 'cover' | 'stretch' | 'fit-width' | 'fit-height' | 'original';

/**
 * A picture that arrives while the template runs. Width and height are its box; the picture is fitted into it.
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export interface ImageLoaderElement extends ElementBase<
  'image-loader',
  CommonStyle & CornerStyle & EffectStyle
> {
  /**
   * Address of the picture, or id of an image resource. Template data with the element's key is written here.
   * The old picture stays until the new one is decoded; a failure is reported. The empty text shows the placeholder.
   *
   * @defaultValue empty
   * @throws TypeError when something other than a string is written.
   * @example
   * this.findElementByKey('_photo').source = 'logo';
   * @since 1.0
   */
  source: string;
  /**
   * Like writing `source`, and tells when the picture is on air. Of several calls the newest wins.
   *
   * @param url - Address of the picture, or id of an image resource.
   * @returns A promise that resolves when the picture is shown or a newer one was asked for.
   * @throws Rejects when the picture cannot be loaded (the old one stays on air), with a TypeError when `url` is no string.
   * @example
   * this.findElementByKey('_photo').setSource('logo').then(() => console.log('shown'));
   * @since 1.0
   */
  setSource(url: string): Promise<void>;
  /**
   * How the picture is put into the box.
   *
   * @defaultValue contain
   * @range contain, cover, stretch, fit-width, fit-height, original
   * @throws TypeError when another text is written.
   * @example
   * this.findElementByKey('_photo').fit = 'cover';
   * @since 1.0
   */
  fit: ImageFit;
  /**
   * Address or resource id of the picture that is shown while no picture is loaded, or null.
   *
   * @defaultValue null
   * @throws TypeError when something other than a string or null is written.
   * @example
   * this.findElementByKey('_photo').placeholder = 'logo';
   * @since 1.0
   */
  placeholder: string | null;
}

/**
 * A row of pictures, one for each frame of the composition. It follows its layer until `play`, `pause` or `goToImage` is called.
 *
 * @example
 * this.findLayerByName('Wipe').element.loop = false;
 * @since 1.0
 */
export interface ImageSequenceElement extends ElementBase<'image-sequence', CommonStyle & EffectStyle> {
  /**
   * Addresses of the pictures, in order.
   *
   * @example
   * console.log(this.findLayerByName('Wipe').element.images.length);
   * @since 1.0
   */
  readonly images: readonly string[];
  /**
   * Index of the picture that is shown. Writing it is the same as `goToImage`.
   *
   * @defaultValue 0
   * @range 0…number of pictures − 1
   * @throws TypeError when it is no finite number; an index out of range is clamped.
   * @example
   * this.findLayerByName('Wipe').element.activeImage = 1;
   * @since 1.0
   */
  activeImage: number;
  /**
   * Whether the sequence starts again after its last picture; otherwise that one stays.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Wipe').element.loop = false;
   * @since 1.0
   */
  loop: boolean;
  /**
   * Plays by itself from the active picture, one picture for each frame of the composition.
   *
   * @example
   * this.findLayerByName('Wipe').element.play();
   * @since 1.0
   */
  play(): void;
  /**
   * Rests on the active picture.
   *
   * @example
   * this.findLayerByName('Wipe').element.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Shows a picture, paused.
   *
   * @param index - Index of the picture. An index out of range is clamped.
   * @throws TypeError when `index` is no finite number.
   * @example
   * this.findLayerByName('Wipe').element.goToImage(1);
   * @since 1.0
   */
  goToImage(index: number): void;
}
