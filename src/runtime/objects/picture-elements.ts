import type { ImageFit } from '../api/objects.ts';
import type {
  ImageDefinition,
  ImageLoaderDefinition,
  ImageSequenceDefinition,
} from '../definition/elements.ts';
import { createImageView, loadPicture } from '../dom/image-view.ts';
import { wrapFrame } from '../model/time.ts';
import { createTimedPlayhead } from '../playback/playhead.ts';
import { combine, flag, observed, refuse, text, wholeFrame } from '../state/checks.ts';
import type { ElementNode, IsWanted } from '../state/nodes.ts';
import { resourceOf, type RuntimeContext } from './context.ts';
import type { ElementFactory } from './element-base.ts';

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

/** Creates a function that loads pictures. Only its newest run may show them, unless they come too late. */
function createLoading(work: (isWanted: IsWanted) => Promise<void>) {
  let newest: unknown;
  let hasFailed = false;
  return {
    /** Whether the newest run has failed, or has ended too late. */
    hasFailed: (): boolean => hasFailed,
    async run(isWanted: IsWanted): Promise<void> {
      const own = (newest = {});
      hasFailed = false;
      let isDone = false;
      try {
        await work(() => own === newest && isWanted());
        isDone = isWanted();
      } finally {
        if (own === newest) hasFailed = !isDone;
      }
    },
  };
}

/** Makes the template wait for a picture before it counts as settled. */
function track(pictures: RuntimeContext['pictures'], showing: Promise<void>): Promise<void> {
  pictures.add(showing);
  const forget = (): boolean => pictures.delete(showing);
  showing.then(forget, forget);
  return showing;
}

/** Returns how an element loads a resource's pictures: with the template, and again if that has failed. */
function loadResource(
  context: RuntimeContext,
  id: string,
  work: (isWanted: IsWanted) => Promise<void>,
): Pick<ElementNode, 'load' | 'retry'> {
  const loading = createLoading(work);
  return {
    load: loading.run,
    retry() {
      if (!loading.hasFailed()) return;
      track(
        context.pictures,
        loading.run(() => !context.isRemoved),
      ).catch((error) => context.report(`resource "${id}"`, error));
    },
  };
}

/** Creates an image. */
export const createImage: ElementFactory<ImageDefinition> = (definition, base, context) => {
  const view = createImageView(base.origin, 'stretch');
  const resource = resourceOf(context, definition.source, 'image');
  const source = context.addressOf(definition.source);
  const loading = loadResource(context, definition.source, async (isWanted) => {
    const picture = await loadPicture(source);
    if (!isWanted()) return;
    base.setNatural(sizeOf(picture, resource));
    view.show([picture]);
  });
  return base.assemble(view, Object.freeze({ source }), loading);
};

/** Creates an image loader. */
export const createImageLoader: ElementFactory<ImageLoaderDefinition> = (definition, base, context) => {
  let { source = '', fit = 'contain', placeholder = null } = definition;
  const view = createImageView(base.origin, fit);
  /** Whether a picture other than the placeholder is shown. */
  let isFilled = false;
  let replace = (): void => {};

  const isThere = (): boolean => !context.isRemoved;

  /** Shows the placeholder when it has loaded, unless a picture is there. Without one, the box is cleared. */
  const substitute = createLoading(async (isWanted) => {
    const pictures = placeholder ? [await loadPicture(context.addressOf(placeholder))] : [];
    if (!isFilled && isWanted()) view.show(pictures);
  });

  /** Shows the source when it has loaded. */
  const picture = createLoading(async (isWanted) => {
    if (!source) {
      isFilled = false;
      return substitute.run(isWanted);
    }
    const image = await loadPicture(context.addressOf(source));
    if (!isWanted()) return;
    isFilled = true;
    view.show([image]);
  });

  async function setSource(url: string): Promise<void> {
    source = text('setSource', url);
    replace();
    const replaced = new Promise<void>((resolve) => (replace = resolve));
    return track(context.pictures, Promise.race([picture.run(isThere), replaced]));
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
        if (!isFilled) substitute.run(isThere).catch(failed);
      },
    },
    {
      take,
      async load(isWanted) {
        await Promise.all([
          placeholder && substitute.run(isWanted).catch(failed),
          source && picture.run(isWanted).catch(failed),
        ]);
      },
      retry() {
        if (picture.hasFailed()) take(source);
        if (substitute.hasFailed()) substitute.run(isThere).catch(failed);
      },
    },
  );
};

/** Creates an image sequence. */
export const createImageSequence: ElementFactory<ImageSequenceDefinition> = (definition, base, context) => {
  const view = createImageView(base.origin, 'stretch');
  const resource = resourceOf(context, definition.source, 'image-sequence');
  const images: readonly string[] = Object.freeze((resource?.urls ?? []).map(context.addressOf));
  const timed = createTimedPlayhead();
  const looping = observed({ loop: definition.loop ?? true }, flag, () => context.engine?.invalidate());
  const active = (): number => wrapFrame(timed.position, images.length, looping.loop);
  const goTo = (member: string, index: unknown): void =>
    context.engine?.free(
      node,
      wholeFrame(member, index, 0, images.length - 1, 'an image number (a finite number)'),
      false,
    );
  const node: ElementNode = base.assemble(
    view,
    combine(looping, {
      get images() {
        return images;
      },
      get activeImage() {
        return active();
      },
      set activeImage(index: number) {
        goTo('activeImage', index);
      },
      play: () => context.engine?.free(node, active(), true),
      pause: () => context.engine?.free(node, active(), false),
      goToImage: (index: number) => goTo('goToImage', index),
    }),
    {
      timed,
      follow: () => view.turnTo(active()),
      ...loadResource(context, definition.source, async (isWanted) => {
        const pictures = await Promise.all(images.map(loadPicture));
        if (!isWanted()) return;
        if (pictures[0]) base.setNatural(sizeOf(pictures[0], resource));
        view.show(pictures);
      }),
    },
  );
  return node;
};
