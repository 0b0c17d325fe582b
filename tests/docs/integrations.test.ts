// @vitest-environment jsdom
// What the pages about playout systems say about values on their way to a template, and the code that they show for it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE } from '../../src/components/DefinitionBuilder/core/form.ts';
import { toProject } from '../../src/components/DefinitionBuilder/core/to-project.ts';
import { toLiveos } from '../../src/playout/definition/liveos.ts';
import { installGlobals, type PlayoutWindow } from '../../src/runtime/adapters/globals.ts';
import { parseData } from '../../src/runtime/commands/data.ts';
import { fencesOf, readPage } from './blocks.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

const FOLDER = 'user-guide/exporting/integrations';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contentOf = ({ main }: Started, key: string): unknown => main.findElementByKey(key)?.content;

describe('values from CasparCG Client', () => {
  it("can't be read as XML in capital letters if a character is encoded", () => {
    expect(() =>
      parseData(
        '<templateData><componentData id="f0"><data id="text" value="A &AMP; B"/></componentData></templateData>',
      ),
    ).toThrow();
  });

  it("reach elements with other keys through the page's middleware", async () => {
    const started = await start(blockWith(`${FOLDER}/casparcg.mdx`, "f0: '_name'"));
    started.template.update({ f0: 'Mira Halvorsen' });
    started.template.update({ f1: 'Harbor reporter' });
    expect([contentOf(started, '_name'), contentOf(started, '_title')]).toEqual([
      'Mira Halvorsen',
      'Harbor reporter',
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('data in the address fills the text elements with these keys', async () => {
  history.replaceState(null, '', '?_name=Mira+Halvorsen&unknown=1');
  const started = await start(blockWith(`${FOLDER}/casparcg.mdx`, 'URLSearchParams'));
  history.replaceState(null, '', '/');
  expect(contentOf(started, '_name')).toBe('Mira Halvorsen');
  expect(console.error).not.toHaveBeenCalled();
});

describe('browser sources', () => {
  it('control the graphic with events from OBS, and unknown commands are ignored', async () => {
    const started = await start(blockWith(`${FOLDER}/index.mdx`, 'CustomEvent'));
    installGlobals(started.template, window as unknown as PlayoutWindow);
    const send = (detail: object): boolean => window.dispatchEvent(new CustomEvent('lowerThird', { detail }));
    send({ command: 'play', data: { _name: 'Mira' } });
    await settle();
    expect([started.main.isVisible, started.template.keyfill.templateData['_name']]).toEqual([true, 'Mira']);
    send({ command: 'remove' });
    send({ command: 'stop' });
    started.wait(200);
    expect(started.main.isVisible).toBe(false);
    send({ command: 'play' });
    expect(started.main.isVisible).toBe(true);
  });

  it('can play a template as soon as it has loaded', async () => {
    const { main } = await start(blockWith(`${FOLDER}/index.mdx`, 'this.play();'));
    expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
  });
});

it("the LiveOS page shows the templates.json that the definition builder's example exports", () => {
  const shown = fencesOf('', readPage(`${FOLDER}/liveos.mdx`)).find(({ meta }) =>
    meta.includes('templates.json'),
  );
  expect(JSON.parse(shown?.code ?? '')).toMatchObject({
    templates: [toLiveos(toProject(EXAMPLE), 'lower-third.html')],
  });
});
