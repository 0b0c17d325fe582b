import type { CompositionDefinition, LayerDefinition } from '../runtime/definition/composition.ts';
import type { FieldDefinition, ProjectDefinition } from '../runtime/definition/project.ts';
import { checkNesting } from './check-nesting.ts';
import { isPattern } from './pattern.ts';
import { describe, inside, type Problem } from './problem.ts';

/** The element types that show a resource, with the resource type that they need. */
const RESOURCE_TYPES = { image: 'image', 'image-sequence': 'image-sequence', lottie: 'lottie' } as const;

type Add = (path: string, message: string) => void;

function checkFields(fields: readonly FieldDefinition[], addAt: Add): void {
  const places = new Map<string, string>();
  fields.forEach((field, index) => {
    const path = inside('templateDefinition.fields', index);
    const add: Add = (member, message) => addAt(inside(path, member), message);
    const { key, pattern, type, choices = [] } = field;
    const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = field;
    const before = places.get(key);
    if (before !== undefined) add('key', `the key ${JSON.stringify(key)} is already used by ${before}`);
    else places.set(key, path);
    if (maxLength < minLength) add('maxLength', `expected ${minLength} or more, got ${maxLength}`);
    if (maximum < minimum) add('maximum', `expected ${minimum} or more, got ${maximum}`);
    if (type === 'dropdown' && choices.length === 0) add('choices', 'expected at least one choice, got none');
    const values = new Set<string>();
    choices.forEach(({ value }, choice) => {
      if (values.has(value)) {
        const own = inside(inside(inside(path, 'choices'), choice), 'value');
        addAt(own, `${JSON.stringify(value)} is already used by an earlier choice`);
      }
      values.add(value);
    });
    if (pattern !== undefined && !isPattern(pattern))
      add('pattern', `expected a regular expression, got ${describe(pattern)}`);
  });
}

/** Checks what a schema can't: IDs, references, cycles, and frames. The project must match the schema. */
export function checkReferences(project: ProjectDefinition): readonly Problem[] {
  const problems: Problem[] = [];
  const add: Add = (path, message) => void problems.push({ path, message });
  const places = new Map<string, string>();
  const claim = (kind: string, id: string, path: string): void => {
    const before = places.get(`${kind} ${id}`);
    if (before === undefined) places.set(`${kind} ${id}`, path);
    else add(path, `the id ${JSON.stringify(id)} is already used by ${before}`);
  };
  const compositions = new Map(project.compositions.map((composition) => [composition.id, composition]));
  const resources = new Map((project.resources ?? []).map((resource) => [resource.id, resource]));
  const shownBy = new Map<string, string>();

  function checkKeyframes(style: object, path: string): void {
    for (const [name, value] of Object.entries(style) as [string, unknown][]) {
      if (typeof value !== 'object' || value === null || !('keyframes' in value)) continue;
      const frames = new Set<number>();
      (value.keyframes as readonly { frame: number }[]).forEach(({ frame }, index) => {
        const own = inside(inside(inside(path, name), 'keyframes'), index);
        if (frames.has(frame)) add(inside(own, 'frame'), `frame ${frame} already has a keyframe`);
        frames.add(frame);
      });
    }
  }

  function checkLayer(layer: LayerDefinition, duration: number, path: string): void {
    const { element, startFrame = 0 } = layer;
    if (startFrame >= duration) {
      add(
        inside(path, 'startFrame'),
        `expected a frame below ${duration}, got ${startFrame}, so the layer would never be shown`,
      );
    }
    const at = inside(path, 'element');
    claim('layer', layer.id, inside(path, 'id'));
    claim('element', element.id ?? layer.id, inside(at, 'id'));
    checkKeyframes(element.style ?? {}, inside(at, 'style'));
    (layer.masks ?? []).forEach((mask, index) => {
      const maskPath = inside(inside(path, 'masks'), index);
      claim('mask', mask.id, inside(maskPath, 'id'));
      checkKeyframes(mask.style ?? {}, inside(maskPath, 'style'));
    });
    if (element.type === 'image' || element.type === 'image-sequence' || element.type === 'lottie') {
      const type = RESOURCE_TYPES[element.type];
      if (resources.get(element.source)?.type !== type)
        add(inside(at, 'source'), `the project has no ${type} resource ${JSON.stringify(element.source)}`);
    }
    if (element.type === 'composition') {
      const own = inside(at, 'composition');
      const before = shownBy.get(element.composition);
      if (!compositions.has(element.composition))
        add(own, `the project has no composition ${JSON.stringify(element.composition)}`);
      else if (element.composition === project.mainComposition)
        add(own, "the main composition can't be nested");
      else if (before !== undefined) add(own, `${before} already shows this composition`);
      shownBy.set(element.composition, own);
    }
  }

  function checkComposition(composition: CompositionDefinition, path: string): void {
    claim('composition', composition.id, inside(path, 'id'));
    composition.layers.forEach((layer, index) =>
      checkLayer(layer, composition.duration, inside(inside(path, 'layers'), index)),
    );
    const frames = new Set<number>();
    const actions = composition.frameActions ?? [];
    const outroFrame = actions.find((action) => action.isOutro)?.frame ?? Infinity;
    let outro: number | undefined;
    actions.forEach(({ frame, isStep = false, isOutro = false }, index) => {
      const own = inside(inside(path, 'frameActions'), index);
      const place = inside(own, 'frame');
      if (frame >= composition.duration)
        add(place, `expected a frame below ${composition.duration}, got ${frame}`);
      if (frames.has(frame)) add(place, `frame ${frame} already has an action`);
      frames.add(frame);
      if (isStep && frame >= outroFrame) {
        add(
          inside(own, 'isStep'),
          `expected a step before frame ${outroFrame}, because playback doesn't rest during the outro`,
        );
      }
      if (!isOutro) return;
      if (frame < 1) add(place, "the outro can't start before frame 1");
      if (outro !== undefined) add(inside(own, 'isOutro'), `the outro already starts at frame ${outro}`);
      outro ??= frame;
    });
  }

  if (!compositions.has(project.mainComposition))
    add('mainComposition', `the project has no composition ${JSON.stringify(project.mainComposition)}`);

  project.compositions.forEach((composition, index) => {
    checkComposition(composition, inside('compositions', index));
  });
  problems.push(...checkNesting(project));
  checkFields(project.templateDefinition?.fields ?? [], add);
  (project.resources ?? []).forEach((resource, index) => {
    const path = inside('resources', index);
    claim('resource', resource.id, inside(path, 'id'));
    if (resource.type === 'lottie' && (resource.url === undefined) === (resource.data === undefined))
      add(path, 'expected either url or data');
  });
  const commands = new Set<string>();
  (project.invokeCommands ?? []).forEach((name, index) => {
    const path = inside('invokeCommands', index);
    if (!/^[A-Za-z_$][\w$]*$/.test(name))
      add(path, `expected a JavaScript name, got ${JSON.stringify(name)}`);
    if (commands.has(name)) add(path, `${JSON.stringify(name)} is already listed`);
    commands.add(name);
  });
  return problems;
}
