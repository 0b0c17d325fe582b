import type { Role } from '../../../examples/roles.ts';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toHex, type Rgba } from '../../../runtime/model/color.ts';
import { colorsOf, paletteOf, recolor } from './colors.ts';
import { contrastsOf, ENOUGH, ratioOn } from './contrast.ts';
import { familiesOf, fontsOf, refamilied } from './fonts.ts';
import { logoOf, repictured, withLogo } from './pictures.ts';
import { noted, rolesOf } from './roles.ts';
import { editJson, type Change } from './template.ts';
import { usesIn } from './uses.ts';

/** The key in localStorage for the text of the template with the saved look. */
export const LOOK_KEY = 'keyfill.look';

type Palette = ReadonlyMap<Role, string>;

const BLACK = { r: 0, g: 0, b: 0, a: 1 };
const colorOf = (hex = '#000000'): Rgba => parseColor(hex) ?? BLACK;

/** Returns the first color of a look, or else black or white, that can be read on a plate. */
const readable = (look: Palette, plate: readonly Rgba[]): string | undefined =>
  [look.get('text on plate'), look.get('text on accent'), look.get('plate'), '#000000', '#ffffff'].find(
    (hex) => hex !== undefined && ratioOn(colorOf(hex), plate) >= ENOUGH,
  );

/** Returns a shade between a plate and its text, such as a gray, on another plate with another text. */
function shadeOf(hex: string, from: Palette, to: Palette): string {
  const channels = ({ r, g, b }: Rgba): readonly number[] => [r, g, b];
  const ends = (palette: Palette) =>
    (['plate', 'text on plate'] as const).map((role) => channels(colorOf(palette.get(role))));
  const [[plate = [], text = []], [nextPlate = [], nextText = []]] = [ends(from), ends(to)];
  const way = text.map((channel, at) => channel - (plate[at] ?? 0));
  const length = way.reduce((sum, one) => sum + one * one, 0) || 1;
  const part = channels(colorOf(hex)).reduce(
    (sum, channel, at) => sum + ((channel - (plate[at] ?? 0)) * (way[at] ?? 0)) / length,
    0,
  );
  const [r = 0, g = 0, b = 0] = nextPlate.map(
    (channel, at) => channel + part * ((nextText[at] ?? 0) - channel),
  );
  return toHex({ r, g, b, a: 1 });
}

const listText = (title: string, names: Iterable<string>): string => {
  const list = [...new Set(names)].join(', ');
  return list && `${title}: ${list}.`;
};

/** What a look changes in a template, and what there is to say about it. */
interface Applied {
  readonly changes: readonly Change[];
  readonly message: string;
}

/** Applies a look by role, with only its own files. Text that'd be unreadable on its plate is recolored. */
export function applied(project: ProjectDefinition, look: ProjectDefinition, actions: string): Applied {
  const colors = colorsOf(project);
  const from = paletteOf(colors);
  const own = paletteOf(colorsOf(look));
  const to = new Map(own);
  for (const plate of ['plate', 'accent'] as const) {
    const [below, text] = [own.get(plate), own.get(`text on ${plate}`) ?? from.get(`text on ${plate}`)];
    if (below === undefined || text === undefined) continue;
    const isLow = ratioOn(colorOf(text), [colorOf(below)]) < ENOUGH;
    to.set(`text on ${plate}`, (isLow ? readable(own, [colorOf(below)]) : undefined) ?? text);
  }
  const isShade = (role: Role | undefined, hex: string): boolean =>
    role === 'text on plate' && hex !== from.get(role);
  const next = colors.map(({ role, hex }) => {
    const main = role && to.get(role);
    return main === undefined ? undefined : isShade(role, hex) ? shadeOf(hex, from, to) : main;
  });
  const recolored = colors.flatMap(({ uses }, index) => {
    const hex = next[index];
    return hex === undefined ? [] : recolor(uses, hex);
  });
  const after = JSON.parse(editJson(JSON.stringify(project), recolored)) as ProjectDefinition;
  const before = contrastsOf(project);
  const low = contrastsOf(after).filter(
    ({ ratio }, index) => ratio < ENOUGH && (before[index]?.ratio ?? 0) >= ENOUGH,
  );
  const swapped = low.flatMap(({ text, below }) => {
    const hex = readable(to, below);
    const uses = usesIn(text, after).filter(({ part }) => part === 'text');
    return hex === undefined ? [] : recolor(uses, hex);
  });

  const names = familiesOf(look).map(({ name }) => name);
  const families = familiesOf(project).flatMap((family, index) => {
    const name = names[index];
    const fonts = fontsOf(look, name ?? '').filter(({ url }) => url.startsWith('data:'));
    return name === undefined ? [] : [{ family, next: name, fonts }];
  });
  const { url = '', width = 0, height = 0 } = logoOf(look)?.resource ?? {};
  const picture = { url, width, height };
  const ownLogo = logoOf(project);
  const hasLogo = url.startsWith('data:') && width * height > 0;
  const logo = hasLogo ? (ownLogo ? repictured(project, ownLogo, picture) : withLogo(project, picture)) : [];

  const roles = colors.flatMap(({ role }, index) => (role && next[index] !== undefined ? [role] : []));
  const others = [...to]
    .filter(([role, hex]) => own.has(role) && own.get(role) !== hex)
    .map(([role]) => role);
  const stay = colors.flatMap(({ role, owners }, index) =>
    next[index] !== undefined
      ? []
      : role === undefined || role === 'own'
        ? owners
        : [`${role} (not in your look)`],
  );
  return {
    // The changed texts come last, because they replace what the role has.
    changes: [
      ...new Map([...recolored, ...swapped].map((one) => [one.path.join('\n'), one])).values(),
      ...logo,
      ...refamilied(project, families, actions),
      noted(project, rolesOf(project)),
    ],
    message: [
      listText('Applied', [
        ...roles,
        ...(families.length > 0 ? ['fonts'] : []),
        ...(hasLogo ? ['logo'] : []),
      ]),
      listText('Another text color, to stay readable', [
        ...others,
        ...low.map(({ text }) => text.layer.name),
      ]),
      listText('Not changed', stay),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
