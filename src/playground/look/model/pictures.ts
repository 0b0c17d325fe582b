import type { JSONPath } from 'jsonc-parser';
import type { LayerDefinition } from '../../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { ImageResource } from '../../../runtime/definition/resources.ts';
import type { Change } from './edit-json.ts';
import { freeId } from './fonts.ts';
import { boxOf, layersOf, numberOf, paintedOf, styleOf, stylePath, type PlacedLayer } from './layers.ts';

/** A picture from a file, as a data address. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** An image resource of a template. */
export interface LookPicture {
  readonly path: JSONPath;
  readonly resource: ImageResource;
  /** The layers that show it. */
  readonly layers: readonly PlacedLayer[];
}

/** The height of a logo that a template didn't have, in pixels. */
const LOGO_HEIGHT = 72;

/** The space between a logo and the plate below or above it. */
const GAP = 16;

/** The part of the picture's width and height that every screen shows. */
const SAFE = 0.05;

const FADE = 10;

/** Returns the images of a template. */
export function picturesOf(project: ProjectDefinition): readonly LookPicture[] {
  const layers = layersOf(project);
  return (project.resources ?? []).flatMap((resource, index) =>
    resource.type === 'image'
      ? [
          {
            path: ['resources', index],
            resource,
            layers: layers.filter(
              ({ layer: { element } }) => element.type === 'image' && element.source === resource.id,
            ),
          },
        ]
      : [],
  );
}

/** Returns the picture that's the brand's own: it's called logo, or one of its layers is. */
export const logoOf = (project: ProjectDefinition): LookPicture | undefined =>
  picturesOf(project).find(({ resource, layers }) =>
    [resource.id, ...layers.map(({ layer }) => layer.name)].some((name) => /logo/i.test(name)),
  );

/** Replaces a picture. Its layers keep their place: the new picture fits into the old one's box, in the middle. */
export function repictured(
  project: ProjectDefinition,
  { path, layers }: LookPicture,
  picture: Picture,
): readonly Change[] {
  const fitted = layers.flatMap((placed) => {
    const style = styleOf(placed);
    const values = ['x', 'y', 'width', 'height'].map((name) => style[name] ?? 0);
    // An animated box is the designer's own, so the picture fills it.
    if (values.some((value) => typeof value !== 'number')) return [];
    const box = boxOf(placed, project);
    const [scaleX, scaleY] = [numberOf(placed, 'scaleX') || 1, numberOf(placed, 'scaleY') || 1];
    const [width, height] = [box.width / scaleX, box.height / scaleY];
    const scale = Math.min(width / picture.width, height / picture.height);
    const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
    const place = {
      x: Math.round(numberOf(placed, 'x') + (width - size.width) / 2),
      y: Math.round(numberOf(placed, 'y') + (height - size.height) / 2),
    };
    return Object.entries({ ...place, ...size }).map(([name, value]) => ({
      path: stylePath(placed, name),
      value,
    }));
  });
  const own = Object.entries(picture).map(([name, value]: [string, unknown]) => ({
    path: [...path, name],
    value,
  }));
  return [...own, ...fitted];
}

/**
 * Adds a logo to a template that has none. It fades in and out, above the largest plate that isn't the whole picture, or below if
 * there's no room above.
 */
export function withLogo(project: ProjectDefinition, picture: Picture): readonly Change[] {
  const at = project.compositions.findIndex(({ id }) => id === project.mainComposition);
  const main = project.compositions[at];
  if (!main) return [];
  const [left, top] = [main.width * SAFE, main.height * SAFE];
  const area = ({ width, height }: { readonly width: number; readonly height: number }): number =>
    width * height;
  const plate = paintedOf(project)
    .filter(({ layer, box }) => layer.element.type === 'rectangle' && area(box) < area(main) / 2)
    .sort((one, other) => area(other.box) - area(one.box))[0]?.box;
  const above = (plate?.y ?? top + LOGO_HEIGHT + GAP) - LOGO_HEIGHT - GAP;
  const y = above >= top || !plate ? above : plate.y + plate.height + GAP;
  const outro = main.frameActions?.find(({ isOutro }) => isOutro === true)?.frame;
  const id = freeId(project, 'logo');
  const ids = new Set(layersOf(project).map(({ layer }) => layer.id));
  let layerId = 'logo';
  while (ids.has(layerId)) layerId += '-2';
  const layer: LayerDefinition = {
    id: layerId,
    name: 'Logo',
    element: {
      type: 'image',
      source: id,
      style: {
        x: Math.round(Math.max(left, plate?.x ?? left)),
        y: Math.round(y),
        width: Math.round((picture.width * LOGO_HEIGHT) / picture.height),
        height: LOGO_HEIGHT,
        opacity: {
          keyframes: [
            { frame: 0, value: 0 },
            { frame: FADE, value: 1 },
            ...(outro !== undefined && outro > FADE
              ? [
                  { frame: outro, value: 1 },
                  { frame: outro + FADE, value: 0 },
                ]
              : []),
          ],
        },
      },
    },
  };
  return [
    { path: ['resources', -1], value: { type: 'image', id, ...picture } },
    { path: ['compositions', at, 'layers', -1], value: layer },
  ];
}
