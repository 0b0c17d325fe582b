import type { CompositionDefinition, LayerDefinition } from '../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { inside, type Problem } from './problem.ts';

/** Element types that show a resource, with the type of that resource. */
const RESOURCE_TYPES = { image: 'image', 'image-sequence': 'image-sequence', lottie: 'lottie' } as const;

/** Checks what a schema cannot say: ids, references, cycles, frames. The project has the right shape already. */
export function checkReferences(project: ProjectDefinition): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => {
    problems.push({ path, message });
  };
  const places = new Map<string, string>();
  const claim = (kind: string, id: string, path: string): void => {
    const before = places.get(`${kind} ${id}`);
    if (before === undefined) places.set(`${kind} ${id}`, path);
    else add(path, `the id ${JSON.stringify(id)} is taken by ${before}`);
  };
  const compositions = new Map(project.compositions.map((composition) => [composition.id, composition]));
  const resources = new Map((project.resources ?? []).map((resource) => [resource.id, resource]));
  /** By composition: the element that shows it. */
  const shownBy = new Map<string, string>();

  function checkKeyframes(style: object, path: string): void {
    for (const [name, value] of Object.entries(style) as [string, unknown][]) {
      if (typeof value !== 'object' || value === null || !('keyframes' in value)) continue;
      const frames = (value.keyframes as readonly { frame: number }[]).map(({ frame }) => frame);
      frames.forEach((frame, index) => {
        const first = frames.indexOf(frame);
        const own = inside(inside(inside(path, name), 'keyframes'), index);
        if (first < index) add(inside(own, 'frame'), `frame ${frame} has a keyframe already`);
      });
    }
  }

  function checkLayer(layer: LayerDefinition, path: string): void {
    const { element } = layer;
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
      if (resources.get(element.source)?.type !== type) {
        add(inside(at, 'source'), `the project has no ${type} resource ${JSON.stringify(element.source)}`);
      }
    }
    if (element.type === 'composition') {
      const own = inside(at, 'composition');
      const before = shownBy.get(element.composition);
      if (!compositions.has(element.composition)) {
        add(own, `the project has no composition ${JSON.stringify(element.composition)}`);
      } else if (element.composition === project.mainComposition)
        add(own, 'the main composition cannot be nested');
      else if (before !== undefined) add(own, `the composition is shown by ${before} already`);
      shownBy.set(element.composition, own);
    }
  }

  function checkComposition(composition: CompositionDefinition, path: string): void {
    claim('composition', composition.id, inside(path, 'id'));
    composition.layers.forEach((layer, index) => checkLayer(layer, inside(inside(path, 'layers'), index)));
    const frames = new Set<number>();
    let outro: number | undefined;
    (composition.frameActions ?? []).forEach(({ frame, isOutro = false }, index) => {
      const own = inside(inside(path, 'frameActions'), index);
      const place = inside(own, 'frame');
      if (frame >= composition.duration)
        add(place, `expected a frame below ${composition.duration}, got ${frame}`);
      if (frames.has(frame)) add(place, `frame ${frame} has an action already`);
      frames.add(frame);
      if (!isOutro) return;
      if (frame < 1) add(place, 'the outro cannot start before frame 1');
      if (outro !== undefined) add(inside(own, 'isOutro'), `the outro starts at frame ${outro} already`);
      outro ??= frame;
    });
  }

  /** Follows nesting from a composition; reports one that comes back to itself. */
  function checkCycle(id: string, above: readonly string[]): boolean {
    if (above.includes(id)) return true;
    const nested = (compositions.get(id)?.layers ?? []).flatMap(({ element }) =>
      element.type === 'composition' ? [element.composition] : [],
    );
    return nested.some((inner) => checkCycle(inner, [...above, id]));
  }

  (project.templateDefinition?.fields ?? []).forEach((field, index) => {
    const path = inside('templateDefinition.fields', index);
    const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = field;
    if (maxLength < minLength)
      add(inside(path, 'maxLength'), `expected ${minLength} or more, got ${maxLength}`);
    if (maximum < minimum) add(inside(path, 'maximum'), `expected ${minimum} or more, got ${maximum}`);
  });
  if (!compositions.has(project.mainComposition)) {
    add('mainComposition', `the project has no composition ${JSON.stringify(project.mainComposition)}`);
  }
  project.compositions.forEach((composition, index) => {
    const path = inside('compositions', index);
    checkComposition(composition, path);
    if (checkCycle(composition.id, [])) add(path, 'the composition contains itself');
  });
  (project.resources ?? []).forEach((resource, index) => {
    const path = inside('resources', index);
    claim('resource', resource.id, inside(path, 'id'));
    if (resource.type === 'lottie' && (resource.url === undefined) === (resource.data === undefined)) {
      add(path, 'expected either url or data');
    }
  });
  const commands = project.invokeCommands ?? [];
  commands.forEach((name, index) => {
    const path = inside('invokeCommands', index);
    if (!/^[A-Za-z_$][\w$]*$/.test(name))
      add(path, `expected a JavaScript name, got ${JSON.stringify(name)}`);
    if (commands.indexOf(name) < index) add(path, `${JSON.stringify(name)} is listed already`);
  });
  return problems;
}
