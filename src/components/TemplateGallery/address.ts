import type { GalleryEntry } from '../../examples/gallery.ts';
import { metaOf } from '../../player/meta.ts';

export const GALLERY_PAGE = '/user-guide/tutorials';

/** The address at which a template is on the stage above the gallery. */
export const addressOf = (example: string): string => `${GALLERY_PAGE}?template=${example}`;

/** What a template is called in the gallery. */
export const nameOf = ({ name, example }: GalleryEntry): string => name ?? metaOf(example).name;
