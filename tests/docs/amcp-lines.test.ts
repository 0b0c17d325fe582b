// @vitest-environment jsdom
// Every AMCP command on a page, sent to each release of CasparCG, and every part of a casparcg.config.
import { describe, expect, it } from 'vitest';
import { parseData } from '../../src/runtime/commands/data.ts';
import { type Fence, fencesOf, pageFiles, readPage } from './blocks.ts';
import { openServer, RELEASES, tokenize, type Release } from '../helpers/casparcg-server.ts';

const PAGE = 'user-guide/exporting/integrations/casparcg.mdx';

const fences: readonly Fence[] = pageFiles.flatMap((file) => fencesOf(file, readPage(file)));
const titleOf = ({ meta }: Fence): string => /title="([^"]*)"/u.exec(meta)?.[1] ?? '';

/** Commands between two words of a page. One with an ellipsis is only the form of a command, and one with `$` is a part of a program. */
const inline = pageFiles.flatMap((file) =>
  [...readPage(file).matchAll(/`(CG \d[^`…$]*)`/gu)].map(([, line = '']) => [file, line] as const),
);

/** Lines that are sent to CasparCG. A block with the title AMCP contains nothing else; in others, commands start with CG. */
const lines = fences
  .flatMap((fence) =>
    fence.code
      .split('\n')
      .filter((line) => (titleOf(fence) === 'AMCP' ? line !== '' : /^CG /u.test(line)))
      .map((line) => [fence.place, line] as const),
  )
  .concat(inline);

/** Returns what the page gets from a line, sent to a layer that has a template. */
function received(line: string, release: Release): { answer: string; data: unknown } {
  const server = openServer(release);
  server(`CG ${tokenize(line)[1] ?? ''} ADD 1 "lower-third" 0`);
  const { answer, scripts } = server(line);
  let data: unknown;
  const update = (value: unknown): void => {
    data = value;
  };
  for (const script of scripts) {
    const run = new Function('update', script);
    if (script.startsWith('update(')) run(update);
  }
  return { answer, data };
}

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

  it.each(lines.flatMap(([place, line]) => RELEASES.map((release) => [place, release, line] as const)))(
    '%s can be sent to CasparCG %s as it is: %s',
    (_place, release, line) => {
      // A server on Linux without a UTF-8 locale loses any other line.
      expect(line).toMatch(/^[ -~]+$/u);
      const [cg, layer, verb, templateLayer, ...others] = tokenize(line);
      expect([cg, layer]).toEqual(['CG', expect.stringMatching(/^\d+-\d+$/u)]);
      if (verb !== 'CLEAR') expect(templateLayer).toMatch(/^\d+$/u);
      // A file is named without its ending, and an address with it.
      if (verb === 'ADD') expect(others[0]).toMatch(/^(?:[\w/-]+|https?:\/\/\S+\.html(?:\?\S*)?)$/u);
      const { answer, data } = received(line, release);
      expect(answer).toMatch(verb === 'INVOKE' ? /^201 / : /^202 /);
      expect(others).toHaveLength({ ADD: data === '' ? 2 : 3, UPDATE: 1, INVOKE: 1 }[verb ?? ''] ?? 0);
      // The page gets what AMCP's quotes contain, and the template can read it.
      if (data) expect(parseData(data)).toEqual(parseData(others.at(-1)));
    },
  );

  it.each(RELEASES)('delivers the quotation marks that the page promises, on CasparCG %s', (release) => {
    const fence = fences.find(({ place, section }) => place.startsWith(PAGE) && /^Quotes/u.test(section));
    expect(parseData(received(fence?.code.trim() ?? '', release).data)).toEqual({
      _name: 'Mira "Mi" Halvorsen',
      _title: 'Harbor reporter',
    });
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
