import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { ResourceDefinition } from '../../../runtime/definition/resources.ts';
import { editJson, layersOf, type Change } from './template.ts';

const isFile = (resource: ResourceDefinition): boolean =>
  'url' in resource && resource.url?.startsWith('data:') === true;

/**
 * Returns a template's text without the fonts and pictures that a link can't carry, and their names. A picture of the original
 * is the original's again; layers with other pictures are left out.
 */
export function withoutFiles(
  text: string,
  original: string,
): { readonly text: string; readonly names: readonly string[] } {
  const project = JSON.parse(text) as ProjectDefinition;
  const before = new Map((JSON.parse(original) as ProjectDefinition).resources?.map((one) => [one.id, one]));
  const gone = new Set<string>();
  const names: string[] = [];
  const changes = (project.resources ?? []).flatMap((resource, index): readonly Change[] => {
    const own = before.get(resource.id);
    if (!isFile(resource) || JSON.stringify(own) === JSON.stringify(resource)) return [];
    names.push(resource.type === 'font' ? resource.family : resource.id);
    if (!own) gone.add(resource.id);
    return [{ path: ['resources', index], value: own }];
  });
  const layers = layersOf(project).flatMap(({ path, layer: { element } }): readonly Change[] =>
    element.type === 'image' && gone.has(element.source) ? [{ path, value: undefined }] : [],
  );
  return { text: editJson(text, [...changes.reverse(), ...layers.reverse()]), names };
}
