// One of each API object with nothing set, so the defaults in the reference can be read from them.
import type { Member } from '../../src/shared/api-object.ts';
import { description, isElement, objectOf } from '../../src/mdx/api-reference/description.ts';
import type { Composition } from '../../src/runtime/api/objects.ts';
import type { LayerDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { composition, mount, project as projectOf } from '../unit/runtime/support.ts';
import { PICTURE } from './project-of.ts';
import { lottie } from './run.ts';

const sources: Readonly<Record<string, object>> = {
  image: { source: 'picture' },
  'image-sequence': { source: 'pictures' },
  path: { data: 'M0 0H10V10Z' },
  lottie: { source: 'animation' },
  composition: { composition: 'nested' },
};

const project = {
  resources: [
    { id: 'picture', type: 'image', url: PICTURE, width: 64, height: 48 },
    { id: 'pictures', type: 'image-sequence', urls: [PICTURE, PICTURE, PICTURE], width: 64, height: 48 },
    { id: 'animation', type: 'lottie', data: { w: 100, h: 100 } },
  ],
  ...projectOf(
    composition({
      frameActions: [{ frame: 30 }],
      layers: description.elementTypes.map((type) => ({
        id: type,
        name: type,
        element: { type, ...sources[type] },
        ...(type === 'rectangle' && {
          masks: [
            { id: 'box', shape: 'rectangle' },
            { id: 'shape', shape: 'path', data: 'M0 0H10V10Z' },
          ],
        }),
      })) as LayerDefinition[],
    }),
    { id: 'nested', name: 'Nested', width: 100, height: 100, duration: 50, layers: [] },
  ),
} as ProjectDefinition;

export interface Instances {
  readonly main: Composition;
  readonly byName: ReadonlyMap<string, Record<string, unknown>>;
}

/** Creates one of each. */
export async function instances(): Promise<Instances> {
  const { template, main } = await mount(project, undefined, { lottie });
  const { keyfill } = template;
  const layer = main.findLayerByName('rectangle')!;
  const { fill, stroke, opacity } = layer.element.style;
  const keyframe = main.findLayerByName('ellipse')!.element.style.x.addKeyframe(10, 5);
  fill.value = { type: 'linear', stops: ['#000', '#fff'].map((color, offset) => ({ offset, color })) };
  stroke.value = '#336699';
  const gradient = fill.value as { stops: readonly object[] };
  const byName: Record<string, unknown> = {
    Keyfill: keyfill,
    Flags: keyfill.flags,
    Composition: main,
    FrameAction: main.frameActions[0],
    Layer: layer,
    Mask: layer.masks[0],
    ElementBase: layer.element,
    Origin: layer.element.transformOrigin,
    Size: main.findLayerByName('text')!.element.measure(),
    StyleProperty: opacity,
    Keyframe: keyframe,
    Easing: keyframe.easing,
    Color: stroke.value,
    Gradient: gradient,
    GradientStop: gradient.stops[0],
    MaskStyle: layer.masks[1]!.style,
    RectangleMaskStyle: layer.masks[0]!.style,
  };
  for (const type of description.elementTypes) {
    const name = type.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
    byName[`${name}Element`] = main.findLayerByName(type)!.element;
  }
  return { main, byName: new Map(Object.entries(byName)) as Instances['byName'] };
}

/** Returns an object's members, including inherited ones. */
export function allMembersOf(name: string): readonly Member[] {
  const object = objectOf(name);
  const base = isElement(object) ? ['ElementBase'] : name === 'RectangleMaskStyle' ? ['MaskStyle'] : [];
  return [...base, name].flatMap((one) => objectOf(one).members ?? []);
}
