import type { FontResource } from '../definition/resources.ts';
import type { IsWanted } from '../state/nodes.ts';

/** The fonts that a template adds to the page. */
interface Fonts {
  /** Fetches a font. Text can use it when the promise resolves. */
  readonly load: (font: FontResource, isWanted: IsWanted) => Promise<void>;
  /** Removes all of the template's fonts from the page. */
  readonly remove: () => void;
}

/** Creates the fonts of a template. `resolve` returns the address of a file. */
export function createFonts(resolve: (url: string) => string): Fonts {
  const faces = new Set<FontFace>();
  return {
    async load({ family, url, weight = 400, style, unicodeRange }, isWanted) {
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
    remove() {
      for (const face of faces) document.fonts.delete(face);
    },
  };
}
