import type {
  CompositionDefinition,
  FrameActionDefinition,
  LayerDefinition,
} from '../../runtime/definition/composition.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { AnimatedDefinition, KeyframeDefinition } from '../../runtime/definition/style.ts';
import { toEasing } from '../../runtime/model/easing.ts';
import { isSameValue, valueText, words, type Value } from './values.ts';

/** Something that a part of the tutorial adds to the project or changes in it. */
export interface Goal {
  /** Says what a project is missing, in sentences. There are none once the project has it. */
  readonly missing: (project: ProjectDefinition) => readonly string[];
  /** Returns the project with what was missing, and without any other change. */
  readonly fulfill: (project: ProjectDefinition) => ProjectDefinition;
}

type Animated = AnimatedDefinition<Value>;
type Style = Readonly<Record<string, Value | Animated>>;
type Members = Readonly<Record<string, unknown>>;

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

const SETTINGS = { width: 'width', height: 'height', fps: 'frame rate', duration: 'duration' } as const;

/** The parts of an element that have goals of their own, or none. */
const OTHER_MEMBERS = ['type', 'id', 'style', 'transformOrigin'];

const styleOf = ({ element }: LayerDefinition): Style => (element.style ?? {}) as Style;

const membersOf = ({ element }: LayerDefinition): Members => Object.fromEntries(Object.entries(element));

const isAnimated = (value: Value | Animated | undefined): value is Animated =>
  typeof value === 'object' && 'keyframes' in value;

/** Returns the composition that goes on air. */
export function mainOf({
  compositions,
  mainComposition,
}: ProjectDefinition): CompositionDefinition | undefined {
  return compositions.find(({ id }) => id === mainComposition) ?? compositions[0];
}

function withMain(
  project: ProjectDefinition,
  change: (main: CompositionDefinition) => CompositionDefinition,
): ProjectDefinition {
  const main = mainOf(project);
  const compositions = project.compositions.map((one) => (one === main ? change(one) : one));
  return { ...project, compositions };
}

/** Returns the reader's layer that a layer of the tutorial became. Names count however they're capitalized. */
function findLayer(project: ProjectDefinition, { id, name }: LayerDefinition): LayerDefinition | undefined {
  const layers = mainOf(project)?.layers ?? [];
  const same = (one: LayerDefinition): boolean => one.name.trim().toLowerCase() === name.toLowerCase();
  return layers.find(same) ?? layers.find((one) => one.id === id);
}

/** Returns an ID that nothing in the project has yet. */
function freeId(project: ProjectDefinition, id: string): string {
  const isTaken = JSON.stringify(project).includes(`"id":${JSON.stringify(id)}`);
  return isTaken ? freeId(project, `${id}-2`) : id;
}

/** Creates a goal about a layer. Without that layer, the goal's only sentence says so. */
function layerGoal(
  layer: LayerDefinition,
  missing: (own: LayerDefinition, who: string) => readonly string[],
  change: (own: LayerDefinition) => LayerDefinition = (own) => own,
): Goal {
  const { name, element } = layer;
  return {
    missing(project) {
      const own = findLayer(project, layer);
      if (!own) return [`Add a layer named ${name} that shows a ${element.type}.`];
      if (own.element.type !== element.type) return [`The layer ${name} should show a ${element.type}.`];
      return missing(own, `The ${name.toLowerCase()}’s`);
    },
    fulfill: (project) =>
      withMain(project, (main) => {
        const own = findLayer(project, layer);
        if (!own) return { ...main, layers: [...main.layers, { ...layer, id: freeId(project, layer.id) }] };

        const changed = own.element.type === element.type ? change(own) : { ...own, element };
        return { ...main, layers: main.layers.map((one) => (one === own ? changed : one)) };
      }),
  };
}

/** Returns a layer with another element, which has the same type. */
const withElement = (layer: LayerDefinition, members: Members): LayerDefinition => ({
  ...layer,
  element: { ...layer.element, ...members } as ElementDefinition,
});

/** Compares keyframes: `expected` is the tutorial's, and `own` what the reader has. */
function missingKeyframes(
  who: string,
  { keyframes: expected }: Animated,
  own: Style[string] | undefined,
): string[] {
  if (!isAnimated(own) || own.keyframes.length === 0) {
    const all = expected.map(({ frame, value }) => `${valueText(value)} at frame ${frame}`);
    return [`${who} needs keyframes: ${listOf.format(all)}.`];
  }
  return expected.flatMap(({ frame, value, easing = 'linear' }: KeyframeDefinition<Value>) => {
    const found = own.keyframes.find((one) => one.frame === frame);
    if (!found) return [`${who} needs a keyframe at frame ${frame} with the value ${valueText(value)}.`];
    if (!isSameValue(found.value, value))
      return [`${who} should be ${valueText(value)} at frame ${frame}, not ${valueText(found.value)}.`];
    const isEased = isSameValue(toEasing(found.easing ?? 'linear'), toEasing(easing));
    return isEased ? [] : [`${who} easing at frame ${frame} should be ${valueText(easing)}.`];
  });
}

function styleGoal(layer: LayerDefinition, name: string, expected: Style[string]): Goal {
  return layerGoal(
    layer,
    (own, who) => {
      const value = styleOf(own)[name];
      const what = `${who} ${words(name)}`;
      if (isAnimated(expected)) return missingKeyframes(what, expected, value);
      // A property that's animated already is a later part's concern.
      if (isAnimated(value) || isSameValue(value, expected)) return [];
      return [
        `${what} should be ${valueText(expected)}${value === undefined ? '' : `, not ${valueText(value)}`}.`,
      ];
    },
    (own) => withElement(own, { style: { ...styleOf(own), [name]: expected } }),
  );
}

/** A goal about a key, a switch, or the text of an element. Any text will do. */
function memberGoal(layer: LayerDefinition, name: string, expected: unknown): Goal {
  return layerGoal(
    layer,
    (own, who) => {
      const value = membersOf(own)[name];
      if (name === 'content') return value ? [] : [`${who} text is empty. Type one.`];
      if (value === expected) return [];
      const wanted = typeof expected === 'boolean' ? (expected ? 'on' : 'off') : String(expected);
      return [`${who} ${words(name)} should be ${wanted}.`];
    },
    (own) => withElement(own, { [name]: expected }),
  );
}

function goalsOfLayer(layer: LayerDefinition, before: LayerDefinition | undefined): readonly Goal[] {
  const isNew = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const oldStyle = before ? styleOf(before) : {};
  const old = before ? membersOf(before) : {};
  return [
    ...(before ? [] : [layerGoal(layer, () => [])]),
    ...Object.entries(layer.element)
      .filter(([name, value]) => !OTHER_MEMBERS.includes(name) && isNew(value, old[name]))
      .map(([name, value]) => memberGoal(layer, name, value)),
    ...Object.entries(styleOf(layer))
      .filter(([name, value]) => isNew(value, oldStyle[name]))
      .map(([name, value]) => styleGoal(layer, name, value)),
  ];
}

/** The order of two layers, from back to front. */
function orderGoal(back: LayerDefinition, front: LayerDefinition): Goal {
  const places = (project: ProjectDefinition): readonly [number, number] => {
    const layers = mainOf(project)?.layers ?? [];
    const at = (layer: LayerDefinition): number =>
      layers.findIndex((one) => one === findLayer(project, layer));
    return [at(back), at(front)];
  };
  return {
    missing(project) {
      const [behind, before] = places(project);
      const isRight = behind === -1 || before === -1 || behind < before;
      return isRight ? [] : [`${front.name} is behind ${back.name}. List it after ${back.name}.`];
    },
    fulfill: (project) =>
      withMain(project, (main) => {
        const own = findLayer(project, front);
        const others = main.layers.filter((one) => one !== own);
        return own ? { ...main, layers: [...others, own] } : main;
      }),
  };
}

function settingGoals(solution: ProjectDefinition, before: ProjectDefinition): readonly Goal[] {
  const [expected, old] = [mainOf(solution), mainOf(before)];
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  return names
    .filter((name) => expected?.[name] !== old?.[name])
    .map((name) => ({
      missing(project) {
        const value = mainOf(project)?.[name];
        if (value === expected?.[name]) return [];
        const not = value === undefined ? '' : `, not ${value}`;
        return [`The composition’s ${SETTINGS[name]} should be ${expected?.[name]}${not}.`];
      },
      fulfill: (project) => withMain(project, (main) => ({ ...main, [name]: expected?.[name] })),
    }));
}

const nameGoal = ({ name }: ProjectDefinition): Goal => ({
  missing: (project) => (project.name === name ? [] : [`The project’s name should be ${name}.`]),
  fulfill: (project) => ({ ...project, name }),
});

function outroGoal(outro: FrameActionDefinition): Goal {
  const { frame } = outro;
  const outroOf = (project: ProjectDefinition) =>
    mainOf(project)?.frameActions?.find(({ isOutro }) => isOutro);
  return {
    missing(project) {
      const own = outroOf(project);
      if (!own) return [`Add an action at frame ${frame} and mark it as the outro.`];
      return own.frame === frame ? [] : [`The outro should start at frame ${frame}, not ${own.frame}.`];
    },
    fulfill: (project) =>
      withMain(project, (main) => ({
        ...main,
        frameActions: [
          ...(main.frameActions ?? []).filter((one) => !one.isOutro && one.frame !== frame),
          { ...main.frameActions?.find((one) => one.frame === frame), ...outro },
        ],
      })),
  };
}

/** Returns what a part of the tutorial changes, in the order in which its steps do. */
export function goalsBetween(before: ProjectDefinition, solution: ProjectDefinition): readonly Goal[] {
  const main = mainOf(solution);
  const layers = main?.layers ?? [];
  const isNew = (layer: LayerDefinition): boolean => findLayer(before, layer) === undefined;
  const outro = main?.frameActions?.find(({ isOutro }) => isOutro);
  const hadOutro = mainOf(before)?.frameActions?.some(({ isOutro }) => isOutro) ?? false;
  return [
    ...(solution.name === before.name ? [] : [nameGoal(solution)]),
    ...settingGoals(solution, before),
    ...layers.flatMap((layer) => goalsOfLayer(layer, findLayer(before, layer))),
    ...layers.slice(1).flatMap((layer, index) => {
      const back = layers[index];
      return back && (isNew(layer) || isNew(back)) ? [orderGoal(back, layer)] : [];
    }),
    ...(outro && !hadOutro ? [outroGoal(outro)] : []),
  ];
}

/** Says what a project is missing. Each sentence appears once. */
export const missingIn = (goals: readonly Goal[], project: ProjectDefinition): readonly string[] => [
  ...new Set(goals.flatMap(({ missing }) => missing(project))),
];

/** Returns the project with everything that was missing. */
export const fulfillAll = (goals: readonly Goal[], project: ProjectDefinition): ProjectDefinition =>
  goals.reduce((done, { missing, fulfill }) => (missing(done).length > 0 ? fulfill(done) : done), project);
