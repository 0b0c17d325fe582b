// @vitest-environment jsdom
// Data that old servers and other clients send, and what's reported about it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installGlobals, type PlayoutWindow } from '../../../src/runtime/adapters/globals.ts';
import { readSpxData, parseJson } from '../../../src/runtime/adapters/spx-data.ts';
import { parseData } from '../../../src/runtime/commands/data.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import { composition, create, keyedText, mount, project } from './support.ts';

let reports: string[];

beforeEach(() => {
  reports = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void reports.push(text));
});

const open = (actions?: ActionsFactory) =>
  mount(project(composition({ layers: [keyedText('_name'), keyedText('_title')] })), actions, {
    reportsUnknownKeys: true,
  });

describe('JSON with raw control characters', () => {
  it.each([
    ['a line feed', '{"_name": "a\nb"}', 'a\nb'],
    ['a carriage return and a tab', '{"_name": "a\r\tb"}', 'a\r\tb'],
    ['a null character', '{"_name": "a\0b"}', 'a\0b'],
    ['escaped quotes around it', '{"_name": "a \\"\n\\" \\\\"}', 'a "\n" \\'],
    ['line breaks between members', '{\n"_other": "x\ny",\r\n\t"_name": "a"\n}', 'a'],
  ])('is read: %s', async (_name, text, expected) => {
    const { template, main } = await open();
    template.update(text);
    expect(main.findElementByKey('_name')?.content).toBe(expected);
  });

  it('is read as SPX means it', () => {
    const data = parseJson('{"epochID": "1", "_name": "a &amp;\nb"}');
    expect(readSpxData(data, {}, true, false)).toEqual({ epochID: '1', _name: 'a &\nb' });
  });

  it('is still refused if anything else is wrong', () => {
    for (const text of ['{"_name": "a\nb}', '{"_name": "a\n"b"}', '{"_name": \n}'])
      expect(() => parseData(text)).toThrow(SyntaxError);
  });

  it('is read quickly, even if it is long', () => {
    const text = `${'line\n'.repeat(200_000)}`;
    expect(parseData(`{"_name": "${text}"}`)['_name']).toBe(text);
  });
});

describe("XML that's well formed but has no usable value", () => {
  const xml = (inside: string): string => `<templateData>${inside}</templateData>`;
  const usable = '<componentData id="_name"><data id="text" value="Ada"/></componentData>';

  it.each([
    ['no value', '<componentData id="_title"><data id="text"/></componentData>'],
    ['CDATA', '<componentData id="_title"><data id="text"><![CDATA[x]]></data></componentData>'],
    ['text content', '<componentData id="_title"><data id="text">x</data></componentData>'],
    ['no data', '<componentData id="_title"/>'],
    ['other data', '<componentData id="_title"><data id="image" value="x"/></componentData>'],
  ])('is reported once, by name, and the rest is used: %s', async (_name, component) => {
    const { template, main } = await open();
    template.update(xml(component + usable));
    template.update(xml(usable + component));
    expect(main.findElementByKey('_name')?.content).toBe('Ada');
    expect(main.findElementByKey('_title')?.content).toBe('drawn');
    expect(reports).toEqual([
      '[keyfill] command update: the XML has no value for "_title". Expected <data id="text" value="..."/>.',
    ]);
  });

  it.each(['Ada', '<data id="_name" value="Ada"/>'])(
    'is reported if it has no component: %s',
    async (inside) => {
      const { template } = await open();
      template.update(xml(inside));
      expect(reports).toEqual([expect.stringContaining('no value for "templateData"')]);
    },
  );

  it("isn't reported if it's empty", async () => {
    const { template } = await open();
    template.update('<templateData/>');
    template.update(xml(''));
    expect(reports).toEqual([]);
  });
});

describe('reports', () => {
  it('only contain ASCII characters, also in names from the template', async () => {
    const { template } = await mount(
      project(composition({ name: 'Größe 😀', layers: [keyedText('_größe')] })),
      () => ({
        main: {
          composition() {
            throw new Error('ÄÖ');
          },
        },
      }),
      { reportsUnknownKeys: true },
    );
    template.update({ 日本: 'x' });
    installGlobals(create({ ...project(), invokeCommands: ['größe'] }).template, {
      location: { search: '' },
      größe: 1,
    } as PlayoutWindow);
    expect(reports).toEqual([
      String.raw`[keyfill] composition "Gr\u00f6\u00dfe \ud83d\ude00", composition action: Error: \u00c4\u00d6`,
      String.raw`[keyfill] command update: nothing in the template uses the key "\u65e5\u672c". The keys that exist: "_gr\u00f6\u00dfe".`,
      String.raw`[keyfill] invoke command "gr\u00f6\u00dfe": the page already uses this name`,
    ]);
  });

  it("don't list a key that only actions read", async () => {
    const { template } = await open((keyfill) => ({
      main: {
        frames: {
          5() {
            const { _third } = keyfill.templateData;
            console.log(_third, keyfill.templateData['_first'], keyfill.templateData['team.second name']);
          },
        },
      },
    }));
    template.update({ _first: '1', _third: '3', team: { 'second name': '2' } });
    expect(reports).toEqual([]);
    template.update({ _fir: '1', first: '2' });
    expect(reports).toEqual([expect.stringContaining('the key "_fir", "first".')]);
  });
});

it('circular data is refused at the first repetition', async () => {
  const { template } = await open();
  const data: Record<string, unknown> = { _name: 'Ada', rows: Array.from({ length: 500 }, (_, at) => at) };
  data.self = { again: data };
  template.update(data);
  expect(reports).toEqual([expect.stringContaining('"self.again" contains itself')]);
  const shared = { a: '1' };
  expect({ ...parseData({ x: shared, y: shared }) }).toEqual({ 'x.a': '1', 'y.a': '1' });
});
