// @vitest-environment jsdom
// What the pages on playout systems say of values on their way to a template, and the code that they show for it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE } from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { toProject } from '../../../../src/components/DefinitionBuilder/core/to-project.ts';
import { dataText, quote } from '../../../../src/playout/commands/amcp.ts';
import { toLiveos } from '../../../../src/playout/definition/liveos.ts';
import { installGlobals, type PlayoutWindow } from '../../../../src/runtime/adapters/globals.ts';
import { parseData } from '../../../../src/runtime/commands/data.ts';
import { fencesOf, readPage } from './blocks.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

const FOLDER = 'user-guide/exporting/integrations';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const contentOf = ({ main }: Started, key: string): unknown => main.findElementByKey(key)?.content;

/** Text between AMCP's quotes as CasparCG reads it: it knows three escapes, drops any other, and an open quote ends the text. */
function readByCasparcg(written: string): string {
  let read = '';
  for (let at = 0; at < written.length; at += 1) {
    if (written[at] === '"') break;
    if (written[at] !== '\\') read += written[at];
    else {
      at += 1;
      read += { '\\': '\\', '"': '"', n: '\n' }[written[at] ?? ''] ?? '';
    }
  }
  return read;
}

describe('values on their way through AMCP', () => {
  const value = 'Say "hi"\nlive, C:\\temp, $5';

  it('arrive whole when JSON and AMCP are each escaped once, as the live templates do', () => {
    expect(parseData(readByCasparcg(quote(dataText({ _name: value })).slice(1, -1)))).toEqual({
      _name: value,
    });
  });

  it('are escaped as the table of the CasparCG page says', () => {
    const json = JSON.stringify('Say "hi"\nlive').slice(1, -1);
    const page = readPage(`${FOLDER}/casparcg.mdx`);
    expect(page).toContain(`| \`${json}\` |`);
    expect(page).toContain(`| \`${quote(json).slice(1, -1)}\` |`);
  });

  it('are refused with a line break that is escaped for AMCP only, and lose a dollar that is escaped', () => {
    expect(() => parseData(readByCasparcg('{\\"_name\\":\\"one\\ntwo\\"}'))).toThrow(SyntaxError);
    expect(parseData(readByCasparcg('{\\"_name\\":\\"\\$5\\"}'))).toEqual({ _name: '5' });
  });
});

describe('values from CasparCG Client', () => {
  const asXml = (value: string): string => {
    const entities: Readonly<Record<string, string>> = {
      '&': '&amp;',
      "'": '&apos;',
      '"': '&quot;',
      '<': '&lt;',
      '>': '&gt;',
    };
    const encoded = value.replace(/[&'"<>]/gu, (sign) => entities[sign] ?? sign).replaceAll('\\', '\\\\');
    return `<templateData><componentData id=\\"f0\\"><data id=\\"text\\" value=\\"${encoded}\\"/></componentData></templateData>`;
  };
  const asJson = (value: string): string => JSON.stringify({ f0: value }).replaceAll('"', '\\"');

  it.each([
    ["Tom & Jerry's <b>", "Tom & Jerry's <b>", "Tom & Jerry's <b>"],
    ['Say "hi"', 'Say "hi"', null],
    ['one\ntwo', 'one two', null],
    ['one\\ntwo', 'one\\ntwo', 'one\ntwo'],
  ])('%j arrive as the table of the CasparCG page says', (value, xml, json) => {
    expect(parseData(readByCasparcg(asXml(value)))).toEqual({ f0: xml });
    const arrives = (): unknown => parseData(readByCasparcg(asJson(value)));
    if (json === null) expect(arrives).toThrow();
    else expect(arrives()).toEqual({ f0: json });
  });

  it('cannot be read in capital letters as XML where a character is encoded', () => {
    expect(() =>
      parseData(
        '<templateData><componentData id="f0"><data id="text" value="A &AMP; B"/></componentData></templateData>',
      ),
    ).toThrow();
  });

  it('reach elements with other keys through the middleware of the page', async () => {
    const started = await start(blockWith(`${FOLDER}/casparcg.mdx`, "f0: '_name'"));
    started.template.update(readByCasparcg(asXml('Mira Halvorsen')));
    started.template.update({ f1: 'Harbor reporter' });
    expect([contentOf(started, '_name'), contentOf(started, '_title')]).toEqual([
      'Mira Halvorsen',
      'Harbor reporter',
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('the Node.js program adds the template with escaped data, stops it, and ends', async () => {
  const program = fencesOf('', readPage(`${FOLDER}/casparcg.mdx`)).find(({ meta }) =>
    meta.includes('lower-third.mjs'),
  );
  const sent: unknown[] = [];
  const answer = { request: Promise.resolve({ responseCode: 202, message: 'OK' }) };
  class CasparCG {
    constructor(options: object) {
      sent.push(options);
    }
    async cgAdd(options: object): Promise<object> {
      sent.push(options);
      return answer;
    }
    async cgStop(options: object): Promise<object> {
      sent.push(options);
      return answer;
    }
    discard(): void {
      sent.push('end');
    }
  }
  const code = (program?.code ?? '').replace(/^import .*$/mu, '');
  const at = { channel: 1, layer: 20, cgLayer: 1 };
  const run = new Function('CasparCG', 'setTimeout', `return (async () => {${code}})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await run(CasparCG, (done: () => void) => done());
  const data = quote(dataText({ _name: 'Mira "Mi" Halvorsen', _title: 'Harbor reporter\nLive' }));
  expect(sent).toEqual([
    { host: '127.0.0.1', port: 5250 },
    { ...at, template: 'lower-third', playOnLoad: true, data },
    at,
    'end',
  ]);
});

describe('browser sources', () => {
  it('an event of OBS updates and plays the graphic, and unknown commands are ignored', async () => {
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

  it('a template can play by itself as soon as it has loaded', async () => {
    const { main } = await start(blockWith(`${FOLDER}/index.mdx`, 'this.play();'));
    expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
  });
});

it('the LiveOS page shows the templates.json that is exported for the example of the definition builder', () => {
  const shown = fencesOf('', readPage(`${FOLDER}/liveos.mdx`)).find(({ meta }) =>
    meta.includes('templates.json'),
  );
  expect(JSON.parse(shown?.code ?? '')).toMatchObject({
    templates: [toLiveos(toProject(EXAMPLE), 'lower-third.html')],
  });
});
