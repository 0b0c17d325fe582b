import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { ResourceDefinition } from '../../../runtime/definition/resources.ts';
import { editJson, layersOf, type Change } from './template.ts';

const isFile = (resource: ResourceDefinition): boolean =>
  'url' in resource && resource.url?.startsWith('data:') === true;

/**
 * Returns a template's text without its largest fonts and pictures, and their names. The original's pictures
 * come back; layers with other pictures are left out.
 * @param count - How many files to leave out.
 */
export function withoutFiles(
  text: string,
  original: string,
  count: number,
): { readonly text: string; readonly names: readonly string[] } {
  const project = JSON.parse(text) as ProjectDefinition;
  const before = new Map((JSON.parse(original) as ProjectDefinition).resources?.map((one) => [one.id, one]));
  const gone = new Set<string>();
  const names: string[] = [];
  const { resources = [] } = project;
  const lengthOf = (resource: ResourceDefinition): number => JSON.stringify(resource).length;
  const added = resources.filter(
    (one) => isFile(one) && JSON.stringify(before.get(one.id)) !== JSON.stringify(one),
  );
  const largest = [...added].sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, count);
  const changes = resources.flatMap((resource, index): readonly Change[] => {
    const own = before.get(resource.id);
    if (!largest.includes(resource)) return [];
    names.push(resource.type === 'font' ? resource.family : resource.id);
    if (!own) gone.add(resource.id);
    return [{ path: ['resources', index], value: own }];
  });
  const layers = layersOf(project).flatMap(({ path, layer: { element } }): readonly Change[] =>
    element.type === 'image' && gone.has(element.source) ? [{ path, value: undefined }] : [],
  );
  return { text: editJson(text, [...changes.reverse(), ...layers.reverse()]), names };
}
