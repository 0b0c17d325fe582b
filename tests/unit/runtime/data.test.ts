// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decodeEntities,
  isFromRundown,
  parseJson,
  readSpxData,
} from '../../../src/runtime/adapters/spx-data.ts';
import { parseData } from '../../../src/runtime/commands/data.ts';
import { composition, keyedText, mount, project, rectangle } from './support.ts';

let reports: string[];

beforeEach(() => {
  reports = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void reports.push(text));
});

const xml = (...parts: readonly (readonly [string, string])[]): string =>
  `<templateData>${parts
    .map(([id, value]) => `<componentData id="${id}"><data id="text" value="${value}"/></componentData>`)
    .join('')}</templateData>`;

describe('template data', () => {
  it.each([
    ['an empty string', '', {}],
    ['null', null, {}],
    ['JSON text', '{"_name": "Ada"}', { _name: 'Ada' }],
    ['an object', { _name: 'Ada' }, { _name: 'Ada' }],
    [
      'null and undefined, which are left out, and these words, which may be a name',
      { a: null, b: undefined, c: 'null', d: 'undefined', e: '' },
      { c: 'null', d: 'undefined', e: '' },
    ],
    ['the word null in XML', xml(['_name', 'null']), { _name: 'null' }],
    ['nested objects', { a: { b: { c: 1.5 }, d: false } }, { 'a.b.c': '1.5', 'a.d': 'false' }],
    ['CasparCG XML', xml(['_name', 'Ada &amp; Co'], ['_title', '']), { _name: 'Ada & Co', _title: '' }],
    [
      'keys of objects that all have',
      '{"__proto__": {"x": 1}, "constructor": "c"}',
      { '__proto__.x': '1', constructor: 'c' },
    ],
  ])('can be read from %s', (_name, input, expected) => {
    expect({ ...parseData(input) }).toEqual(expected);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('is refused if long outer names would be repeated in gigabytes of keys', () => {
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, 1]));
    expect(() => parseData({ ['a'.repeat(100_000)]: wide })).toThrow('too much data');
  });

  it.each(['[1]', '"text"', '1', '{', '<other/>', '<templateData>', 'null x'])('is refused: %s', (input) => {
    expect(() => parseData(input)).toThrow();
  });
});

describe('update', () => {
  const layers = [
    keyedText('_name'),
    keyedText('_name', 'twin'),
    { ...rectangle('plate'), element: { type: 'rectangle' as const, key: '_name' } },
  ];

  it('sets the value on every element with the key, and on no other element', async () => {
    const { template, main } = await mount(project(composition({ layers })));
    template.update({ _name: 'Ada' });
    expect(main.findElementsByKey('_name').map(({ content }) => content)).toEqual(['Ada', 'Ada', undefined]);
    expect(template.keyfill.templateData).toEqual({ _name: 'Ada' });
  });

  it("runs middleware only for changed keys, and counts a key's first value as a change", async () => {
    const { template } = await mount(project(composition({ layers })));
    const heard = vi.fn((_key: string, _value: string, next: () => void) => next());
    template.keyfill.useOnUpdate('_name', heard);
    template.update({ _name: '' });
    template.update({ _name: '' });
    template.update({ _name: '1' });
    template.update({ _name: 1 });
    expect(heard.mock.calls.map(([, value]) => value)).toEqual(['', '1']);
  });

  it('keeps unknown keys, and reports broken data without changing anything', async () => {
    const { template, main } = await mount(project(composition({ layers })));
    template.update('{"epochID": 5}');
    template.update('{broken');
    expect(template.keyfill.templateData).toEqual({ epochID: '5' });
    expect(main.findElementByKey('_name')?.content).toBe('drawn');
    expect(reports).toEqual([expect.stringMatching(/^\[keyfill\] command update: SyntaxError/)]);
  });

  it('reports each unused key once, along with the keys that exist, if the host asks for it', async () => {
    const fields = [{ key: '_form', title: 'Form', type: 'text' as const }];
    const described = { ...project(composition({ layers })), templateDefinition: { fields } };
    const { template } = await mount(described, () => ({}), { reportsUnknownKeys: true });
    template.keyfill.useOnUpdate('_code', (_key, _value, next) => next());
    template.update('{"f0": "Mira", "f1": "x", "_name": "a", "_form": "b", "_code": "c"}');
    template.update('{"f0": "Ada", "f1": "y"}');
    expect(reports).toEqual([
      '[keyfill] command update: nothing in the template uses the key "f0", "f1". ' +
        'The keys that exist: "_form", "_name".',
    ]);
  });
});

describe('data that SPX escapes', () => {
  const escape = (text: string): string =>
    text
      .replace(/\n/g, '<br>')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
      .replace(/\\/g, '&#92;');

  it('is decoded to what the operator typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/<br\s*\/?>/i.test(text));
        expect(decodeEntities(escape(text))).toBe(text);
      }),
    );
  });

  const fields = { _name: 'text', _bio: 'multi-line', _points: 'number', _photo: 'image' } as const;
  const read = (text: string, isComplete = false): unknown => {
    const data = parseJson(text);
    return readSpxData(data, fields, isFromRundown(data), isComplete);
  };

  it('is decoded at every depth if it comes from the rundown, and never otherwise', () => {
    const data = '{"epochID": "1", "a": "x &amp; y", "b": {"c": "&lt;"}, "n": 1}';
    expect(read(data)).toEqual({ epochID: '1', a: 'x & y', b: { c: '<' }, n: 1 });
    expect(read('{"_name": "x &amp; y"}')).toEqual({ _name: 'x &amp; y' });
    expect(read('<templateData/>')).toBe('<templateData/>');
    expect(read('')).toBe('');
    expect(read('["list"]')).toEqual(['list']);
  });

  it('has words for what is missing, which are left out', () => {
    expect(read('{"epochID": 1, "_name": "null", "_bio": "undefined"}')).toEqual({ epochID: 1 });
  });
});

const open = () => mount(project(composition({ layers: [keyedText('_name'), keyedText('_title')] })));

it('JSON with raw control characters is read quickly, and still refused if anything else is wrong', () => {
  const long = 'line\n'.repeat(200_000);
  for (const [text, value] of [
    ['a\nb', 'a\nb'],
    ['a \\"\n\\" \\\\', 'a "\n" \\'],
    [long, long],
  ])
    expect(parseData(`{"_name": "${text}"}`)['_name']).toBe(value);
  for (const text of ['{"_name": "a\nb}', '{"_name": "a\n"b"}', '{"_name": \n}'])
    expect(() => parseData(text)).toThrow(SyntaxError);
});

it('reads XML with a lone & or < in its values, quickly, but refuses it if anything else is wrong', () => {
  const read = (...values: readonly string[]): unknown =>
    parseData(xml(...values.map((value, at) => [`f${at}`, value] as const)));
  expect({ ...(read('Tom & Jerry', '1 < 2 &lt; 3 &#38; 4', '&nbsp;&;&#x;&') as object) }).toEqual({
    f0: 'Tom & Jerry',
    f1: '1 < 2 < 3 & 4',
    f2: '&nbsp;&;&#x;&',
  });
  expect(
    parseData(
      `<templateData><componentData id = 'a&b'><data id='text' value='"<"'/></componentData></templateData>`,
    ),
  ).toMatchObject({ 'a&b': '"<"' });
  const start = process.cpuUsage();
  for (const text of ['&', '&#', '<', '="', "='", '= ', ' '])
    expect(Object.values(read(text.replace(/"/g, "'").repeat(200_000)) as object)).toHaveLength(1);
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  for (const broken of ['a & "b', 'a & b"><x y="']) expect(() => read(broken)).toThrow('invalid XML');
});

describe("XML that's well formed but has no usable value", () => {
  const wrapped = (inside: string): string => `<templateData>${inside}</templateData>`;
  const usable = '<componentData id="_name"><data id="text" value="Ada"/></componentData>';

  it.each([
    ['no value', '<componentData id="_title"><data id="text"/></componentData>'],
    ['no data', '<componentData id="_title"/>'],
  ])('is reported once, by name, and the rest is used: %s', async (_name, component) => {
    const { template, main } = await open();
    template.update(wrapped(component + usable));
    template.update(wrapped(usable + component));
    expect(main.findElementByKey('_name')?.content).toBe('Ada');
    expect(main.findElementByKey('_title')?.content).toBe('drawn');
    expect(reports).toEqual([
      '[keyfill] command update: the XML has no value for "_title". Expected <data id="text" value="..."/>.',
    ]);
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
