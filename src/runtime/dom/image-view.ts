import type { ImageFit } from '../api/objects.ts';
import type { Origin } from '../api/values.ts';
import { numberOf, type PaintedValues } from '../render/css.ts';
import { GROUP } from '../model/paint-groups.ts';
import { createClip, createNode, PLACED } from './view.ts';

/** Loads and decodes a picture, so it can be painted without delay. Rejects if that fails. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = createNode('img', `${PLACED}width:100%;height:100%;border:0;padding:0;object-fit:fill`);
  image.decoding = 'sync';
  image.alt = '';
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new Error(`the picture ${url.slice(0, 200)} cannot be loaded`);
  }
  return image;
}

/** Returns a picture's `object-fit` in a box. Fitting one side contains or covers, by the proportions. */
function objectFit(fit: ImageFit, pictureRatio: number, boxRatio: number): string {
  if (fit === 'stretch') return 'fill';
  if (fit === 'original') return 'none';
  if (!fit.startsWith('fit')) return fit;
  return pictureRatio >= boxRatio === (fit === 'fit-width') ? 'contain' : 'cover';
}

/** Creates the view of an image, an image loader, or an image sequence: a box for pictures to come. */
export function createImageView(origin: Origin, firstFit: ImageFit) {
  const { node, paint } = createClip(origin);
  let fit = firstFit;
  let boxRatio = 1;
  let chosen = 0;

  const pictures = (): HTMLImageElement[] => Array.from(node.children) as HTMLImageElement[];

  function paintPictures(): void {
    pictures().forEach((picture, index) => {
      picture.style.objectFit = objectFit(fit, picture.naturalWidth / picture.naturalHeight, boxRatio);
      picture.style.visibility = index === chosen ? '' : 'hidden';
    });
  }

  return {
    node,
    show(next: readonly HTMLImageElement[]): void {
      node.replaceChildren(...next);
      paintPictures();
    },
    /** Shows only one of the pictures. */
    turnTo(index: number): void {
      if (index === chosen) return;
      chosen = index;
      paintPictures();
    },
    setFit(next: ImageFit): void {
      fit = next;
      paintPictures();
    },
    paint(values: PaintedValues, groups: number): void {
      paint(values, groups);
      if (!(groups & GROUP.box)) return;
      boxRatio = numberOf(values, 'width') / numberOf(values, 'height');
      paintPictures();
    },
  };
}
