import type { ResourceDefinition } from '../definition/resources.ts';
import type { LottieAsset, LottieEffect, LottieFile, LottieFont, LottieLayer } from './file.ts';

const MOST_NAMES = 5;

/** Families that every browser has. */
const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui)$/;

/** Effects that don't draw anything, because only expressions read their values. */
const CONTROL = /^ADBE .+ Control$|^Pseudo\//;

/** Whether an address contains the file itself. */
export const isEmbedded = (address: unknown): address is string =>
  typeof address === 'string' && /^data:/i.test(address);

/** Returns the pictures and data files, including those in slots. */
export const filesOf = ({ assets, slots }: LottieFile): readonly LottieAsset[] =>
  [...(assets ?? []), ...Object.values(slots ?? {}).map(({ p }) => p)].filter(
    (asset): asset is LottieAsset => typeof asset?.p === 'string',
  );

/** Returns the families of the project's own fonts. */
export const familiesOf = (resources: Iterable<ResourceDefinition>): readonly string[] =>
  [...resources].flatMap((resource) => (resource.type === 'font' ? [resource.family] : []));

/** Whether text is drawn with shapes, so it doesn't need fonts. */
export const hasGlyphs = ({ chars }: LottieFile): boolean => !!chars?.length;

/** Whether a solid has an SVG file instead of a color. Browsers request it, even if its address contains escapes. */
export const hasFile = ({ sc }: LottieLayer): boolean =>
  sc !== undefined && !/^(?!.*url)[#\w(),.% -]*$/i.test(sc);

export const isCamera = ({ ty }: LottieLayer): boolean => ty === 13;

const isVisible = ({ en, ty, mn }: LottieEffect): boolean =>
  en !== 0 && (mn === undefined ? ty !== 5 : !CONTROL.test(mn));

/** Returns the layers of the animation and of its compositions. */
export const layersOf = ({ layers, assets }: LottieFile): readonly LottieLayer[] => [
  ...(layers ?? []),
  ...(assets ?? []).flatMap((asset) => asset.layers ?? []),
];

/** Whether anything in the value has an expression. In other places, `x` is a coordinate and not a string. */
const hasExpression = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string' ? name === 'x' : hasExpression(inner),
  );

/** Returns a sentence with the names that it's about, or nothing if there aren't any. */
function about(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const all = [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => JSON.stringify(name.slice(0, 80)));
  const more = all.length > MOST_NAMES ? ', ...' : '';
  return [all.length === 0 ? text : `${text} (${all.slice(0, MOST_NAMES).join(', ')}${more})`];
}

/** Returns the names of the effects and layer styles that would draw something. */
const effectsOf = ({ ef, sy }: LottieLayer): readonly string[] =>
  [...(ef ?? []).filter(isVisible), ...(sy ?? [])].map(({ nm = '' }) => nm);

/** Returns what a Lottie file needs but the runtime doesn't support or doesn't have, with one message for each kind. */
export function problemsOfLottie(data: object, families: readonly string[]): readonly string[] {
  const file = data as LottieFile;
  const layers = layersOf(file);
  const namesOf = (some: readonly LottieLayer[]): readonly string[] => some.map(({ nm = '' }) => nm);
  const isMissing = ({ fPath, fFamily }: LottieFont): boolean =>
    !isEmbedded(fPath) && !families.includes(fFamily) && !GENERIC.test(fFamily);
  const fonts = hasGlyphs(file) ? [] : (file.fonts?.list ?? []);
  const files = filesOf(file).filter(({ p }) => !isEmbedded(p));
  return [
    ...about("expressions don't run", namesOf(layers.filter(hasExpression))),
    ...about("effects aren't drawn", layers.flatMap(effectsOf)),
    ...about("cameras aren't supported", namesOf(layers.filter(isCamera))),
    ...about(
      "fonts aren't in the file or in the project",
      fonts.filter(isMissing).map(({ fFamily }) => fFamily),
    ),
    ...about("files aren't embedded", [
      ...files.map(({ u = '', p, e }) => (e ? '' : u) + p),
      ...layers.filter(hasFile).map(({ sc = '' }) => sc),
    ]),
    ...(file.segments?.length ? ['parts of the animation are in other files'] : []),
  ];
}
