// @vitest-environment jsdom
// What the presets do to the examples.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { offersFirst } from '../../../src/player/preset-names.ts';
import { presetData } from '../../../src/player/presets.ts';
import { barlowCondensed } from '../../../src/examples/fonts.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { charactersOf } from '../../helpers/font-characters.ts';
import { prepare } from '../../docs/run.ts';
import { mount } from '../runtime/support.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');

async function load(example: string): Promise<{ project: ProjectDefinition; actions: ActionsFactory }> {
  const folder = `../../../../src/examples/${example}`;
  const { project } = (await import(`${folder}/template.ts`)) as { project: ProjectDefinition };
  const { actions } = (await import(`${folder}/actions.ts`)) as { actions: ActionsFactory };
  return { project, actions };
}

/** The fields of an example, and the values that it was designed with. */
function formOf({ templateDefinition }: ProjectDefinition) {
  const fields = (templateDefinition?.fields ?? []).flatMap((field) => ('key' in field ? [field] : []));
  return { fields, designed: Object.fromEntries(fields.map(({ key, value = '' }) => [key, value])) };
}

describe('the presets of an example', () => {
  it.each(exampleNames().filter((example) => example !== 'lower-third'))(
    'leave no plate of %s without text',
    async (example) => {
      expect(offersFirst(example)).toBe(false);
      const { fields, designed } = formOf((await load(example)).project);
      for (const preset of ['longest', 'accents', 'rtl', 'row'] as const) {
        for (const data of presetData(preset, fields, designed)) {
          for (const { key } of fields)
            if (designed[key] !== '') expect(data[key], `${preset}: ${key}`).not.toBe('');
        }
      }
    },
  );

  it('can empty the second line of lower-third, because its bar shrinks', async () => {
    prepare();
    const { project, actions } = await load('lower-third');
    const { fields, designed } = formOf(project);
    expect(offersFirst('lower-third')).toBe(true);
    const [data] = presetData('first', fields, designed);
    expect(data).toEqual({ _name: 'Mira Halvorsen', _title: '' });
    const { template, main } = await mount(project, actions);
    const bar = main.findLayerByName('Bar')!.element.style.height;
    expect(bar.value).toBe(130);
    template.update(data!);
    expect(bar.value).toBe(88);
  });
});

it('"Accents" only uses characters of the font that comes with the examples', () => {
  const texts = ['_a', '_b', '_c', '_d'].map((key) => ({ key, title: key, type: 'text' }) as const);
  const [data] = presetData('accents', texts, {});
  const characters = [...new Set(Object.values(data!).join(''))];
  expect(characters.filter((character) => character > '\u007f').length).toBeGreaterThan(20);
  for (const { url, unicodeRange = '' } of barlowCondensed(500, 600, 700)) {
    const available = charactersOf(readFileSync(path.join(siteDir, 'static/examples', url)));
    const ranges = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    const isInRange = (character: string): boolean => {
      const code = character.codePointAt(0)!;
      return ranges.some(([first, last]) => code >= first && code <= last);
    };
    const used = characters.filter(isInRange);
    expect(used, url).not.toEqual([]);
    expect(
      used.filter((character) => !available.has(character)),
      url,
    ).toEqual([]);
  }
});
