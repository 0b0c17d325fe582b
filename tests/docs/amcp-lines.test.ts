// @vitest-environment jsdom
// Every AMCP command in a code block of a page, read as CasparCG reads it, and every part of a casparcg.config.
import { describe, expect, it } from 'vitest';
import { parseData } from '../../src/runtime/commands/data.ts';
import { type Fence, fencesOf, pageFiles, readPage } from './blocks.ts';
import { readByCasparcg, splitByCasparcg } from './casparcg.ts';

const PAGE = 'user-guide/exporting/integrations/casparcg.mdx';

const fences: readonly Fence[] = pageFiles.flatMap((file) => fencesOf(file, readPage(file)));
const titleOf = ({ meta }: Fence): string => /title="([^"]*)"/u.exec(meta)?.[1] ?? '';

/** Lines that are sent to CasparCG. A block with the title AMCP contains nothing else; in others, commands start with CG. */
const lines = fences.flatMap((fence) =>
  fence.code
    .split('\n')
    .filter((line) => (titleOf(fence) === 'AMCP' ? line !== '' : /^CG /u.test(line)))
    .map((line) => [fence.place, line] as const),
);

/** Checks what follows the template layer, and returns the data if there is some. */
const REST: Readonly<Record<string, (rest: readonly string[]) => string | undefined>> = {
  ADD: ([template = '', playOnLoad, data, ...more]) => {
    // A file is named without its ending, and an address with it.
    expect(template).toMatch(/^(?:[\w/-]+|https?:\/\/\S+\.html(?:\?\S*)?)$/u);
    expect(['0', '1']).toContain(playOnLoad);
    expect(more).toEqual([]);
    return data;
  },
  UPDATE: ([data = '', ...more]) => {
    expect(more).toEqual([]);
    return data;
  },
  INVOKE: ([call = '', ...more]) => {
    new Function(call.endsWith(')') ? call : `${call}()`);
    expect(more).toEqual([]);
    return undefined;
  },
};

const withoutMore = (rest: readonly string[]): undefined => {
  expect(rest).toEqual([]);
};

describe('a command in a code block', () => {
  it('is found on every page that shows one', () => {
    const pages = new Set(lines.map(([place]) => place.replace(/:\d+$/u, '')));
    expect(lines.length).toBeGreaterThan(30);
    expect([...pages]).toEqual(
      expect.arrayContaining([
        PAGE,
        'user-guide/cheat-sheet.mdx',
        'user-guide/fundamentals/creating-element.mdx',
      ]),
    );
    const terminal = fences.find(({ code }) => code.startsWith('telnet '));
    expect(lines.filter(([place]) => place === terminal?.place)).toHaveLength(2);
  });

  it.each(lines)('%s can be sent as it is, and its data arrives: %s', (_place, line) => {
    const [cg, layer, verb = '', ...others] = splitByCasparcg(line);
    expect([cg, layer]).toEqual(['CG', expect.stringMatching(/^\d+-\d+$/u)]);
    expect(['ADD', 'UPDATE', 'INVOKE', 'PLAY', 'NEXT', 'STOP', 'REMOVE', 'CLEAR']).toContain(verb);
    if (verb !== 'CLEAR') expect(others.shift()).toMatch(/^\d+$/u);
    const data = (REST[verb] ?? withoutMore)(others);
    if (data === undefined) return;
    expect(data).toMatch(/^\{/u);
    const arrived = parseData(data);
    expect(arrived).toEqual(JSON.parse(data));
    expect(Object.keys(arrived).length).toBeGreaterThan(0);
  });

  it('delivers the quotation marks that the CasparCG page promises', () => {
    const line = fences.find(({ place, section }) => place.startsWith(PAGE) && /^Quotes/u.test(section));
    const data = splitByCasparcg(line?.code.trim() ?? '').at(-1) ?? '';
    expect(parseData(data)).toEqual({ _name: 'Mira "Mi" Halvorsen', _title: 'Harbor reporter' });
  });

  it('is one command of the terminal, which the server answers with 202', () => {
    const code = fences.find((fence) => fence.code.startsWith('telnet '))?.code ?? '';
    expect(code.trim().split('\n')).toEqual([
      'telnet 127.0.0.1 5250',
      expect.stringMatching(/^CG 1-20 ADD /u),
      '202 CG OK',
      'CG 1-20 STOP 1',
      '202 CG OK',
    ]);
  });
});

describe("the tests' reader of CasparCG commands", () => {
  it('drops a backslash with a character that needs none, and ends text at a quote', () => {
    expect(readByCasparcg('\\$5 is \\"five\\"" and more')).toBe('5 is "five"');
  });

  it("can't read a command whose quote isn't closed", () => {
    expect(() => splitByCasparcg('CG 1-20 UPDATE 1 "{\\"_name\\":1}')).toThrow('quote');
  });
});

/** Elements of the server's casparcg.config that our pages show, with the elements that they can contain. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  channel: ['video-mode', 'consumers'],
  consumers: ['decklink', 'screen', 'ndi'],
  decklink: ['device', 'key-device', 'keyer', 'key-only'],
  screen: ['key-only', 'sbs-key'],
};
const VALUES: Readonly<Record<string, RegExp>> = {
  'video-mode': /^1080i5000$/u,
  device: /^\d+$/u,
  'key-device': /^\d+$/u,
  keyer: /^(?:external|external_separate_device|internal)$/u,
  'key-only': /^true$/u,
  'sbs-key': /^true$/u,
};

/** Returns what's wrong with an element of a casparcg.config. */
function problemsOf(element: Element): string[] {
  const { tagName: name, children, textContent } = element;
  if (children.length === 0)
    return VALUES[name]?.test(textContent) ? [] : [`<${name}> doesn't accept ${JSON.stringify(textContent)}`];
  return [...children].flatMap((child) =>
    OPTIONS[name]?.includes(child.tagName)
      ? problemsOf(child)
      : [`<${name}> doesn't have the option <${child.tagName}>`],
  );
}

const parse = (xml: string): Element => {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  if (documentElement.querySelector('parsererror')) throw new Error(`This isn't XML: ${xml}`);
  return documentElement;
};

describe('a part of casparcg.config', () => {
  const configs = fences.filter((fence) => titleOf(fence).startsWith('Part of casparcg.config'));

  it.each(configs.map((fence) => [titleOf(fence), fence.code] as const))(
    'only has options and values that the server has: %s',
    (_title, code) => {
      const channel = parse(code);
      expect(channel.tagName).toBe('channel');
      expect(problemsOf(channel)).toEqual([]);
    },
  );

  it('exists for each kind of keyer', () => {
    const keyers = configs.map((fence) => parse(fence.code).querySelector('keyer')?.textContent);
    expect(keyers).toEqual(['external', 'external_separate_device', 'internal']);
  });

  it('is refused with a wrong option or value', () => {
    expect(
      problemsOf(parse('<consumers><decklink><keyers>external</keyers></decklink></consumers>')),
    ).toEqual(["<decklink> doesn't have the option <keyers>"]);
    expect(problemsOf(parse('<decklink><keyer>intern</keyer></decklink>'))).toEqual([
      '<keyer> doesn\'t accept "intern"',
    ]);
  });

  it('has the same names in the table of consumers', () => {
    const [, table = ''] = readPage(PAGE).split('{#key-and-fill}');
    const known = new Set([...Object.keys(OPTIONS), ...Object.values(OPTIONS).flat()]);
    const named = [...table.matchAll(/`<([\w-]+)>(?:([^<`]*)<\/([\w-]+)>)?`/gu)];
    expect(named.length).toBeGreaterThan(8);
    for (const [code, name = '', value, end] of named) {
      expect(known, code).toContain(name);
      if (end === undefined) continue;
      expect(end).toBe(name);
      expect(value, code).toMatch(VALUES[name]!);
    }
  });
});
