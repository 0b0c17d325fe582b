import api from '../../../generated/api.json';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ElementDefinition } from '../../../src/runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import type { ElementType } from '../../../src/runtime/model/properties.ts';
import { composition, layer, project } from '../../unit/runtime/support.ts';

/** A picture with a few colored fields, as a data address. Its first field's width tells pictures apart. */
const picture = (first: string, width = 120, height = 80): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#37506e"/><rect width="50" height="40" fill="${first}"/><circle cx="90" cy="55" r="18" fill="#c05020"/></svg>`,
  )}`;

/** An animation of 50 frames at 50 frames per second: a square that moves from left to right. */
const LOTTIE = {
  ...{ v: '5.7.0', fr: 50, ip: 0, op: 50, w: 120, h: 80, nm: 'square', ddd: 0, assets: [] },
  layers: [
    {
      ...{ ty: 1, ind: 1, nm: 'square', sw: 36, sh: 50, sc: '#e68019', ip: 0, op: 50, st: 0, sr: 1, ddd: 0 },
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        s: { a: 0, k: [100, 100, 100] },
        a: { a: 0, k: [18, 25, 0] },
        p: {
          a: 1,
          k: [
            { t: 0, s: [20, 40, 0], o: { x: 0.33, y: 0.33 }, i: { x: 0.67, y: 0.67 } },
            { t: 49, s: [100, 40, 0] },
          ],
        },
      },
    },
  ],
};

const RESOURCES: ProjectDefinition['resources'] = [
  { type: 'image', id: 'one', url: picture('#20c050') },
  { type: 'image', id: 'two', url: picture('#e0e040') },
  { type: 'image', id: 'tall', url: picture('#20c050', 60, 160) },
  {
    type: 'image-sequence',
    id: 'row',
    urls: ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((color) => picture(color)),
  },
  { type: 'lottie', id: 'square', data: LOTTIE },
];

const SHADOW = { dropShadowColor: '#ff00ff', dropShadowX: 6, dropShadowY: 6, dropShadowBlur: 2 };
const PLACE = { x: 90, y: 70, width: 150, height: 110, ...SHADOW };
const SHAPE = { ...PLACE, fill: '#c05020', stroke: '#20c050', strokeWidth: 6 };

/** One element of each type, in which changing any style property has a visible effect. */
export const ELEMENTS: Readonly<Record<ElementType, ElementDefinition>> = {
  text: {
    type: 'text',
    content: 'Keyfill types text on two lines',
    autoSize: false,
    multiline: true,
    style: {
      ...{ ...PLACE, fontSize: 24, color: '#ffd08a', backgroundColor: '#27457f' },
      ...{ textShadowColor: '#ff0000', textShadowX: 3, textShadowY: 3, textShadowBlur: 1 },
    },
  },
  image: { type: 'image', source: 'one', style: { ...PLACE, borderRadius: 8 } },
  'image-loader': { type: 'image-loader', source: 'one', fit: 'cover', style: { ...PLACE, borderRadius: 8 } },
  'image-sequence': { type: 'image-sequence', source: 'row', style: PLACE },
  rectangle: { type: 'rectangle', style: { ...SHAPE, borderRadius: 8 } },
  ellipse: { type: 'ellipse', style: SHAPE },
  path: { type: 'path', data: 'M0 0H100L60 80Q20 90 0 40Z', style: SHAPE },
  lottie: { type: 'lottie', source: 'square', style: PLACE },
  composition: { type: 'composition', composition: 'child', style: { ...PLACE, borderRadius: 8 } },
};

/** Values for properties whose example in the reference is too big for a composition or isn't a gradient. */
const VALUES: Readonly<Record<string, unknown>> = {
  y: 40,
  width: 90,
  fill: {
    ...{ type: 'linear', angle: 90 },
    stops: ['navy', 'hsl(30 90% 60%)'].map((color, offset) => ({ offset, color })),
  },
};

const documented: readonly {
  readonly members?: readonly { readonly name: string; readonly example: string }[];
}[] = api.objects;
/** The values in the reference's examples, such as `this.layers[0].element.style.opacity.value = 0.5`. */
const EXAMPLES: ReadonlyMap<string, number | string> = new Map(
  documented
    .flatMap(({ members = [] }) => members)
    .flatMap(({ name, example }) => {
      const [, text] = new RegExp(`style\\.${name}\\.value = (.+);$`).exec(example) ?? [];
      return text === undefined
        ? []
        : [[name, text.startsWith("'") ? text.slice(1, -1) : Number(text)] as const];
    }),
);

/** A value for a style property that looks different from the default and from the elements above. */
export const valueFor = (name: string): unknown => VALUES[name] ?? EXAMPLES.get(name);

/** The bottom padding is only visible with text at the bottom. */
export const CONTEXT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  paddingBottom: { verticalTextAlign: 'bottom' },
};

const child = composition({
  id: 'child',
  name: 'Child',
  width: 150,
  height: 110,
  duration: 50,
  layers: [
    layer('Ground', { type: 'rectangle', style: { width: 400, height: 400, fill: '#c05020' } }),
    layer('Dot', {
      type: 'ellipse',
      style: {
        ...{ y: 20, width: 40, height: 40, fill: '#ffd08a' },
        x: { keyframes: [0, 49].map((frame) => ({ frame, value: frame * 2 })) },
      },
    }),
  ],
});

/** Returns a project of 360 × 250 and 50 frames with one layer. */
export function paintElement(
  element: ElementDefinition,
  more: Partial<LayerDefinition> = {},
): ProjectDefinition {
  const main = composition({
    width: 360,
    height: 250,
    duration: 50,
    layers: [layer('Layer', element, more)],
  });
  return { ...project(...(element.type === 'composition' ? [main, child] : [main])), resources: RESOURCES };
}
