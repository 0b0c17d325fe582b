import type { LayerDefinition } from '../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { CORAL, INK, PAPER, RED, SEA, YELLOW } from './registers.ts';

/**
 * What the colors of a template are for. A color of its own, such as a team's, stays when a template gets
 * another look.
 */
export const ROLES = [
  'plate',
  'text on plate',
  'accent',
  'text on accent',
  'second accent',
  'shadow',
  'own',
] as const;

export type Role = (typeof ROLES)[number];

/**
 * The roles of a template's colors by place: the ID of a layer and a style property, such as `Name.color`.
 */
export type Roles = ReadonlyMap<string, Role>;

/** What's in the ID of a copy that shows the old text of a layer during a change. */
const COPY = '-before';

/** Returns the role of a place. A copy has that of its layer. */
export const roleAt = (roles: Roles, place = ''): Role | undefined =>
  roles.get(place) ?? roles.get(place.replace(COPY, ''));

/** The name of the guide that says what each color is for. */
export const NOTE = 'Color roles';

/** Returns the text of the guide, with a line for each role. */
export const noteText = (roles: Roles): string =>
  ROLES.flatMap((role) => {
    const places = [...roles].flatMap(([place, one]) => (one === role ? [place] : []));
    return places.length > 0 ? [`${role}: ${places.join(', ')}`] : [];
  }).join('\n');

/** Returns a guide, which is never on air. */
export const noteLayer = (id: string, content: string): LayerDefinition => ({
  id,
  name: NOTE,
  isVisible: false,
  isGuide: true,
  element: { type: 'text', content, multiline: true, style: { fontSize: 24 } },
});

const isShadow = (property: string): boolean => /shadowColor$/i.test(property);

/** The colors with another role than their value and property suggest, by example. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, Role>>>> = {
  // Readers of such codes expect dark on light.
  'Call to action': { 'code.fill': 'own', 'Code plate.fill': 'own' },
  // Plates turned around: ink on paper.
  'External API': {
    'Temperature icon.fill': 'text on accent',
    'Temperature icon.stroke': 'text on accent',
    ...Object.fromEntries(
      [1, 2, 3].flatMap((day) => ['', ' name'].map((part) => [`Day ${day}${part}.color`, 'plate'] as const)),
    ),
  },
  'Looping background': { 'Label.color': 'plate' },
};

function roleOf(type: string, property: string, value: unknown, isEvening: boolean): Role {
  const text = JSON.stringify(value);
  const isText = type === 'text' && property === 'color';
  if (isShadow(property)) return 'shadow';
  if (text.includes(SEA)) return 'accent';
  if (text.includes(CORAL) || text.includes(RED)) return 'second accent';
  // In the evening, plates are of paper, and what's on the sea is, too.
  if (isEvening && text.includes(PAPER)) return isText ? 'text on accent' : 'plate';
  if (isEvening && text.includes(INK)) return 'text on plate';
  if (text.includes(YELLOW) || text.includes('rgb(255 210 63')) return 'accent';
  if (text.includes(INK)) return isText ? 'text on accent' : 'plate';
  // Grays are ink at a part of its strength on paper. The light that crosses a plate is of paper, too.
  const isPaper = text.includes(PAPER) || text.includes('rgb(247 245 240');
  return isPaper || /"#(?:3a3c40|55575a|808388|9d9d9d|a8a7a4)"/.test(text) ? 'text on plate' : 'own';
}

/** Adds the guide to a template of this site, whose colors say what they're for. */
export function withRoles(project: ProjectDefinition): ProjectDefinition {
  const others = OTHERS[project.name] ?? {};
  const isEvening = JSON.stringify(project.compositions).includes(SEA);
  const roles = new Map(
    project.compositions.flatMap(({ layers }) =>
      layers
        .filter(({ id }) => !id.includes(COPY))
        .flatMap(({ id, element }) =>
          // A text without a color is white.
          Object.entries({ ...(element.type === 'text' && { color: PAPER }), ...element.style }).flatMap(
            ([property, value]) => {
              const place = `${id}.${property}`;
              return /^fill$|^stroke$|color$/i.test(property)
                ? [[place, others[place] ?? roleOf(element.type, property, value, isEvening)] as const]
                : [];
            },
          ),
        ),
    ),
  );
  const compositions = project.compositions.map((one) =>
    one.id === project.mainComposition
      ? { ...one, layers: [...one.layers, noteLayer('color-roles', noteText(roles))] }
      : one,
  );
  return roles.size === 0 ? project : { ...project, compositions };
}
