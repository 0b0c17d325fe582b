import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAmcp } from '../../../src/playout/commands/amcp.ts';
import { toOgrafCall } from '../../../src/playout/commands/ograf-call.ts';

const target = { template: 'crawler' };

/**
 * Splits a line the way an AMCP server does: into quoted parts, in which a backslash escapes a quote, a
 * backslash, and `n`.
 */
function parts(line: string): readonly string[] {
  const found: string[] = [];
  let text = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (isQuoted && character === '\\') {
      index += 1;
      text += line.charAt(index) === 'n' ? '\n' : line.charAt(index);
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ' ' && !isQuoted) {
      found.push(text);
      text = '';
    } else text += character;
  }
  if (isQuoted) throw new Error('the quotes do not end');
  return [...found, text];
}

/** What `update` receives: the server trims spaces and quotes, escapes the text, and evaluates the call. */
function received(line: string): unknown {
  const data = (parts(line).at(-1) ?? '').replace(/^[ "]+|[ "]+$/g, '');
  const escaped = data
    .replace(/[\\"]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t');
  let got: unknown;
  new Function('update', `update("${escaped}")`)((value: string) => {
    got = JSON.parse(value) as unknown;
  });
  return got;
}

const NASTY = [
  'Say "hi"',
  "O'Hara",
  'C:\\news\\new',
  'one\ntwo',
  'one\r\ntwo',
  'tab\there',
  '\\"',
  '\\\\n',
  '"',
  '" "',
  '{}',
  '</script><!--',
  '${1}`',
  'é ü ß ñ',
  'مرحبا بالعالم',
  '😀👩‍👩‍👧',
  '\u2028\u2029\u0000\u001f\u007f',
  ' leading and trailing ',
  '',
];

describe('AMCP', () => {
  it('loads with and without play and data', () => {
    expect(toAmcp({ type: 'load' }, target)).toBe('CG 1-20 ADD 1 "crawler" 0');
    expect(toAmcp({ type: 'load', data: {}, playOnLoad: true }, target)).toBe('CG 1-20 ADD 1 "crawler" 1');
    expect(toAmcp({ type: 'load', data: { _crawl: 'News' }, playOnLoad: true }, target)).toBe(
      String.raw`CG 1-20 ADD 1 "crawler" 1 "{\"_crawl\":\"News\"}"`,
    );
  });

  it('sends the other commands to the layer', () => {
    const there = { template: 'news/crawler', channel: 2, layer: 9, templateLayer: 0 };
    expect(toAmcp({ type: 'play' }, there)).toBe('CG 2-9 PLAY 0');
    expect(toAmcp({ type: 'next' }, target)).toBe('CG 1-20 NEXT 1');
    expect(toAmcp({ type: 'stop' }, target)).toBe('CG 1-20 STOP 1');
    expect(toAmcp({ type: 'remove' }, target)).toBe('CG 1-20 REMOVE 1');
    expect(toAmcp({ type: 'update', data: {} }, target)).toBe('CG 1-20 UPDATE 1 "{}"');
  });

  it('sends invoke commands with and without an argument', () => {
    expect(toAmcp({ type: 'invoke', name: 'hold' }, target)).toBe('CG 1-20 INVOKE 1 "hold"');
    expect(toAmcp({ type: 'invoke', name: 'highlight', argument: 'home' }, target)).toBe(
      `CG 1-20 INVOKE 1 "highlight('home')"`,
    );
  });

  it.each(NASTY)('sends %j as data in one line', (value) => {
    const line = toAmcp({ type: 'update', data: { _name: value, _other: 'x' } }, target);
    expect(line).not.toMatch(/[\r\n]/);
    expect(received(line)).toEqual({ _name: value, _other: 'x' });
    expect(received(toAmcp({ type: 'load', data: { _name: value } }, target))).toEqual({ _name: value });
  });

  it.each(NASTY.filter(Boolean))('sends %j as an argument', (value) => {
    const line = toAmcp({ type: 'invoke', name: 'goal', argument: value }, target);
    expect(line).not.toMatch(/[\r\n]/);
    let got: unknown;
    new Function('goal', parts(line).at(-1) ?? '')((argument: unknown) => {
      got = argument;
    });
    expect(got).toBe(value);
  });

  it('sends any text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('_a', '_b', 'weird "key\\'), text), (data) => {
        expect(received(toAmcp({ type: 'update', data }, target))).toEqual({ ...data });
      }),
      { numRuns: 500 },
    );
  });
});

describe('calls of an OGraf graphic', () => {
  /** Runs a call on a graphic that records its calls. */
  async function callsOf(call: string): Promise<readonly unknown[]> {
    const calls: unknown[] = [];
    const graphic = new Proxy(
      {},
      {
        get: (_target, name) => (params: unknown) => {
          calls.push([name, params]);
        },
      },
    );
    const AsyncFunction = (async () => {}).constructor as new (
      ...text: string[]
    ) => (value: unknown) => Promise<void>;
    await new AsyncFunction('graphic', call)(graphic);
    return calls;
  }

  it('can be run as written', async () => {
    expect(await callsOf(toOgrafCall({ type: 'load', data: { _a: 'x' }, playOnLoad: true }))).toEqual([
      ['load', { renderType: 'realtime', data: { _a: 'x' } }],
      ['playAction', {}],
    ]);
    expect(await callsOf(toOgrafCall({ type: 'play' }))).toEqual([['playAction', { goto: 0 }]]);
    expect(await callsOf(toOgrafCall({ type: 'next' }))).toEqual([['playAction', {}]]);
    expect(await callsOf(toOgrafCall({ type: 'stop' }))).toEqual([['stopAction', {}]]);
    expect(await callsOf(toOgrafCall({ type: 'remove' }))).toEqual([['dispose', {}]]);
    expect(await callsOf(toOgrafCall({ type: 'invoke', name: 'speed', argument: '6' }))).toEqual([
      ['customAction', { id: 'speed', payload: '6' }],
    ]);
  });

  it.each(NASTY)('contain %j', async (value) => {
    expect(await callsOf(toOgrafCall({ type: 'update', data: { _name: value } }))).toEqual([
      ['updateAction', { data: { _name: value } }],
    ]);
  });
});
