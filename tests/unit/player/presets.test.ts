// @vitest-environment jsdom
// What the presets do to the examples.
import { describe, expect, it } from 'vitest';
import { offersFirst } from '../../../src/player/preset-names.ts';
import { presetData } from '../../../src/player/presets.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { prepare } from '../../docs/run.ts';
import { mount } from '../runtime/support.ts';

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
