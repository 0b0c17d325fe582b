// The template that runs a page's code: its example, with every layer, key, and composition that code names.
import { exampleNames } from '../../tools/playout/example-names.ts';
import { RECIPES } from '../../src/examples/recipes.ts';
import type { LayerDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { actionsOf, type Block, readPage } from './blocks.ts';

export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

type Element = LayerDefinition['element'];

const size = { width: 1920, height: 1080 };
const EMPTY: ProjectDefinition = {
  keyfill: 1,
  name: 'Page',
  mainComposition: 'main',
  compositions: [
    {
      ...{ id: 'main', name: 'Main', ...size, duration: 200 },
      layers: ['name', 'title', 'score', 'percent'].map((id) => ({
        id,
        name: id.replace(/^./, (letter) => letter.toUpperCase()),
        element: { type: 'text', key: `_${id}`, content: 'drawn' },
      })),
      frameActions: [{ frame: 10 }, { frame: 60, isStep: true }, { frame: 150, isOutro: true }],
    },
  ],
};

const RESOURCES: ProjectDefinition['resources'] = [
  { id: 'logo', type: 'image', url: PICTURE, width: 64, height: 48 },
  { id: 'pictures', type: 'image-sequence', urls: Array<string>(20).fill(PICTURE), width: 64, height: 48 },
  { id: 'animation', type: 'lottie', data: { w: 100, h: 100 } },
];

const keyframes = <Value>(...values: Value[]) => ({
  keyframes: values.map((value, index) => ({ frame: index * 30, value })),
});

/** What an element needs besides its type. */
const MEMBERS: Readonly<Record<string, object>> = {
  text: { content: 'drawn' },
  rectangle: { style: { x: keyframes(-100, 0), fill: '#336699' } },
  path: { data: 'M0 0H10V10Z' },
  image: { source: 'logo' },
  'image-sequence': { source: 'pictures' },
  lottie: { source: 'animation' },
};

/** What only elements of one type have, most telling first. Shared members depend on the page's subject. */
const SIGNS: readonly (readonly [RegExp, type: string])[] = [
  [/\.composition\b|detachedPlayhead/, 'composition'],
  [/activeImage|goToImage|\.images\b/, 'image-sequence'],
  [/setSource|placeholder|\.fit\b|\.source = /, 'image-loader'],
  [/\.content\b|measure|\.auto|font[A-Z]|text[A-Z]|\.color\b/, 'text'],
  [/(?<!masks\[0\])\.data\b/, 'path'],
  [/\.speed\b|\.goToFrame|\.loop\b|\.(?:play|pause)\(/, 'lottie'],
  [/fill|stroke|width/, 'rectangle'],
];

/** The type of element that a page or an entry of the reference is about. */
const subjectOf = (place: string): string | undefined =>
  /elements\/(?!index|common)([\w-]+)\.mdx/.exec(place)?.[1] ??
  /^(\w+)Element\b/
    .exec(place)?.[1]
    ?.replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

interface Named {
  readonly name: string;
  readonly isKey: boolean;
  /** The lines that use it. */
  readonly uses: string;
}

/** The layers and elements that code looks up, and their uses. For names in variables, any text counts. */
function namedIn(code: string): Named[] {
  const texts = /\.find\w+\([^'"]/.test(code) ? [...code.matchAll(/'([A-Z_][\w ]*)'/g)] : [];
  return [
    ...texts.map(([, name = '']) => ({ name, isKey: name.startsWith('_'), uses: '.content' })),
    ...[...code.matchAll(/([^\n]*)\.find(Layer|Element)s?By\w+\('([^']*)'\)([^\n]*)/g)].map(
      ([, before = '', what, name = '', after = '']) => {
        const variables = [...(/(?:const|let) (.*?) = /.exec(before)?.[1] ?? '').matchAll(/\w+/g)].join('|');
        const lines = code
          .split('\n')
          .filter(
            (line) =>
              variables !== '' && !line.startsWith(before) && new RegExp(`\\b(?:${variables})\\b`).test(line),
          );
        return { name, isKey: what === 'Element', uses: [after, ...lines].join('\n') };
      },
    ),
  ];
}

function layerFor({ name, isKey, uses }: Named, subject: string | undefined): LayerDefinition {
  const sign = SIGNS.find(([words]) => words.test(uses))?.[1];
  const isShared = sign === undefined || sign === 'lottie' || sign === 'rectangle';
  const type =
    (isShared && subject !== 'composition' ? (subject ?? sign) : sign) ?? (isKey ? 'text' : 'rectangle');
  const own = type === 'composition' ? { composition: name, detachedPlayhead: true } : MEMBERS[type];
  const shape = /masks\[0\]\.data|mask\.data/.test(uses)
    ? { shape: 'path', data: 'M0 0H10V10Z' }
    : { shape: 'rectangle' };
  return {
    ...{ id: name, name },
    element: { type, ...own, ...(isKey && { key: name }) } as Element,
    ...(/mask/i.test(uses) && { masks: [{ id: `${name} mask`, name: 'Reveal', ...shape } as never] }),
  };
}

const recipes = readPage('user-guide/tutorials.mdx');

/** The template that a page's code changes. */
async function baseOf({ place, section = '' }: Block): Promise<ProjectDefinition> {
  const [, heading = '', id = heading.toLowerCase().replaceAll(' ', '-')] =
    [...recipes.matchAll(/^### (.*?)(?: \{#(.+)\})?$/gm)].find(([, text]) => text === section) ?? [];
  const recipe = place.startsWith('user-guide/tutorials') ? id : '';
  if (RECIPES[recipe]) return RECIPES[recipe];
  const example =
    /^user-guide\/examples\/([\w-]+)/.exec(place)?.[1] ??
    new RegExp(`^ {4}'${recipe}': '([\\w-]+)',$`, 'm').exec(recipes)?.[1] ??
    '';
  if (!exampleNames().includes(example)) return EMPTY;
  return ((await import(`../../src/examples/${example}/template.ts`)) as { project: ProjectDefinition })
    .project;
}

/** A rectangle gets a fill with keyframes. */
function withFill(layer: LayerDefinition): LayerDefinition {
  if (layer.element.type !== 'rectangle') return layer;
  const style = { ...layer.element.style, fill: keyframes('#ffffff', '#14213d') };
  return { ...layer, element: { ...layer.element, style } };
}

export async function projectOf(block: Block): Promise<ProjectDefinition> {
  const base = await baseOf(block);
  const actions = actionsOf(block);
  const code = actions.map((action) => action.code).join('\n');
  const layers = base.compositions.flatMap((one) => one.layers);
  const titled = actions.flatMap(({ of }) => of ?? []);
  const isKnown = ({ name, isKey }: Pick<Named, 'name' | 'isKey'>): boolean =>
    layers.some((layer) => (isKey ? layer.element.key : layer.name) === name);
  const missing = [
    ...namedIn(code),
    ...titled
      .filter((title) => !base.compositions.some(({ name }) => name.toLowerCase() === title.toLowerCase()))
      .map((name) => ({ name, isKey: false, uses: '.composition' })),
  ].filter((one) => !isKnown(one));
  const unique = [...new Map(missing.map((one) => [one.name, one])).values()];
  const added = unique.map((one) => layerFor(one, subjectOf(block.place)));
  const nested = added.filter(({ element }) => element.type === 'composition');
  const plain = added.filter(({ element }) => element.type !== 'composition');
  const known = (own: readonly LayerDefinition[]) => {
    if (code.includes('findElementsByKey'))
      return own.flatMap((one) => [one, { ...one, id: `${one.id} copy` }]);
    return code.includes('fill.keyframes') ? own.map(withFill) : own;
  };
  return {
    ...base,
    resources: [...(base.resources ?? []), ...(RESOURCES ?? [])],
    compositions: [
      ...base.compositions.map((one) =>
        one.id === base.mainComposition ? { ...one, layers: [...known(one.layers), ...added] } : one,
      ),
      // Code may look for the same layers in a nested composition.
      ...nested.map(({ name }) => ({
        ...{ id: name, name, ...size, duration: 201 },
        layers: plain.map((layer) => ({ ...layer, id: `${name} ${layer.id}` })),
      })),
    ],
  };
}
