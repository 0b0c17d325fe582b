import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { colorsOf, recolor, type LookColor } from './colors.ts';
import { familiesOf, fontsOf, refamilied } from './fonts.ts';
import { logoOf, repictured, withLogo } from './pictures.ts';
import type { Change } from './template.ts';

/** The key in localStorage for the text of the template with the saved look. */
export const LOOK_KEY = 'keyfill.look';

/** Whether a color is mainly used for text, which has to stay readable on the others. */
function isInk({ uses }: LookColor): boolean {
  const [largest] = [...uses].sort((one, other) => other.weight - one.weight);
  return largest?.path[largest.path.indexOf('style') + 1] === 'color';
}

/**
 * Returns the changes that put another template's look on a template, by role: the most used color becomes the look's most used
 * color, and so on, and the same for text colors. Only files that the look itself contains are used.
 */
export function applied(
  project: ProjectDefinition,
  look: ProjectDefinition,
  actions: string,
): readonly Change[] {
  const colors = [false, true].flatMap((isText) => {
    const [own, next] = [project, look].map((one) =>
      colorsOf(one).filter((color) => isInk(color) === isText),
    );
    return (own ?? []).flatMap((color, index) => recolor(color, next?.[index]?.hex ?? color.hex));
  });
  const names = familiesOf(look).map(({ name }) => name);
  const families = familiesOf(project).flatMap((family, index) => {
    const next = names[index];
    const fonts = fontsOf(look, next ?? '').filter(({ url }) => url.startsWith('data:'));
    return next === undefined ? [] : [{ family, next, fonts }];
  });
  const { url = '', width = 0, height = 0 } = logoOf(look)?.resource ?? {};
  const picture = { url, width, height };
  const own = logoOf(project);
  const hasLogo = url.startsWith('data:') && width * height > 0;
  const logo = hasLogo ? (own ? repictured(project, own, picture) : withLogo(project, picture)) : [];
  return [...colors, ...logo, ...refamilied(project, families, actions)];
}
