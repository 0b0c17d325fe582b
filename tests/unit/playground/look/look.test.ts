import { describe, expect, test } from 'vitest';
import { GALLERY } from '../../../../src/examples/gallery.ts';
import type { ProjectDefinition } from '../../../../src/runtime/definition/project.ts';
import { withoutFiles } from '../../../../src/playground/look/model/without-files.ts';
import {
  firstDraftState,
  reduceDraft,
  type DraftState,
} from '../../../../src/playground/model/drafts/draft-state.ts';
import { checkTemplate } from '../../../../src/playground/model/check.ts';
import { DATA_LIMIT, excessOf, TEXT_LIMIT } from '../../../../src/playground/model/draft.ts';
import { moved, rescaled, retexted, scaled } from '../../../../src/playground/look/model/arrange.ts';
import { colorsOf, recolor } from '../../../../src/playground/look/model/colors.ts';
import { contrastsOf } from '../../../../src/playground/look/model/contrast.ts';
import { editJson, type Change } from '../../../../src/playground/look/model/edit-json.ts';
import {
  familiesOf,
  fontResource,
  refamilied,
  withFont,
} from '../../../../src/playground/look/model/fonts.ts';
import { layersOf, numberOf } from '../../../../src/playground/look/model/layers.ts';
import { logoOf, picturesOf, repictured, withLogo } from '../../../../src/playground/look/model/pictures.ts';
import { applied, lookOf, readLook } from '../../../../src/playground/look/model/saved-look.ts';

const PICTURE = { url: 'data:image/png;base64,AAAA', width: 200, height: 100 };

const template: ProjectDefinition = {
  keyfill: 1,
  name: 'Test',
  mainComposition: 'main',
  resources: [
    { type: 'font', id: 'face', family: 'Face', url: 'fonts/face.woff2' },
    { type: 'image', id: 'logo', url: 'logo.png', width: 100, height: 100 },
  ],
  compositions: [
    {
      id: 'main',
      name: 'Main',
      width: 1920,
      height: 1080,
      duration: 100,
      frameActions: [{ frame: 80, isOutro: true }],
      layers: [
        {
          id: 'plate',
          name: 'Plate',
          element: { type: 'rectangle', style: { x: 100, y: 800, width: 800, height: 100, fill: '#000080' } },
          masks: [{ id: 'wipe', shape: 'rectangle', style: { x: 100 } }],
        },
        {
          id: 'light',
          name: 'Light',
          element: {
            type: 'rectangle',
            style: {
              x: 100,
              y: 800,
              width: 80,
              height: 80,
              fill: {
                type: 'linear',
                stops: [
                  { offset: 0, color: '#ffd23f00' },
                  { offset: 1, color: 'rgb(255 210 63 / 0.5)' },
                ],
              },
            },
          },
        },
        {
          id: 'name',
          name: 'Name',
          element: {
            type: 'text',
            key: '_name',
            content: 'Ada Lovelace',
            style: {
              y: 810,
              x: {
                keyframes: [
                  { frame: 0, value: 0 },
                  { frame: 20, value: 120 },
                  { frame: 99, value: 0 },
                ],
              },
              fontFamily: 'Face, sans-serif',
              color: '#ffd23f',
            },
          },
        },
        { id: 'mark', name: 'Mark', element: { type: 'image', source: 'logo', style: { x: 50, y: 50 } } },
      ],
    },
  ],
  templateDefinition: { fields: [{ key: '_name', title: 'Name', type: 'text', value: 'Ada Lovelace' }] },
};
const text = JSON.stringify(template, null, 2);
const after = (changes: readonly Change[]): ProjectDefinition => {
  const { project, problems } = checkTemplate(editJson(text, changes));
  expect(problems).toEqual([]);
  return project!;
};
const layer = (id: string, project = template) => layersOf(project).find((one) => one.layer.id === id)!;

describe('colors', () => {
  test('lists each color once, the largest first, whatever its opacity', () => {
    const colors = colorsOf(template);
    expect(colors.map(({ hex, opacity }) => [hex, opacity])).toEqual([
      ['#000080', 100],
      ['#ffd23f', undefined],
    ]);
    expect(colors[1]!.owners).toEqual(['Light', 'Name']);
  });
  test('replaces a color everywhere, and each place keeps its opacity', () => {
    const changed = after(recolor(colorsOf(template)[1]!, '#112233'));
    expect(JSON.stringify(changed)).toMatch(/#11223300.*#11223380.*#112233"/);
    expect(JSON.stringify(changed)).not.toContain('ffd23f');
  });
  test('compares each text with the plate below it', () => {
    expect(contrastsOf(template)).toEqual([
      { text: 'Name', plate: 'Plate', ratio: expect.closeTo(11.1, 0) as number },
    ]);
    const same = after(recolor(colorsOf(template)[1]!, '#000080'));
    expect(contrastsOf(same)[0]!.ratio).toBeCloseTo(1);
  });
});

describe('texts and position', () => {
  test('moves all keyframes of a layer and its masks by the same distance', () => {
    const { element } = layer('name', after(moved(layer('name'), 'x', 5))).layer;
    expect(element.style).toHaveProperty('x.keyframes', [
      { frame: 0, value: 5 },
      { frame: 20, value: 125 },
      { frame: 99, value: 5 },
    ]);
    expect(layer('plate', after(moved(layer('plate'), 'x', 5))).layer.masks![0]!.style!.x).toBe(105);
  });
  test('sets numbers that a layer has only by default', () => {
    expect(numberOf(layer('name', after(scaled(layer('name'), 'fontSize', 60))), 'fontSize')).toBe(60);
    expect(numberOf(layer('mark', after(rescaled(layer('mark'), 2))), 'scaleY')).toBe(2);
  });
  test('changes the default text in the layer, its field, and the data', () => {
    const changes = retexted(template, layer('name'), 'Grace', { _name: 'Ada Lovelace' });
    const { templateDefinition, compositions } = after(changes.template);
    expect(templateDefinition!.fields![0]!.value).toBe('Grace');
    expect(compositions[0]!.layers[2]!.element).toHaveProperty('content', 'Grace');
    expect(editJson('{"_name": "Ada Lovelace"}', changes.data)).toBe('{"_name": "Grace"}');
  });
});

describe('fonts and pictures', () => {
  test('replaces a family and removes fonts that nothing uses, unless the actions do', () => {
    const [family] = familiesOf(template);
    const fonts = [fontResource('Acme 2', 'data:font/woff2;base64,AAAA')];
    const replacement = { family: family!, next: 'Acme 2', fonts };
    const changed = after(refamilied(template, [replacement], ''));
    expect(familiesOf(changed)).toMatchObject([{ name: 'Acme 2', isEmbedded: true }]);
    expect(layer('name', changed).layer.element.style).toHaveProperty('fontFamily', "'Acme 2', sans-serif");
    expect(changed.resources!.map(({ id }) => id)).toEqual(['logo', 'font-acme-2']);
    expect(after(refamilied(template, [replacement], 'x = "Face"')).resources).toHaveLength(3);
  });
  test('embeds a font for a family that a template already uses', () => {
    const changed = checkTemplate(withFont(text, 'Other', 'data:font/woff2;base64,AAAA')).project!;
    expect(changed.resources!.at(-1)).toMatchObject({ family: 'Other', weight: '1 1000' });
  });
  test('fits a new picture into the box of the old one', () => {
    const changed = after(repictured(template, picturesOf(template)[0]!, PICTURE));
    expect(changed.resources![1]).toMatchObject(PICTURE);
    expect(layer('mark', changed).layer.element.style).toEqual({ x: 50, y: 75, width: 100, height: 50 });
  });
  test('adds a logo above the largest plate', () => {
    const [main] = template.compositions;
    const bare = {
      ...template,
      resources: [],
      compositions: [{ ...main!, layers: main!.layers.slice(0, 3) }],
    };
    const changed = checkTemplate(editJson(JSON.stringify(bare), withLogo(bare, PICTURE))).project!;
    expect(numberOf(layersOf(changed).at(-1)!, 'y')).toBe(800 - 72 - 16);
    expect(logoOf(changed)).toBeDefined();
  });
  test('files in a template have their own limit', () => {
    const file = (length: number): string => `{"a": "data:font/woff2;base64,${'A'.repeat(length)}"}`;
    expect(excessOf('template', file(TEXT_LIMIT))).toBeUndefined();
    expect(excessOf('template', file(DATA_LIMIT))).toMatchObject({ kind: 'size' });
    expect(excessOf('data', file(TEXT_LIMIT))).toMatchObject({ kind: 'size' });
  });
});

test('a link leaves out files that make it too long, and pictures of the original come back', () => {
  const url = `data:image/png;base64,${'A'.repeat(99)}`;
  const own = after([{ path: ['resources', 1, 'url'], value: url }]);
  const branded = editJson(JSON.stringify(own), [
    ...refamilied(
      own,
      [{ family: familiesOf(own)[0]!, next: 'Acme', fonts: [fontResource('Acme', url)] }],
      '',
    ),
  ]);
  const result = withoutFiles(branded, text);
  expect([...result.names].sort()).toEqual(['Acme', 'logo']);
  expect(checkTemplate(result.text).project!.resources).toEqual([template.resources![1]]);
  expect(result.text).toContain('Acme, sans-serif');
});

test('undo goes back over changes of a look and over what was typed in between', () => {
  const original = { actions: 'a', data: 'd', template: 't' };
  const step = (state: DraftState, changes: string, name: string): DraftState =>
    reduceDraft(state, { type: 'look', changes: { template: changes }, step: name });
  let state = step(step(firstDraftState(original, undefined), '1', 'drag'), '2', 'drag');
  state = reduceDraft(state, { type: 'write', tab: 'actions', text: 'typed' });
  state = step(state, '3', 'other');
  const seen = ['undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo'].map((type) => {
    state = reduceDraft(state, { type: type as 'undo' | 'redo' });
    return `${state.draft.actions} ${state.draft.template}`;
  });
  expect(seen).toEqual(['typed 2', 'a 2', 'a t', 'a t', 'a 2', 'typed 2', 'typed 3']);
});

describe('saved looks', () => {
  const font = { ...fontResource('Acme', 'data:font/woff2;base64,AAAA'), id: 'acme' };
  const saved = { colors: ['#111111', '#eeeeee'], fonts: [{ family: 'Acme', fonts: [font] }], logo: PICTURE };

  test.each(GALLERY.map(({ example }) => example))('keeps %s valid', async (example) => {
    const { project } = (await import(`../../../../src/examples/${example}/template.ts`)) as {
      readonly project: ProjectDefinition;
    };
    const before = colorsOf(project);
    const changed = checkTemplate(editJson(JSON.stringify(project), applied(project, saved, '')));
    expect(changed.problems).toEqual([]);
    const hexes = colorsOf(changed.project!).map(({ hex }) => hex);
    if (before.length > 0) expect(hexes).toContain('#111111');
    if (before[0]) expect(hexes).not.toContain(before[0].hex === '#eeeeee' ? '' : before[0].hex);
    if (familiesOf(project).length > 0) expect(familiesOf(changed.project!)[0]!.name).toBe('Acme');
    expect(logoOf(changed.project!)!.resource.url).toBe(PICTURE.url);
  });
  test('swaps families without losing their fonts', () => {
    const [face] = familiesOf(template);
    const look = lookOf(template, { 'fonts/face.woff2': 'data:font/woff2;base64,BBBB' });
    expect(look.fonts[0]).toMatchObject({ family: 'Face', fonts: [{ url: 'data:font/woff2;base64,BBBB' }] });
    expect(after(applied(template, look, '')).resources).toEqual(template.resources);
    expect(face!.lists).toHaveLength(1);
  });
  test('reads back what it has saved, and nothing else', () => {
    expect(readLook(JSON.stringify(saved))).toEqual(saved);
    for (const broken of [null, '', '[]', '{', `${'['.repeat(9)}`, ' '.repeat(4_000_000)])
      expect(readLook(broken)?.colors ?? []).toEqual([]);
    const hostile = {
      colors: ['red', 'url(x)'],
      fonts: [{ family: 'A', fonts: [{ ...font, url: 'https://a.example' }] }],
      logo: { ...PICTURE, url: 'javascript:1' },
    };
    expect(readLook(JSON.stringify(hostile))).toEqual({ colors: [], fonts: [{ family: 'A', fonts: [] }] });
  });
});
