import { isObject } from '../state/checks.ts';
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

/** Returns the objects in a list, or nothing if it isn't a list. */
export const objectsIn = <One extends object>(list: unknown): readonly One[] =>
  Array.isArray(list) ? list.filter((one): one is One => isObject(one)) : [];

/** Returns the fonts. */
export const fontsOf = ({ fonts }: LottieFile): readonly LottieFont[] =>
  isObject(fonts) && 'list' in fonts ? objectsIn(fonts.list) : [];

/** Returns pictures and data files, even in slots. lottie-web turns a list as an address into a string. */
export const filesOf = ({ assets, slots }: LottieFile): readonly LottieAsset[] =>
  [
    ...objectsIn<LottieAsset>(assets),
    ...objectsIn<LottieAsset>(
      objectsIn<LottieAsset>(isObject(slots) ? Object.values(slots) : []).map(({ p }) => p),
    ),
  ].filter(({ p, u }) => typeof p === 'string' || Array.isArray(p) || (isObject(p) && u !== undefined));

/** Returns the families of the project's own fonts. */
export const familiesOf = (resources: Iterable<ResourceDefinition>): readonly string[] =>
  [...resources].flatMap((resource) => (resource.type === 'font' ? [resource.family] : []));

/** Whether text is drawn with shapes, so it doesn't need fonts. */
export const hasGlyphs = ({ chars }: LottieFile): boolean => Array.isArray(chars) && chars.length > 0;

/** Whether a solid has an SVG file instead of a color. Browsers request it, even from escaped addresses. */
export const hasFile = ({ sc }: LottieLayer): boolean =>
  sc !== undefined && !(typeof sc === 'string' && /^(?!.*url)[#\w(),.% -]*$/i.test(sc));

export const isCamera = ({ ty }: LottieLayer): boolean => ty === 13;

const isVisible = ({ en, ty, mn }: LottieEffect): boolean =>
  en !== 0 && (typeof mn === 'string' ? !CONTROL.test(mn) : ty !== 5);

/** Returns the layers of the animation and of its compositions. */
export const layersOf = ({ layers, assets }: LottieFile): readonly LottieLayer[] => [
  ...objectsIn<LottieLayer>(layers),
  ...objectsIn<LottieAsset>(assets).flatMap((asset) => objectsIn<LottieLayer>(asset.layers)),
];

/** Whether anything in the value has an expression. In other places, `x` is a coordinate and not a string. */
const hasExpression = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, inner]) =>
    typeof inner === 'string' ? name === 'x' : hasExpression(inner),
  );

/** Returns a sentence with the names that it's about, or nothing if there aren't any. */
function about(text: string, names: readonly unknown[]): readonly string[] {
  if (names.length === 0) return [];
  const all = [...new Set(names)]
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== '')
    .map((name) => JSON.stringify(name.slice(0, 80)));
  const more = all.length > MOST_NAMES ? ', ...' : '';
  return [all.length === 0 ? text : `${text} (${all.slice(0, MOST_NAMES).join(', ')}${more})`];
}

/** Returns the names of the effects and layer styles that would draw something. */
const effectsOf = ({ ef, sy }: LottieLayer): readonly unknown[] =>
  [...objectsIn<LottieEffect>(ef).filter(isVisible), ...objectsIn<LottieEffect>(sy)].map(({ nm }) => nm);

/** Returns what a Lottie file needs but the runtime doesn't support or have: one message for each kind. */
export function problemsOfLottie(data: object, families: readonly string[]): readonly string[] {
  const file = data as LottieFile;
  const layers = layersOf(file);
  const namesOf = (some: readonly LottieLayer[]): readonly unknown[] => some.map(({ nm }) => nm);
  const isMissing = ({ fPath, fFamily }: LottieFont): boolean =>
    !isEmbedded(fPath) &&
    !(typeof fFamily === 'string' && (families.includes(fFamily) || GENERIC.test(fFamily)));
  const fonts = hasGlyphs(file) ? [] : fontsOf(file);
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
      ...files.map(({ u, p, e }) => (e || typeof u !== 'string' || typeof p !== 'string' ? p : u + p)),
      ...layers.filter(hasFile).map(({ sc }) => sc),
    ]),
    ...(Array.isArray(file.segments) && file.segments.length > 0
      ? ['parts of the animation are in other files']
      : []),
  ];
}
