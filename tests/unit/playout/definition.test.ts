import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGdd } from '../../../src/playout/definition/gdd.ts';
import { ografId, slugOf } from '../../../src/playout/definition/general.ts';
import { toOgraf } from '../../../src/playout/definition/ograf-manifest.ts';
import { toSpx } from '../../../src/playout/definition/spx.ts';
import { isElementName, validateOgraf } from '../../../src/playout/validation/validate-ograf.ts';
import { isError } from '../../../src/playout/validation/checker.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { official } from './official.ts';
import { project } from './project.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';

/** Names whose IDs may be the same, because files can't differ in these alone. */
const sameName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
const names = [
  '',
  ...(
    'Новости|Счёт|Łódź|Lodz|groß|gross|gro|أخبار|تايمر|新闻|比分|😀|🎉|template|keyfill template|CON|' +
    'template-con|Nul.|Goal|Goal!|crawler|keyfill crawler|Größe & Ärger!|café|cafe|annotation xml|9|a.b'
  ).split('|'),
  ...[80, 81, 500].map((length) => 'x'.repeat(length)),
];

it('different names get different files and IDs, which every system accepts', () => {
  const anyName = fc.oneof(
    fc.constantFrom(...names),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const lists = fc.uniqueArray(anyName, { selector: sameName, maxLength: 40 });
  fc.assert(
    fc.property(lists, (list) => {
      for (const identify of [slugOf, ografId]) expect(new Set(list.map(identify)).size).toBe(list.length);
      for (const name of list) {
        expect(slugOf(name)).toMatch(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,78}[\p{L}\p{M}\p{N}])?$/u);
        expect(slugOf(name)).not.toMatch(/^(?:con|nul|com\d)$/);
        expect(isElementName(ografId(name))).toBe(true);
      }
    }),
    { examples: [[names]] },
  );
});

const full = project({
  invokeCommands: ['highlight'],
  templateDefinition: {
    description: 'Name and title',
    layer: 4,
    outMode: 5000,
    fields: [
      {
        key: '_name',
        title: 'Full name',
        description: 'First and family name',
        type: 'text',
        required: true,
        minLength: 2,
        maxLength: 40,
        pattern: '^\\S',
        value: 'Mira Halvorsen',
      },
    ],
  },
});

it('a form becomes a GDD schema', () => {
  expect(toGdd(full)).toEqual({
    title: 'Lower third',
    description: 'Name and title',
    type: 'object',
    properties: {
      _name: {
        type: 'string',
        title: 'Full name',
        description: 'First and family name',
        gddType: 'single-line',
        minLength: 2,
        maxLength: 40,
        pattern: '^\\S',
        default: 'Mira Halvorsen',
      },
      _longText: { type: 'string', title: 'Long text', gddType: 'multi-line' },
      _photo: { type: 'string', title: 'Photo', gddType: 'file-path/image-path' },
    },
    required: ['_name'],
    gddPlayoutOptions: { client: { steps: 2, duration: 5000 }, playout: { casparcg: { layer: 4 } } },
  });
});

it('a form becomes an SPX definition', () => {
  expect(toSpx(full)).toEqual({
    description: 'Name and title',
    playserver: 'OVERLAY',
    playchannel: '1',
    playlayer: '4',
    webplayout: '4',
    out: '5000',
    dataformat: 'json',
    steps: '2',
    uicolor: '0',
    DataFields: [
      { field: '_name', ftype: 'textfield', title: 'Full name', value: 'Mira Halvorsen' },
      { field: '_longText', ftype: 'textarea', title: 'Long text', value: '' },
      {
        field: '_photo',
        ftype: 'filelist',
        title: 'Photo',
        value: '',
        assetfolder: './',
        // SPX only checks whether the extension contains this, and picture extensions only share a dot.
        extension: '.',
      },
      {
        ftype: 'button',
        title: 'Highlight',
        descr: 'Calls highlight',
        // This runs in the window of SPX's controller, where tests/hosts/spx.spec.ts clicks the button.
        fcall: expect.stringContaining("function:'highlight'") as string,
      },
    ],
  });
});

it("an invoke command's argument becomes the payload for OGraf", () => {
  const argument = { title: 'Side', description: 'home or away', value: 'home' };
  const commands = [{ name: 'highlight', title: 'Highlight a side', description: 'Glows', argument }];
  const own = project({ invokeCommands: ['highlight'], templateDefinition: { commands } });
  const { value, ...details } = argument;
  expect(toOgraf(own).customActions).toEqual([
    {
      id: 'highlight',
      name: 'Highlight a side',
      description: 'Glows',
      schema: { type: 'string', ...details, gddType: 'single-line', default: value },
    },
  ]);
  expect(validateOgraf(toOgraf(own)).filter(isError)).toEqual([]);
});

describe('the definitions of every example', () => {
  // Reported as skipped if the schemas aren't available.
  it.skipIf(!official).each(exampleNames())('follow the official schemas: %s', async (name) => {
    const { project: example } = await loadExample(name);
    expect(official?.gdd(toGdd(example))).toBe(true);
    expect(official?.playoutOptions(toGdd(example).gddPlayoutOptions)).toBe(true);
    expect(official?.ograf(toOgraf(example))).toBe(true);
  });
});
