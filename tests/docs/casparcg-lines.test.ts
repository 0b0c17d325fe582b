// @vitest-environment jsdom
// Every AMCP command on a page, and what senders make of troublesome values, on each release of CasparCG.
import { describe, expect, it } from 'vitest';
import { parseData } from '../../src/runtime/commands/data.ts';
import { evaluate, openServer, RELEASES, tokenize, type Release } from '../helpers/casparcg-server.ts';
import { fences, pageFiles, readPage } from './blocks.ts';

const PAGE = 'user-guide/exporting/integrations/casparcg.mdx';

/** Lines sent to CasparCG. A block titled AMCP has nothing else; in others, commands start with CG. */
const lines = [
  ...fences.flatMap(({ place, code, meta }) =>
    code
      .split('\n')
      .filter((line) => (meta.includes('title="AMCP"') ? line !== '' : /^CG /u.test(line)))
      .map((line) => [place, line] as const),
  ),
  // Commands in sentences. One with an ellipsis is only a command's form, and one with `$` is from a program.
  ...pageFiles.flatMap((file) =>
    [...readPage(file).matchAll(/`(CG \d[^`…$]*)`/gu)].map(([, line = '']) => [file, line] as const),
  ),
];

/** Returns the answer to a line for a layer with a template, and any data that arrives in the page. */
function send(line: string, release: Release) {
  const server = openServer(release);
  server(`CG ${tokenize(line)[1] ?? ''} ADD 1 "lower-third" 0`);
  const { answer, scripts } = server(line);
  const data: unknown[] = [];
  evaluate(scripts, { update: (value: unknown) => data.push(value), play: () => {}, stop: () => {} });
  return { answer, data: data[0] };
}

describe('a command on a page', () => {
  it('is found on every page that shows one', () => {
    expect(lines.length).toBeGreaterThan(30);
    for (const page of [PAGE, 'user-guide/cheat-sheet.mdx', 'user-guide/fundamentals/creating-element.mdx'])
      expect(lines.some(([place]) => place.startsWith(page))).toBe(true);
  });

  it.each(lines.flatMap(([place, line]) => RELEASES.map((release) => [place, release, line] as const)))(
    '%s can be sent to CasparCG %s as it is: %s',
    (_place, release, line) => {
      // A server on Linux without a UTF-8 locale loses any other line.
      expect(line).toMatch(/^[ -~]+$/u);
      const [cg, layer, verb = '', templateLayer, ...others] = tokenize(line);
      expect([cg, layer]).toEqual(['CG', expect.stringMatching(/^\d+-\d+$/u)]);
      if (verb !== 'CLEAR') expect(templateLayer).toMatch(/^\d+$/u);
      // A file is named without its ending, and an address with it.
      if (verb === 'ADD') expect(others[0]).toMatch(/^(?:[\w/-]+|https?:\/\/\S+\.html(?:\?\S*)?)$/u);
      const { answer, data } = send(line, release);
      expect(answer).toMatch(verb === 'INVOKE' ? /^201 / : /^202 /);
      // The page gets what AMCP's quotes contain, and the template can read it.
      if (data) expect(parseData(data)).toEqual(parseData(others.at(-1)));
    },
  );

  it.each(RELEASES)('delivers the quotation marks that the page promises, on CasparCG %s', (release) => {
    const fence = fences.find(({ place, section }) => place.startsWith(PAGE) && /^Quotes/u.test(section));
    expect(parseData(send(fence?.code.trim() ?? '', release).data)).toEqual({
      _name: 'Mira "Mi" Halvorsen',
      _title: 'Harbor reporter',
    });
  });
});

const quoted = (text: string): string => `"${text.replace(/[\\"]/gu, '\\$&')}"`;
const xmlWith = (value: string): string =>
  `<templateData><componentData id="_name"><data id="text" value="${value}"/></componentData></templateData>`;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  "'": 'apos',
  '"': 'quot',
  '<': 'lt',
  '>': 'gt',
};
const withEntities = (value: string): string => value.replace(/[&'"<>]/gu, (sign) => `&${ENTITIES[sign]};`);

/** How other senders write a value between the spaces of a command. */
const SENDERS = {
  'JSON that is escaped for AMCP': (value: string) => quoted(JSON.stringify({ _name: value })),
  'CasparCG Client 2.3.1': (value: string) =>
    `"${xmlWith(withEntities(value).replaceAll('\\', '\\\\')).replaceAll('"', '\\"')}"`,
  'CasparCG Client 2.3.1 with Send as JSON': (value: string) =>
    `"${JSON.stringify({ _name: value }).replaceAll('"', '\\"')}"`,
};
type Sender = keyof typeof SENDERS;

const SAME = Symbol('same');
const LOST = undefined;
type OnAir = string | typeof SAME | undefined;

/** What goes on air for each sender, in the order of `SENDERS`: on 2.5.0, then on master. */
const EXPECTED: Readonly<Record<string, readonly OnAir[]>> = {
  '"Mi"': [LOST, SAME, SAME, SAME, LOST, LOST],
  'C:\\temp\\new': ['C:\temp\new', SAME, 'C: emp ew', SAME, 'C:\temp\new', 'C:\temp\new'],
  'a\\x': [LOST, SAME, LOST, SAME, LOST, LOST],
  'one\ntwo': [SAME, SAME, LOST, 'one two', LOST, SAME],
  'one\\ntwo': ['one\ntwo', SAME, 'one two', SAME, 'one\ntwo', 'one\ntwo'],
  "$5 for O'Hara & <b> é 😀 مرحبا": [SAME, SAME, SAME, SAME, SAME, SAME],
};

const rows = Object.entries(EXPECTED).flatMap(([value, bySender]) =>
  (Object.keys(SENDERS) as Sender[]).flatMap((sender, at) =>
    RELEASES.map((release, index) => {
      const onAir = bySender[at * RELEASES.length + index];
      return [sender, value, release, onAir === SAME ? value : onAir] as const;
    }),
  ),
);

it.each(rows)('%s, value %j, CasparCG %s: %j goes on air', (sender, value, release, expected) => {
  const { data } = send(`CG 1-20 ADD 1 "lower-third" 1 ${SENDERS[sender](value)}`, release);
  if (expected !== LOST) expect(parseData(data)['_name']).toBe(expected);
  else if (data !== undefined) expect(() => parseData(data)).toThrow();
});

describe('the table on the CasparCG page', () => {
  const text = readPage(PAGE);
  const cellsOf = (part: string, what: string): readonly string[] =>
    part
      .split('\n')
      .find((line) => line.startsWith(`| ${what} |`))
      ?.split(' | ') ?? [];
  const wordsFor = (value: string, onAir: OnAir): string | RegExp => {
    if (onAir === SAME || onAir === value) return 'unchanged';
    if (onAir === LOST) return 'the data is lost';
    if (!/^one.two$/su.test(String(onAir))) return /becomes|with a tab|as from the client/u;
    return onAir === 'one two' ? 'as a space' : 'as a line break';
  };

  it.each(
    Object.entries({
      '`&`, `<`, `$`, apostrophe, accents': "$5 for O'Hara & <b> é 😀 مرحبا",
      'Double quote': '"Mi"',
      Backslash: 'C:\\temp\\new',
      'Line break typed with Enter': 'one\ntwo',
      'A typed `\\n`': 'one\\ntwo',
    }),
  )('says what happens to this: %s', (what, value) => {
    const [, xml = '', json = '', program = ''] = cellsOf(text, what);
    expect(xml).toMatch(wordsFor(value, EXPECTED[value]![2]));
    expect(json).toMatch(wordsFor(value, EXPECTED[value]![4]));
    expect(program).toMatch(wordsFor(value, EXPECTED[value]![0]));
  });
});
