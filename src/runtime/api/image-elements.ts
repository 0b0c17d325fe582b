import type { ElementBase } from './elements.ts';
import type { CommonStyle, CornerStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';

/**
 * An element that shows a picture from the project.
 *
 * @example
 * console.log(this.findLayerByName('Logo').element.source);
 * @since 1.0
 */
export interface ImageElement extends ElementBase<'image', CommonStyle & CornerStyle & EffectStyle> {
  /**
   * The address of the picture.
   *
   * @example
   * console.log(this.findLayerByName('Logo').element.source);
   * @since 1.0
   */
  readonly source: string;
}

/**
 * How an image loader fits a picture to its box: completely visible (`contain`), filling the box (`cover`), stretched, as wide or
 * as tall as the box, or at its natural size (`original`).
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export type ImageFit = 'contain' | 'cover' | 'stretch' | 'fit-width' | 'fit-height' | 'original';

/**
 * An element that loads and shows a picture while the template runs. The picture is scaled to fit the box defined by `width` and
 * `height`.
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
   * The address of the picture, or the ID of an image resource. Template data for the element's key is written here. The old
   * picture stays until the new one has been decoded, and failures are reported. An empty string shows the placeholder.
   *
   * @defaultValue empty
   * @throws TypeError if the value isn't a string.
   * @example
   * this.findElementByKey('_photo').source = 'logo';
   * @since 1.0
   */
  source: string;
  /**
   * Loads a picture, like setting `source`, but returns a promise. If you call it again before the picture has loaded, the most
   * recent call wins.
   *
   * @param url - The address of the picture, or the ID of an image resource.
   * @returns A promise that resolves when the picture is shown, or when a newer call has replaced this one.
   * @throws Rejects if the picture can't be loaded; the old one stays on air. Rejects with a TypeError if `url` isn't a string.
   * @example
   * this.findElementByKey('_photo').setSource('logo').then(() => console.log('shown'));
   * @since 1.0
   */
  setSource(url: string): Promise<void>;
  /**
   * How the picture is scaled to fit the box.
   *
   * @defaultValue contain
   * @range contain, cover, stretch, fit-width, fit-height, original
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_photo').fit = 'cover';
   * @since 1.0
   */
  fit: ImageFit;
  /**
   * The address or resource ID of a picture to show when no other picture is loaded, or null.
   *
   * @defaultValue null
   * @throws TypeError if the value is neither a string nor null.
   * @example
   * this.findElementByKey('_photo').placeholder = 'logo';
   * @since 1.0
   */
  placeholder: string | null;
}

/**
 * An element that shows a series of pictures, one per frame of the composition. It follows its layer until you call `play`, `pause`,
 * or `goToImage`.
 *
 * @example
 * this.findLayerByName('Wipe').element.loop = false;
 * @since 1.0
 */
export interface ImageSequenceElement extends ElementBase<'image-sequence', CommonStyle & EffectStyle> {
  /**
   * The addresses of the pictures, in order.
   *
   * @example
   * console.log(this.findLayerByName('Wipe').element.images.length);
   * @since 1.0
   */
  readonly images: readonly string[];
  /**
   * The index of the current picture. Setting it has the same effect as calling `goToImage`.
   *
   * @defaultValue 0
   * @range 0…number of pictures − 1
   * @throws TypeError if the value isn't a finite number. An index that's out of range is clamped.
   * @example
   * this.findLayerByName('Wipe').element.activeImage = 1;
   * @since 1.0
   */
  activeImage: number;
  /**
   * Whether the sequence starts over after its last picture. Otherwise, the last picture stays.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Wipe').element.loop = false;
   * @since 1.0
   */
  loop: boolean;
  /**
   * Plays the sequence on its own, starting from the active picture, at one picture per frame of the composition.
   *
   * @example
   * this.findLayerByName('Wipe').element.play();
   * @since 1.0
   */
  play(): void;
  /**
   * Pauses the sequence on the active picture.
   *
   * @example
   * this.findLayerByName('Wipe').element.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Shows a picture and pauses on it.
   *
   * @param index - The index of the picture. An index that's out of range is clamped.
   * @throws TypeError if `index` isn't a finite number.
   * @example
   * this.findLayerByName('Wipe').element.goToImage(1);
   * @since 1.0
   */
  goToImage(index: number): void;
}
