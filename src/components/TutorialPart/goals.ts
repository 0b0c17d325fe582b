import { mainOf } from '../../player/session/marks.ts';
import { isAnimated } from '../../playground/look/model/template.ts';
import { parseColor } from '../../runtime-validation/parse-color.ts';
import type {
  CompositionDefinition,
  FrameActionDefinition,
  LayerDefinition,
} from '../../runtime/definition/composition.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { AnimatedDefinition } from '../../runtime/definition/style.ts';
import { toHex } from '../../runtime/model/color.ts';
import { DEFAULT_EASING } from '../../runtime/model/easing.ts';
import { listWords } from '../../shared/list-words.ts';

/** Something that a part of the tutorial adds to the project or changes in it. */
export interface Goal {
  /** Says what a project is missing, in sentences. Empty once the project has everything. */
  readonly missing: (project: ProjectDefinition) => readonly string[];
  /** Returns the project with what was missing, and without any other change. */
  readonly fulfill: (project: ProjectDefinition) => ProjectDefinition;
}

type Members = Readonly<Record<string, unknown>>;

/** Returns a name of the file format as words: `fontSize` becomes "font size". */
function words(name: string): string {
  const spoken = { fps: 'frame rate', content: 'text' }[name];
  return spoken ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Whether two values look the same on air: `#FFF` is `#ffffff`. */
function isSame(one: unknown, other: unknown): boolean {
  const [text, otherText] = [one, other].map((value) => {
    const color = typeof value === 'string' ? parseColor(value) : undefined;
    return color ? toHex(color) : JSON.stringify(value);
  });
  return text === otherText;
}

/** Returns keyframes for a sentence. The same text means the same animation. */
const textOf = ({ keyframes }: AnimatedDefinition<unknown>): string =>
  listWords(
    keyframes.map(({ frame, value, easing = DEFAULT_EASING }) => {
      const how =
        easing === DEFAULT_EASING ? '' : ` (${typeof easing === 'string' ? easing : 'your own easing'})`;
      return `${String(value)} at frame ${frame}${how}`;
    }),
  );

/** Says what's wrong with a value. One that's animated already is a later part's concern. */
function missingValue(what: string, expected: unknown, own: unknown): readonly string[] {
  if (isAnimated(expected)) {
    const isRight = isAnimated(own) && textOf(own) === textOf(expected);
    return isRight ? [] : [`${what} needs keyframes: ${textOf(expected)}.`];
  }
  if (isAnimated(own) || isSame(own, expected)) return [];
  if (typeof expected === 'boolean') return [`${what} should be ${expected ? 'on' : 'off'}.`];
  const not = typeof own === 'string' || typeof own === 'number' ? `, not ${own}` : '';
  return [`${what} should be ${String(expected)}${not}.`];
}

const withMain = (
  project: ProjectDefinition,
  members: Partial<CompositionDefinition>,
): ProjectDefinition => ({
  ...project,
  compositions: project.compositions.map((one) => (one === mainOf(project) ? { ...one, ...members } : one)),
});

function settingGoal(
  name: 'name' | 'width' | 'height' | 'fps' | 'duration',
  solution: ProjectDefinition,
): Goal {
  const of = (project: ProjectDefinition): unknown =>
    name === 'name' ? project.name : mainOf(project)[name];
  const what = `The ${name === 'name' ? 'project' : 'composition'}’s ${words(name)}`;
  return {
    missing: (project) => missingValue(what, of(solution), of(project)),
    fulfill: (project) =>
      name === 'name' ? { ...project, name: solution.name } : withMain(project, { [name]: of(solution) }),
  };
}

/** Returns the reader's layer that a layer of the tutorial became. The case of its name doesn't matter. */
function findLayer(project: ProjectDefinition, { id, name }: LayerDefinition): LayerDefinition | undefined {
  const { layers } = mainOf(project);
  const isNamed = (one: LayerDefinition): boolean => one.name.trim().toLowerCase() === name.toLowerCase();
  return layers.find(isNamed) ?? layers.find((one) => one.id === id);
}

/** Returns the members and the style properties of an element, which never have the same names. */
const valuesOf = (element: ElementDefinition): Members => ({ ...element, ...element.style });

/** Goals for the values that a part sets in a layer. The reader may have to add the layer first. */
function layerGoals(layer: LayerDefinition, at: number): readonly Goal[] {
  const { name: title, element } = layer;
  const values = Object.entries(valuesOf(element)).filter(
    ([name]) => !['type', 'id', 'style'].includes(name),
  );
  return values.map(([name, value]) => ({
    missing(project) {
      const own = findLayer(project, layer)?.element;
      if (!own) return [`Add a layer named ${title} with a ${element.type} element.`];
      if (own.type !== element.type) return [`The layer ${title} should have a ${element.type} element.`];
      const what = `The ${title.toLowerCase()}’s ${words(name)}`;
      const found = valuesOf(own)[name];
      // Any text will do.
      if (name === 'content') return found ? [] : [`${what} is empty. Type some text.`];
      return missingValue(what, value, found);
    },
    fulfill(project) {
      const { layers } = mainOf(project);
      const own = findLayer(project, layer);
      if (!own) return withMain(project, { layers: [...layers.slice(0, at), layer, ...layers.slice(at)] });

      const isStyle = Object.hasOwn(element.style ?? {}, name);
      const set = isStyle ? { style: { ...own.element.style, [name]: value } } : { [name]: value };
      const changed = own.element.type === element.type ? { ...own.element, ...set } : element;
      const next = { ...own, element: changed as ElementDefinition };
      return withMain(project, { layers: layers.map((one) => (one === own ? next : one)) });
    },
  }));
}

function outroGoal(outro: FrameActionDefinition): Goal {
  const { frame } = outro;
  return {
    missing(project) {
      const own = mainOf(project).frameActions?.find(({ isOutro }) => isOutro);
      if (!own) return [`Add an action at frame ${frame} and mark it as the outro.`];
      return own.frame === frame ? [] : [`The outro should start at frame ${frame}, not ${own.frame}.`];
    },
    fulfill(project) {
      const others = mainOf(project).frameActions?.filter((one) => !one.isOutro && one.frame !== frame) ?? [];
      return withMain(project, { frameActions: [...others, outro] });
    },
  };
}

/** Returns what a part of the tutorial changes, in the order in which its steps do. */
export function goalsBetween(before: ProjectDefinition, solution: ProjectDefinition): readonly Goal[] {
  const { layers, frameActions = [] } = mainOf(solution);
  const goals = [
    ...(['name', 'width', 'height', 'fps', 'duration'] as const).map((name) => settingGoal(name, solution)),
    ...layers.flatMap(layerGoals),
    ...frameActions.map(outroGoal),
  ];
  return goals.filter(({ missing }) => missing(before).length > 0);
}

/** Says what a project is missing. Each sentence appears once. */
export const missingIn = (goals: readonly Goal[], project: ProjectDefinition): readonly string[] => [
  ...new Set(goals.flatMap(({ missing }) => missing(project))),
];

/** Returns the project with everything that was missing. */
export const fulfillAll = (goals: readonly Goal[], project: ProjectDefinition): ProjectDefinition =>
  goals.reduce((done, { missing, fulfill }) => (missing(done).length > 0 ? fulfill(done) : done), project);
