import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** The blog's tags, by what posts write: the name for readers, and the addresses of replaced tags. */
type Tags = Readonly<
  Record<string, string | { readonly name: string; readonly old_addresses: readonly string[] }>
>;

/** Reads `blog/tags.json`. */
export function readTags(siteDir: string): Tags | undefined {
  const file = path.join(siteDir, 'blog/tags.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tags) : undefined;
}

/** The files of a site, by their path from its folder. */
export interface SiteFiles {
  readonly siteDir: string;
  /** The tags that posts may have; undefined if the site has no list of them. */
  readonly tags?: Tags | undefined;
  has(file: string): boolean;
  /** The size of a picture. The width is unknown for a drawing, which is sharp at any width. */
  pictureAt(file: string): { readonly bytes: number; readonly width?: number };
}

/** The files in a folder on this computer. `staticDirs` are those that the configuration uses as `static`. */
export function filesIn(
  siteDir: string,
  staticDirs: readonly string[] = ['static', 'generated/static'],
): SiteFiles {
  const find = (file: string): string | undefined =>
    (file.startsWith('static/') ? staticDirs.map((dir) => dir + file.slice('static'.length)) : [file])
      .map((one) => path.join(siteDir, one))
      .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile() === true);
  return {
    siteDir,
    tags: readTags(siteDir),
    has: (file) => find(file) !== undefined,
    pictureAt: (file) => {
      const content = readFileSync(find(file) ?? file);
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
