// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GALLERY } from '../../../../src/examples/gallery.ts';
import { moved, retexted, scaled } from '../../../../src/playground/look/model/arrange.ts';
import { colorsOf, recolor } from '../../../../src/playground/look/model/colors.ts';
import { contrastsOf, ENOUGH } from '../../../../src/playground/look/model/contrast.ts';
import { familiesOf, fontResource, refamilied } from '../../../../src/playground/look/model/fonts.ts';
import { logoOf, picturesOf, repictured } from '../../../../src/playground/look/model/pictures.ts';
import { noted, rolesOf } from '../../../../src/playground/look/model/roles.ts';
import { applied } from '../../../../src/playground/look/model/saved-look.ts';
import { readSvg } from '../../../../src/playground/look/model/svg.ts';
import { editJson, layersOf, numberOf, withCopies } from '../../../../src/playground/look/model/template.ts';
import { usesOf } from '../../../../src/playground/look/model/uses.ts';
import { withoutFiles } from '../../../../src/playground/look/model/without-files.ts';
import { checkTemplate, projectOf as read } from '../../../../src/playground/model/check.ts';
import type { LayerDefinition } from '../../../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../../src/runtime/definition/project.ts';
import { toHex } from '../../../../src/runtime/model/color.ts';
import { projectOf } from '../../../../tools/generated/examples.ts';
import { composition, project } from '../../runtime/support.ts';

const PICTURE = { url: 'data:image/png;base64,AAAA', width: 200, height: 100 };
const FONT = fontResource('Acme 2', 'data:font/woff2;base64,AAAA');

const light = {
  type: 'linear',
  stops: ['#ffd23f00', 'rgb(255 210 63 / 0.5)'].map((color, offset) => ({ offset, color })),
} as const;
const layers: readonly LayerDefinition[] = [
  {
    id: 'plate',
    name: 'Plate',
    element: { type: 'rectangle', style: { x: 100, y: 800, width: 800, height: 100, fill: '#000080' } },
    masks: [{ id: 'wipe', shape: 'rectangle', style: { x: 100 } }],
  },
  { id: 'light', name: 'Light', element: { type: 'ellipse', style: { width: 80, height: 80, fill: light } } },
  {
    id: 'name',
    name: 'Name',
    element: {
      type: 'text',
      key: '_name',
      content: 'Ada Lovelace',
      style: {
        y: 810,
        x: { keyframes: [0, 120, 0].map((value, index) => ({ frame: index * 40, value })) },
        fontFamily: 'Face, sans-serif',
        color: '#ffd23f',
      },
    },
  },
  { id: 'mark', name: 'Mark', element: { type: 'image', source: 'logo', style: { x: 50, y: 50 } } },
];
const template: ProjectDefinition = {
  ...project(composition({ layers })),
  resources: [
    { type: 'font', id: 'face', family: 'Face', url: 'fonts/face.woff2' },
    { type: 'image', id: 'logo', url: 'logo.png', width: 100, height: 100 },
  ],
  templateDefinition: { fields: [{ key: '_name', title: 'Name', type: 'text', value: 'Ada Lovelace' }] },
};
const text = JSON.stringify(template, null, 2);
const after = (changes: Parameters<typeof editJson>[1], before = text): ProjectDefinition => {
  const { project, problems } = checkTemplate(editJson(before, changes));
  expect(problems).toEqual([]);
  return project!;
};
const layer = (id: string, project = template) => layersOf(project).find((one) => one.layer.id === id)!;

test('lists each color once by its role, and replaces it everywhere with its opacities', () => {
  const colors = colorsOf(template);
  expect(colors).toMatchObject([
    { role: 'plate', hex: '#000080', opacity: 100, owners: ['Plate'] },
    { role: 'text on plate', hex: '#ffd23f', owners: ['Name'] },
    { role: undefined, hex: '#ffd23f', opacity: undefined, owners: ['Light'] },
  ]);
  const changed = JSON.stringify(after(recolor(colors[2]!.uses, '#112233')));
  expect(changed).toMatch(/#11223300.*#11223380.*ffd23f/);
});

test('a color of a layer leaves its role, and joins it again', () => {
  const roles = rolesOf(template);
  const split = after([noted(template, new Map([...roles, ['plate.fill', 'own']]))]);
  expect(colorsOf(split).map(({ role }) => role)).toEqual(['text on plate', 'own', undefined]);
  expect(layersOf(split)).toHaveLength(layersOf(template).length);
  const joined = after([noted(split, roles)], JSON.stringify(split));
  expect(rolesOf(joined)).toEqual(roles);
});

test('compares each text with the plate below it', () => {
  const [name] = contrastsOf(template);
  expect([name!.text.layer.name, name!.plate.layer.name]).toEqual(['Name', 'Plate']);
  expect(name!.ratio).toBeCloseTo(11.1, 0);
});

test('moves all keyframes and masks of a layer, and sets numbers that it has only by default', () => {
  const name = layer('name', after(moved(layer('name'), 'x', 5))).layer.element;
  expect(name.style).toHaveProperty(
    'x.keyframes',
    [5, 125, 5].map((value, index) => ({ frame: index * 40, value })),
  );
  expect(layer('plate', after(moved(layer('plate'), 'x', 5))).layer.masks![0]!.style!.x).toBe(105);
  const mark = layer('mark', after(scaled(layer('mark'), ['scaleX', 'scaleY'], 2)));
  expect([numberOf(mark, 'scaleX'), numberOf(mark, 'scaleY')]).toEqual([2, 2]);
  // A layer without a style or a copy moves on its own.
  const plain = project();
  const changes = moved(layersOf(plain)[0]!, 'x', 5);
  expect(withCopies(plain, changes)).toEqual(changes);
});

test('changes the default text in the layer, its field, and the data', () => {
  const changes = retexted(template, layer('name'), 'Grace', { _name: 'Ada Lovelace' });
  const changed = after(changes.template);
  expect(changed.templateDefinition!.fields![0]!.value).toBe('Grace');
  expect(layer('name', changed).layer.element).toHaveProperty('content', 'Grace');
  expect(editJson('{"_name": "Ada Lovelace"}', changes.data)).toBe('{"_name": "Grace"}');
});

test('replaces a family and removes fonts that nothing uses, unless the actions do', () => {
  const replacement = { family: familiesOf(template)[0]!, next: 'Acme 2', fonts: [FONT] };
  const changed = after(refamilied(template, [replacement], ''));
  expect(layer('name', changed).layer.element.style).toHaveProperty('fontFamily', "'Acme 2', sans-serif");
  const [family] = familiesOf(read(text.replace('Face, sans-serif', "'A, B', serif"))!);
  const [list] = refamilied(template, [{ family: family!, next: "Ada's", fonts: [] }], '');
  expect(list!.value).toBe('"Ada\'s", serif');
  expect(changed.resources!.map(({ id }) => id)).toEqual(['logo', 'font-acme-2']);
  expect(after(refamilied(template, [replacement], 'x = "Face"')).resources).toHaveLength(3);
});

test('fits a new picture into the box of the old one', () => {
  const changed = after(repictured(template, picturesOf(template)[0]!, PICTURE));
  expect(changed.resources![1]).toMatchObject(PICTURE);
  expect(layer('mark', changed).layer.element.style).toEqual({ x: 50, y: 75, width: 100, height: 50 });
});

test("a link leaves out the largest files if it's too long, and the original's pictures come back", () => {
  const replacement = { family: familiesOf(template)[0]!, next: 'Acme 2', fonts: [FONT] };
  const branded = editJson(text, [
    { path: ['resources', 1, 'url'], value: PICTURE.url },
    ...refamilied(template, [replacement], ''),
  ]);
  expect(withoutFiles(branded, text, 1).names).toEqual(['Acme 2']);
  const result = withoutFiles(branded, text, 9);
  expect([...result.names].sort()).toEqual(['Acme 2', 'logo']);
  expect(checkTemplate(result.text).project!.resources).toEqual([template.resources![1]]);
});

describe('saved looks', () => {
  const own = {
    ...template,
    resources: [
      { ...FONT, family: 'Face' },
      { ...template.resources![1]!, ...PICTURE },
    ],
  };

  const NAMES = GALLERY.map(({ example }) => example);
  /** A dark brand whose accent needs another text, and a light one. */
  const BRANDS: readonly Readonly<Record<string, string>>[] = [
    { plate: '#10315c', accent: '#d4202a' },
    { plate: '#f4f4f0', 'text on plate': '#10315c', accent: '#7a1fa2' },
  ];

  test.each(NAMES)('keeps %s valid', async (example) => {
    const project = await projectOf(example);
    const changed = after(applied(project, own, '').changes, JSON.stringify(project));
    if (familiesOf(project).length > 0) expect(familiesOf(changed)[0]!.name).toBe('Face');
    expect(logoOf(changed)!.resource.url).toBe(PICTURE.url);
  });

  test.each(NAMES)('of %s land on the same roles of all others, and keep text readable', async (name) => {
    for (const brand of BRANDS) {
      const original = await projectOf(name);
      const rows = colorsOf(original).flatMap(({ role, uses }) => recolor(uses, brand[role ?? ''] ?? ''));
      const look = after(rows, JSON.stringify(original));
      const hasAccent = colorsOf(look).some(({ role }) => role === 'accent');
      for (const example of NAMES) {
        const project = await projectOf(example);
        const { changes } = applied(project, look, '');
        const changed = JSON.parse(editJson(JSON.stringify(project), changes)) as ProjectDefinition;
        const pairs = contrastsOf(changed);
        for (const [index, { ratio, text }] of contrastsOf(project).entries()) {
          if (ratio >= ENOUGH)
            expect(pairs[index]!.ratio, `${example}, ${text.layer.name}`).toBeGreaterThanOrEqual(ENOUGH);
        }
        const uses = usesOf(changed);
        for (const [index, { color, place, part }] of usesOf(project).entries()) {
          if (hasAccent && part !== 'text' && color.r === 255 && color.g === 210)
            expect(toHex({ ...uses[index]!.color, a: 1 }), `${example}, ${place}`).toBe(brand['accent']);
        }
      }
    }
  });

  test('name what they change, swap, and leave', async () => {
    const lowerThird = await projectOf('lower-third');
    const accent = colorsOf(lowerThird).find(({ role }) => role === 'accent')!;
    const look = after(recolor(accent.uses, '#d4202a'), JSON.stringify(lowerThird));
    const { message } = applied(await projectOf('score-bug'), look, '');
    expect(message).toBe(
      'Applied: plate, text on plate, accent, text on accent, shadow, fonts. Another text color, ' +
        'to stay readable: text on accent. Not changed: Away plate, fill, Home plate, fill, Home sign, fill, ' +
        'Away sign, fill, Scored text, text.',
    );
  });
});

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;

test('SVG files keep their drawing and get a size', () => {
  const own = '<g id="a"><use href="#a"/><path d="M0 0h9" style="fill:#fff;offset:50%"/></g>';
  expect(readSvg('a.svg', svg(own + '<use href="#a"/>'.repeat(9)))).toMatch(/width="40" height="20".*<path/);
});
test.each([
  ['figma', '40x20'],
  ['illustrator', '40x20'],
  ['inkscape', '40x20'],
  ['canva', '300x150'],
])('SVG files as %s writes them are accepted, and have the size %s', (program, size) => {
  const file = readFileSync(`tests/fixtures/logos/${program}.svg`, 'utf8');
  const root = new DOMParser().parseFromString(readSvg('a.svg', file), 'image/svg+xml').documentElement;
  expect(['width', 'height'].map((name) => Math.round(Number(root.getAttribute(name)))).join('x')).toBe(size);
});

const use = (at: number): string => `<use href="#g${at}"/>`.repeat(10);
const nested = [...'123456789'].map((at) => `<g id="g${at}">${use(Number(at) - 1)}</g>`).join('');
const [noDrawing, tooLong] = ['a.svg can’t be used', 'too many shapes, levels, or effects'];

// Whatever does more than draw, or takes long, is refused. The message names the program's setting.
test.each([
  [svg('<script>1</script>'), noDrawing],
  [svg('<path onclick="a()"/>'), noDrawing],
  [svg('<image href="https://a.example/b.png"/>'), noDrawing],
  [svg('<style>a{fill:u\\72l(//a.example)}</style>'), noDrawing],
  [svg('<rect fill="url(//a.example)"/>'), noDrawing],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, noDrawing],
  [`<?xml-stylesheet href="a.css"?>${svg('')}`, noDrawing],
  ['<html/>', noDrawing],
  [svg('<foreignObject/>'), 'In Figma, remove background blurs.'],
  [svg('<a href="#b"/>'), 'Remove the link'],
  [svg('<image href="logo.png"/>'), 'Embed linked pictures'],
  [svg('<style>@import url(https://fonts.example/css)</style>'), 'Convert its text to outlines'],
  [svg(nested), tooLong],
  [svg('<g>'.repeat(101) + '</g>'.repeat(101)), tooLong],
  [svg('<style>*{filter:blur(9px)}</style>' + '<path/>'.repeat(100)), tooLong],
])('SVG files are refused, and the message says why: %.60s', (file, message) => {
  expect(() => readSvg('a.svg', file)).toThrow(message);
});
