import type { JSONPath } from 'jsonc-parser';
import type { LayerDefinition } from '../../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { ImageResource } from '../../../runtime/definition/resources.ts';
import { boxOf, freeId, layersOf, styleOf, stylePath, type Change, type PlacedLayer } from './template.ts';

/** A picture from a file, as a data address. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface LookPicture {
  readonly path: JSONPath;
  readonly resource: ImageResource;
  readonly layers: readonly PlacedLayer[];
}

/** The height of a logo that a template didn't have, in pixels. */
const LOGO_HEIGHT = 72;

/** Returns the images of a template. */
export const picturesOf = (project: ProjectDefinition): readonly LookPicture[] =>
  (project.resources ?? []).flatMap((resource, index) => {
    if (resource.type !== 'image') return [];
    const layers = layersOf(project).filter(
      ({ layer: { element } }) => element.type === 'image' && element.source === resource.id,
    );
    return [{ path: ['resources', index], resource, layers }];
  });

/** Returns the picture that's the brand's own: it's called logo, or one of its layers is. */
export const logoOf = (project: ProjectDefinition): LookPicture | undefined =>
  picturesOf(project).find(({ resource, layers }) =>
    [resource.id, ...layers.map(({ layer }) => layer.name)].some((name) => /logo/i.test(name)),
  );

const changesIn = (path: JSONPath, values: object): readonly Change[] =>
  Object.entries(values).map(([name, value]: [string, unknown]) => ({ path: [...path, name], value }));

/** Replaces a picture. The new one fits into the old one's box, centered. An animated box stays as it is. */
export const repictured = (
  project: ProjectDefinition,
  { path, layers }: LookPicture,
  picture: Picture,
): readonly Change[] => [
  ...changesIn(path, picture),
  ...layers.flatMap((placed) => {
    if (['x', 'y', 'width', 'height'].some((name) => typeof styleOf(placed, name) === 'object')) return [];
    const box = boxOf(placed, project);
    const scale = Math.min(box.width / picture.width, box.height / picture.height);
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const x = Math.round(box.x + (box.width - width) / 2);
    const y = Math.round(box.y + (box.height - height) / 2);
    return changesIn(stylePath(placed, '').slice(0, -1), { x, y, width, height });
  }),
];

/** Adds a logo to a template that has none: at the top right of the safe area, where it fades in and out. */
export function withLogo(project: ProjectDefinition, picture: Picture): readonly Change[] {
  const at = project.compositions.findIndex(({ id }) => id === project.mainComposition);
  const { width = 0, height = 0, frameActions = [] } = project.compositions[at] ?? {};
  const outro = frameActions.find(({ isOutro }) => isOutro === true)?.frame;
  const frames = [0, 10, ...(outro === undefined ? [] : [outro, outro + 10])];
  const id = freeId(project, 'logo');
  const logoWidth = Math.round((picture.width * LOGO_HEIGHT) / picture.height);
  const layer: LayerDefinition = {
    id,
    name: 'Logo',
    element: {
      type: 'image',
      source: id,
      style: {
        x: Math.round(width * 0.95) - logoWidth,
        y: Math.round(height * 0.05),
        width: logoWidth,
        height: LOGO_HEIGHT,
        opacity: { keyframes: frames.map((frame, index) => ({ frame, value: [0, 1, 1, 0][index] ?? 0 })) },
      },
    },
  };
  return [
    { path: ['resources', -1], value: { type: 'image', id, ...picture } },
    { path: ['compositions', at, 'layers', -1], value: layer },
  ];
}
