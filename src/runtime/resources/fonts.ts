import type { FontResource } from '../definition/resources.ts';
import type { IsWanted } from '../state/nodes.ts';

/** Creates what adds a template's fonts to the page and removes them. `resolve` returns a file's address. */
export function createFonts(resolve: (url: string) => string) {
  const faces = new Set<FontFace>();
  return {
    async load(
      { family, url, weight = 400, style, unicodeRange }: FontResource,
      isWanted: IsWanted,
    ): Promise<void> {
      const face = new FontFace(family, `url("${resolve(url)}")`, {
        weight: `${weight}`,
        style,
        unicodeRange,
      });
      try {
        await face.load();
      } catch {
        throw new Error(`the font ${url.slice(0, 200)} cannot be loaded`);
      }
      if (!isWanted()) return;
      faces.add(face);
      document.fonts.add(face);
    },
    remove(): void {
      for (const face of faces) document.fonts.delete(face);
    },
  };
}
