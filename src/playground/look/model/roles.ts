import type { JSONPath } from 'jsonc-parser';
import { NOTE, noteLayer, noteText, ROLES, type Role, type Roles } from '../../../examples/roles.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toHex } from '../../../runtime/model/color.ts';
import { contrastsOf, plateProperty } from './contrast.ts';
import { freeId, type Change } from './template.ts';
import { usesOf } from './uses.ts';

/** Returns the guide that says what each color is for, and its place. */
function noteIn(project: ProjectDefinition): { readonly path: JSONPath; readonly text: string } | undefined {
  for (const [at, { layers }] of project.compositions.entries()) {
    const index = layers.findIndex(({ name, isGuide }) => isGuide === true && name === NOTE);
    const { element } = layers[index] ?? {};
    if (element?.type === 'text') {
      return {
        path: ['compositions', at, 'layers', index, 'element', 'content'],
        text: element.content ?? '',
      };
    }
  }
  return undefined;
}

/** Guesses roles: plates are largest, accents have the next color, and texts follow what they're on. */
function guessed(project: ProjectDefinition): Roles {
  const pairs = contrastsOf(project);
  const uses = usesOf(project);
  const hexOf = new Map(uses.map(({ place, color }) => [place, toHex({ ...color, a: 1 })]));
  const weights = new Map<string, number>();
  const plates = pairs.map(({ plate }) => `${plate.layer.id}.${plateProperty(plate)}`);
  for (const { place, weight } of uses) {
    const hex = hexOf.get(place);
    if (place === undefined || hex === undefined || !plates.includes(place)) continue;
    weights.set(hex, (weights.get(hex) ?? 0) + weight);
  }
  const ranked = [...weights].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
  const roleOf = (place: string): Role =>
    (['plate', 'accent', 'second accent'] as const)[ranked.indexOf(hexOf.get(place) ?? '')] ?? 'own';
  return new Map<string, Role>([
    ...uses.flatMap(({ place = '', part }): readonly (readonly [string, Role])[] => {
      if (part.endsWith('shadow')) return [[place, 'shadow']];
      const isPlate = part !== 'text' && ranked.includes(hexOf.get(place) ?? '');
      return isPlate ? [[place, roleOf(place)]] : [];
    }),
    ...plates.map((place) => [place, roleOf(place)] as const),
    ...pairs.map(({ text }, index) => {
      const role = roleOf(plates[index] ?? '');
      return [
        `${text.layer.id}.color`,
        role === 'plate' || role === 'accent' ? (`text on ${role}` as const) : 'own',
      ] as const;
    }),
  ]);
}

/** Returns what the colors of a template are for, as its guide says, or as a guess. */
export function rolesOf(project: ProjectDefinition): Roles {
  const { text } = noteIn(project) ?? {};
  if (text === undefined) return guessed(project);
  const places = text.split('\n').flatMap((line) => {
    const role = ROLES.find((one) => line.startsWith(`${one}: `));
    if (role === undefined) return [];
    const own = line.slice(role.length + 2).split(', ');
    return own.map((place) => [place, role] as const);
  });
  return new Map(places);
}

/** Returns the change that keeps the roles in the template. */
export function noted(project: ProjectDefinition, roles: Roles): Change {
  const note = noteIn(project);
  const content = noteText(roles);
  if (note) return { path: note.path, value: content };
  const at = project.compositions.findIndex(({ id }) => id === project.mainComposition);
  return {
    path: ['compositions', at, 'layers', -1],
    value: noteLayer(freeId(project, 'color-roles'), content),
  };
}
