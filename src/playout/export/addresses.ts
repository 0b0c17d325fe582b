import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { ResourceDefinition } from '../../runtime/definition/resources.ts';

/** Whether an address belongs to a file of the project, as opposed to another server or a data address. */
export const isOwnFile = (address: string): boolean =>
  address !== '' && !/^([a-z][a-z\d+.-]*:|\/)/i.test(address);

type Mapping = (address: string) => string;

function mapResource(resource: ResourceDefinition, to: Mapping): ResourceDefinition {
  if (resource.type === 'image-sequence') return { ...resource, urls: resource.urls.map(to) };
  if (resource.type !== 'lottie') return { ...resource, url: to(resource.url) };
  return resource.url === undefined ? resource : { ...resource, url: to(resource.url) };
}

function mapElement(element: ElementDefinition, to: Mapping): ElementDefinition {
  if (element.type !== 'image-loader') return element;
  const { source, placeholder } = element;
  return {
    ...element,
    ...(source !== undefined && { source: to(source) }),
    ...(typeof placeholder === 'string' && { placeholder: to(placeholder) }),
  };
}

/** Returns the project with new addresses for its own files: resources, and those that image loaders use. */
export function mapAddresses(project: ProjectDefinition, to: Mapping): ProjectDefinition {
  const ids = new Set((project.resources ?? []).map(({ id }) => id));
  const own: Mapping = (address) => (isOwnFile(address) ? to(address) : address);
  const unlessResource: Mapping = (source) => (ids.has(source) ? source : own(source));
  const mapComposition = (composition: CompositionDefinition): CompositionDefinition => ({
    ...composition,
    layers: composition.layers.map((layer) => ({
      ...layer,
      element: mapElement(layer.element, unlessResource),
    })),
  });
  return {
    ...project,
    compositions: project.compositions.map(mapComposition),
    ...(project.resources && { resources: project.resources.map((resource) => mapResource(resource, own)) }),
  };
}

/** Returns the files that a project uses, each listed once, in the order in which they first appear. */
export function filesOf(project: ProjectDefinition): readonly string[] {
  const files = new Set<string>();
  mapAddresses(project, (address) => {
    files.add(address);
    return address;
  });
  return [...files];
}
