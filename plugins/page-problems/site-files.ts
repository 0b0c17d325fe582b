import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** The files of a site, by their path from its folder. */
export interface SiteFiles {
  /** Whether a file exists, with exactly these letters: many hosts distinguish `Logo.png` and `logo.png`. */
  has(file: string): boolean;
  /** The size of a picture. The width is unknown for a drawing, which is sharp at any width. */
  pictureAt(file: string): { readonly bytes: number; readonly width?: number };
}

/** The files in a folder on this computer. */
export function filesIn(siteDir: string): SiteFiles {
  return {
    has: (file) => statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.isFile() === true,
    pictureAt: (file) => {
      const content = readFileSync(path.join(siteDir, file));
      try {
        const { width, type } = imageSize(content);
        return { bytes: content.length, ...(width !== undefined && type !== 'svg' && { width }) };
      } catch {
        // A format without a size, such as a video.
        return { bytes: content.length };
      }
    },
  };
}
