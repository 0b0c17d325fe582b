import { findExcess } from '../../../limits/find-excess.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { FontResource } from '../../../runtime/definition/resources.ts';
import { DATA_LIMIT } from '../../model/draft.ts';
import { colorsOf, recolor } from './colors.ts';
import type { Change } from './edit-json.ts';
import { familiesOf, fontsOf, refamilied } from './fonts.ts';
import { logoOf, repictured, withLogo, type Picture } from './pictures.ts';

/** A look: colors and fonts in the order of their use, and a logo. */
export interface SavedLook {
  /** As `#rrggbb`. */
  readonly colors: readonly string[];
  readonly fonts: readonly { readonly family: string; readonly fonts: readonly FontResource[] }[];
  readonly logo?: Picture;
}

/** The key in localStorage under which a look is kept. */
export const LOOK_KEY = 'keyfill.look';

const LIMITS = { size: DATA_LIMIT + 100_000, depth: 6 };

/** Only files that the look itself contains. */
const FILE = /^data:(?:font|image)\/[\w.+-]+;base64,[A-Za-z\d+/]*={0,2}$/;

/**
 * Returns a template's look.
 * @param urls - The data addresses of the template's font files, by their address.
 */
export function lookOf(project: ProjectDefinition, urls: Readonly<Record<string, string>>): SavedLook {
  const logo = logoOf(project)?.resource;
  return {
    colors: colorsOf(project).map(({ hex }) => hex),
    fonts: familiesOf(project).map(({ name }) => ({
      family: name,
      fonts: fontsOf(project, name).map((font) => ({ ...font, url: urls[font.url] ?? font.url })),
    })),
    ...(logo?.width !== undefined &&
      logo.height !== undefined &&
      FILE.test(logo.url) && { logo: { url: logo.url, width: logo.width, height: logo.height } }),
  };
}

/** Returns the changes that put a look on a template, by role: the most used color becomes the look's most used color, and so on. */
export function applied(project: ProjectDefinition, look: SavedLook, actions: string): readonly Change[] {
  const colors = colorsOf(project).flatMap((color, index) => recolor(color, look.colors[index] ?? color.hex));
  const families = familiesOf(project).flatMap((family, index) => {
    const font = look.fonts[index];
    return font ? [{ family, next: font.family, fonts: font.fonts }] : [];
  });
  const own = logoOf(project);
  const logo = look.logo ? (own ? repictured(project, own, look.logo) : withLogo(project, look.logo)) : [];
  return [...colors, ...logo, ...refamilied(project, families, actions)];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 100_000;

function readFont(value: unknown): FontResource | undefined {
  if (!isObject(value)) return undefined;
  const { id, family, url, weight, style, unicodeRange } = value;
  if (typeof id !== 'string' || typeof family !== 'string' || typeof url !== 'string' || !FILE.test(url))
    return undefined;
  return {
    type: 'font',
    id,
    family,
    url,
    ...((typeof weight === 'number' || typeof weight === 'string') && { weight }),
    ...((style === 'normal' || style === 'italic') && { style }),
    ...(typeof unicodeRange === 'string' && { unicodeRange }),
  };
}

/** Reads a stored look, key by key. Anything that isn't part of a look is left out. */
export function readLook(text: string | null): SavedLook | undefined {
  if (text === null || findExcess(text, LIMITS)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { logo } = value;
    const fonts = listOf(value['fonts']).flatMap((one) =>
      isObject(one) && typeof one['family'] === 'string'
        ? [{ family: one['family'], fonts: listOf(one['fonts']).flatMap((font) => readFont(font) ?? []) }]
        : [],
    );
    return {
      colors: listOf(value['colors']).filter(
        (one): one is string => typeof one === 'string' && /^#[\da-f]{6}$/.test(one),
      ),
      fonts,
      ...(isObject(logo) &&
        typeof logo['url'] === 'string' &&
        FILE.test(logo['url']) &&
        isSize(logo['width']) &&
        isSize(logo['height']) && {
          logo: { url: logo['url'], width: logo['width'], height: logo['height'] },
        }),
    };
  } catch {
    return undefined;
  }
}
