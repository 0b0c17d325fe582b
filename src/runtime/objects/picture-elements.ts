import type { ImageFit } from '../api/objects.ts';
import type {
  ImageDefinition,
  ImageLoaderDefinition,
  ImageSequenceDefinition,
} from '../definition/elements.ts';
import { createImageView, loadPicture } from '../dom/image-view.ts';
import { wrapFrame } from '../model/time.ts';
import { createTimedPlayhead } from '../playback/playhead.ts';
import { flag, refuse, text, wholeFrame } from '../state/checks.ts';
import type { ElementNode, IsWanted } from '../state/nodes.ts';
import { resourceOf, type RuntimeContext } from './context.ts';
import type { ElementBase } from './element-base.ts';

/** The ways in which an image loader can fit a picture into its box. */
const IMAGE_FITS: readonly ImageFit[] = [
  'contain',
  'cover',
  'stretch',
  'fit-width',
  'fit-height',
  'original',
];

const sizeOf = (picture: HTMLImageElement, known: { width?: number; height?: number } = {}) => ({
  width: known.width ?? picture.naturalWidth,
  height: known.height ?? picture.naturalHeight,
});

/** Creates an image. */
export function createImage(
  definition: ImageDefinition,
  base: ElementBase,
  context: RuntimeContext,
): ElementNode {
  const view = createImageView(base.origin, 'stretch');
  const resource = resourceOf(context, definition.source, 'image');
  const source = context.addressOf(definition.source);
  return base.assemble(view, Object.freeze({ source }), {
    async load(isWanted) {
      const picture = await loadPicture(source);
      if (!isWanted()) return;
      base.setNatural(sizeOf(picture, resource));
      view.show([picture]);
    },
  });
}

/** Creates an image loader. */
export function createImageLoader(
  definition: ImageLoaderDefinition,
  base: ElementBase,
  context: RuntimeContext,
): ElementNode {
  let { source = '', fit = 'contain', placeholder = null } = definition;
  const view = createImageView(base.origin, fit);
  /** The newest picture and the newest placeholder that are wanted, because only those may be shown. */
  let newest: unknown;
  let newestPlaceholder: unknown;
  /** Whether a picture other than the placeholder is shown. */
  let isFilled = false;
  let replace = (): void => {};

  const isThere = (): boolean => !context.isRemoved;

  /** Shows the placeholder when it has loaded, unless a picture is there by then. Without a placeholder, the box is cleared. */
  async function showPlaceholder(isWanted: IsWanted): Promise<void> {
    const own = (newestPlaceholder = {});
    const pictures = placeholder ? [await loadPicture(context.addressOf(placeholder))] : [];
    if (own === newestPlaceholder && !isFilled && isWanted()) view.show(pictures);
  }

  /** Shows the source when it has loaded. */
  async function show(isWanted: IsWanted): Promise<void> {
    const own = (newest = {});
    if (!source) {
      isFilled = false;
      return showPlaceholder(isWanted);
    }
    const picture = await loadPicture(context.addressOf(source));
    if (own !== newest || !isWanted()) return;
    isFilled = true;
    view.show([picture]);
  }

  async function setSource(url: string): Promise<void> {
    source = text('setSource', url);
    replace();
    const replaced = new Promise<void>((resolve) => (replace = resolve));
    const showing = Promise.race([show(isThere), replaced]);
    context.pictures.add(showing);
    const forget = (): boolean => context.pictures.delete(showing);
    showing.then(forget, forget);
    return showing;
  }

  const failed = (error: unknown): void =>
    context.report(`image loader "${definition.key ?? definition.id ?? ''}"`, error);
  const take = (url: string): void => {
    setSource(url).catch(failed);
  };
  return base.assemble(
    view,
    {
      get source() {
        return source;
      },
      set source(url: string) {
        take(text('source', url));
      },
      setSource,
      get fit() {
        return fit;
      },
      set fit(next: ImageFit) {
        if (!IMAGE_FITS.includes(next)) refuse('fit', IMAGE_FITS.join(', '), next);
        fit = next;
        view.setFit(fit);
      },
      get placeholder() {
        return placeholder;
      },
      set placeholder(url: string | null) {
        placeholder = url === null ? null : text('placeholder', url);
        if (!isFilled) showPlaceholder(isThere).catch(failed);
      },
    },
    {
      take,
      async load(isWanted) {
        await Promise.all([
          placeholder && showPlaceholder(isWanted).catch(failed),
          source && show(isWanted).catch(failed),
        ]);
      },
    },
  );
}

/** Creates an image sequence. */
export function createImageSequence(
  definition: ImageSequenceDefinition,
  base: ElementBase,
  context: RuntimeContext,
): ElementNode {
  const view = createImageView(base.origin, 'stretch');
  const resource = resourceOf(context, definition.source, 'image-sequence');
  const images: readonly string[] = Object.freeze((resource?.urls ?? []).map(context.addressOf));
  const timed = createTimedPlayhead();
  let { loop = true } = definition;
  const active = (): number => wrapFrame(timed.position, images.length, loop);
  const goTo = (member: string, index: unknown): void =>
    context.engine.free(
      node,
      wholeFrame(member, index, 0, images.length - 1, 'an image number (a finite number)'),
      false,
    );
  const node: ElementNode = base.assemble(
    view,
    {
      get images() {
        return images;
      },
      get activeImage() {
        return active();
      },
      set activeImage(index: number) {
        goTo('activeImage', index);
      },
      get loop() {
        return loop;
      },
      set loop(value: boolean) {
        loop = flag('loop', value);
        context.engine.invalidate();
      },
      play: () => context.engine.free(node, active(), true),
      pause: () => context.engine.free(node, active(), false),
      goToImage: (index: number) => goTo('goToImage', index),
    },
    {
      timed,
      follow: () => view.turnTo(active()),
      async load(isWanted) {
        const pictures = await Promise.all(images.map(loadPicture));
        if (!isWanted()) return;
        if (pictures[0]) base.setNatural(sizeOf(pictures[0], resource));
        view.show(pictures);
      },
    },
  );
  return node;
}
