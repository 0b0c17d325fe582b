// @vitest-environment jsdom
// What goes on air on each release of CasparCG, for values that have caused trouble: with the lines that the site prints, and with what
// other senders make of the same values.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaders } from '../../generated/example-loaders.ts';
import { loadExample } from '../../src/live-template/session/example.ts';
import { presetData } from '../../src/live-template/form/presets.ts';
import { toAmcp } from '../../src/playout/commands/amcp.ts';
import type { Data } from '../../src/playout/commands/command.ts';
import { fieldsOf, initialData } from '../../src/playout/definition/fields.ts';
import { installGlobals, type PlayoutWindow } from '../../src/runtime/adapters/globals.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { createManualClock } from '../../src/runtime/playback/clock.ts';
import { createTemplate } from '../../src/runtime/template.ts';
import { evaluate, openServer, RELEASES, type Release } from '../helpers/casparcg-server.ts';
import { readPage } from './blocks.ts';
import { lottie } from './fixture.ts';
import { prepare } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The text that a template shows if no update arrives. */
const SAMPLE = 'Sample';

const nameOnly: ProjectDefinition = {
  keyfill: 1,
  name: 'Name',
  mainComposition: 'main',
  compositions: [
    {
      id: 'main',
      name: 'Main',
      width: 1920,
      height: 1080,
      duration: 50,
      layers: [{ id: 'name', name: 'Name', element: { type: 'text', key: '_name', content: SAMPLE } }],
    },
  ],
};

/** Loads a project's template on a server. Lines that are sent there return the answer, the errors, and what the template has then. */
async function load(release: Release, project = nameOnly) {
  document.body.replaceChildren(document.createElement('div'));
  const host = document.body.firstElementChild as HTMLElement;
  const template = createTemplate(host, project, undefined, { clock: createManualClock(), lottie });
  const page: PlayoutWindow = { location: { search: '' }, caspar: {} };
  installGlobals(template, page);
  await template.load();
  const server = openServer(release);
  return (line: string) => {
    const { answer, scripts } = server(line);
    const errors = evaluate(scripts, page);
    const { lastError, keyfill } = template;
    return {
      answer,
      errors: [...errors, ...(lastError ? [lastError] : [])],
      data: { ...keyfill.templateData },
      shown: keyfill.mainComposition.findElementByKey('_name')?.content,
    };
  };
}

const target = { template: 'lower-third' };
const ASCII = /^[ -~]+$/u;

/** Expects that every release can receive a line, and that its data arrives. */
function expectArrival(send: Awaited<ReturnType<typeof load>>, line: string, data: Data): void {
  expect(line).toMatch(ASCII);
  expect(line).not.toContain('""');
  expect(send(line)).toMatchObject({ answer: '202 CG OK', errors: [], data });
}

// tests/unit/playout/commands.test.ts covers any text in any key.
describe.each(RELEASES)('a line from the site on CasparCG %s', (release) => {
  it('loads the template without data, rather than with empty data', async () => {
    const line = toAmcp({ type: 'load', data: {} }, target);
    expect(line).toBe(toAmcp({ type: 'load' }, target));
    expect((await load(release))(line)).toEqual({ answer: '202 CG OK', errors: [], data: {}, shown: SAMPLE });
  });

  it.each(Object.keys(loaders))("delivers the example %s's own values and its presets", async (name) => {
    const { project } = await loadExample(name);
    const initial = initialData(project);
    const presets = (['longest', 'first', 'accents', 'rtl', 'row'] as const).flatMap((preset) =>
      presetData(preset, fieldsOf(project), initial),
    );
    const send = await load(release, project);
    for (const data of [initial, ...presets])
      expectArrival(send, toAmcp({ type: 'load', data, playOnLoad: true }, target), data);
  });
});

/** Returns text in AMCP's quotes, with a backslash before each backslash and quote. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/gu, '\\$&')}"`;

const xmlWith = (value: string): string =>
  `<templateData><componentData id="_name"><data id="text" value="${value}"/></componentData></templateData>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const withEntities = (value: string): string => value.replace(/[&'"<>]/gu, (sign) => ENTITIES[sign] ?? sign);

/** How other senders write a value between the spaces of a command. */
const SENDERS = {
  'JSON that is escaped for AMCP': (value) => quoted(JSON.stringify({ _name: value })),
  'XML with entities only': (value) => quoted(xmlWith(withEntities(value))),
  'CasparCG Client 2.3.1': (value) =>
    `"${xmlWith(withEntities(value).replaceAll('\\', '\\\\')).replaceAll('"', '\\"')}"`,
  'CasparCG Client 2.3.1 with Send as JSON': (value) =>
    `"${JSON.stringify({ _name: value }).replaceAll('"', '\\"')}"`,
  'an object in casparcg-connection 6.3.3': (value) =>
    `"${JSON.stringify({ _name: value }).replace(/[\\"$]/gu, '\\$&')}"`,
} satisfies Record<string, (value: string) => string>;

/** Stands for the value itself. */
const SAME = Symbol('same');
/** What goes on air on 2.5.0 and on master. The sample goes on air if the update is lost, because play is a call of its own. */
type OnAir = readonly [released: string | typeof SAME, master: string | typeof SAME];

const LOST: OnAir = [SAMPLE, SAMPLE];
const ARRIVES: OnAir = [SAME, SAME];
const JSON_ON_AIR: Readonly<Record<string, OnAir>> = {
  '"Mi"': [SAMPLE, SAME],
  'C:\\temp\\new': ['C:\temp\new', SAME],
  'a\\x': [SAMPLE, SAME],
  'one\ntwo': ARRIVES,
  'one\ttwo': ARRIVES,
  $5: ARRIVES,
  "O'Hara & <b>": ARRIVES,
  'é 😀 مرحبا': ARRIVES,
};
const EXPECTED: Readonly<Record<keyof typeof SENDERS, Readonly<Record<string, OnAir>>>> = {
  'JSON that is escaped for AMCP': JSON_ON_AIR,
  'an object in casparcg-connection 6.3.3': { ...JSON_ON_AIR, $5: ['5', '5'] },
  'XML with entities only': {
    '"Mi"': ARRIVES,
    'C:\\temp\\new': ['C: emp ew', SAME],
    'a\\x': [SAMPLE, SAME],
    'one\ntwo': [SAMPLE, 'one two'],
    'one\ttwo': ['one two', 'one two'],
    $5: ARRIVES,
    "O'Hara & <b>": ARRIVES,
    'é 😀 مرحبا': ARRIVES,
  },
  'CasparCG Client 2.3.1': {
    '"Mi"': ARRIVES,
    'C:\\temp\\new': ['C: emp ew', SAME],
    'a\\x': [SAMPLE, SAME],
    'one\ntwo': [SAMPLE, 'one two'],
    'one\\ntwo': ['one two', SAME],
    'one\ttwo': ['one two', 'one two'],
    $5: ARRIVES,
    "O'Hara & <b>": ARRIVES,
    'é 😀 مرحبا': ARRIVES,
  },
  'CasparCG Client 2.3.1 with Send as JSON': {
    '"Mi"': LOST,
    'C:\\temp\\new': ['C:\temp\new', 'C:\temp\new'],
    'a\\x': LOST,
    'one\ntwo': [SAMPLE, SAME],
    'one\\ntwo': ['one\ntwo', 'one\ntwo'],
    'one\ttwo': ['onetwo', 'onetwo'],
    $5: ARRIVES,
    "O'Hara & <b>": ARRIVES,
    'é 😀 مرحبا': ARRIVES,
  },
};

const rows = Object.entries(EXPECTED).flatMap(([sender, values]) =>
  Object.entries(values).flatMap(([value, onAir]) =>
    RELEASES.map((release, index) => {
      const expected = onAir[index] === SAME ? value : onAir[index];
      return [sender as keyof typeof SENDERS, value, release, expected] as const;
    }),
  ),
);

it.each(rows)('%s, value %j, CasparCG %s: %j goes on air', async (sender, value, release, expected) => {
  const line = `CG 1-20 ADD 1 "lower-third" 1 ${SENDERS[sender](value)}`;
  expect((await load(release))(line).shown).toBe(expected);
});

describe('the tables on the CasparCG page', () => {
  const text = readPage('user-guide/exporting/integrations/casparcg.mdx');
  const wordsFor = (value: string, onAir: OnAir[number]): string => {
    if (onAir === SAME || onAir === value) return 'Arrives unchanged.';
    if (onAir === SAMPLE) return 'The data is lost.';
    if (!/^one.two$/su.test(onAir)) return 'Changes: ';
    return onAir === 'one two' ? 'Arrives as a space.' : 'Arrives as a line break.';
  };

  it.each([
    ['`&`, `<`, `$`, apostrophe, accents', ["O'Hara & <b>", '$5', 'é 😀 مرحبا']],
    ['double quote', ['"Mi"']],
    ['backslash', ['C:\\temp\\new']],
    ['line break typed with Enter', ['one\ntwo']],
    ['`\\n`, typed as two characters', ['one\\ntwo']],
  ])('say what becomes of this from CasparCG Client: %s', (what, values) => {
    const [, xml = '', json = ''] =
      text.split('\n').flatMap((line) => (line.startsWith(`| ${what} |`) ? [line.split(' | ')] : []))[0] ??
      [];
    for (const value of values) {
      expect(xml).toContain(wordsFor(value, EXPECTED['CasparCG Client 2.3.1'][value]![0]));
      expect(json).toContain(wordsFor(value, EXPECTED['CasparCG Client 2.3.1 with Send as JSON'][value]![0]));
    }
  });

  it.each([
    ['quotation mark', ['"Mi"']],
    ['backslash', ['C:\\temp\\new']],
    ['`ü`, emoji', ['é 😀 مرحبا']],
    ['line break, tab, `$`, `&`, apostrophe', ['one\ntwo', 'one\ttwo', '$5', "O'Hara & <b>"]],
  ])('say what becomes of this in JSON: %s', (what, values) => {
    const [, json = ''] =
      text
        .split('{#escaping}')[1]!
        .split('\n')
        .find((line) => line.startsWith(`| ${what} |`))
        ?.split(' | ') ?? [];
    for (const value of values) expect(json).toContain(wordsFor(value, JSON_ON_AIR[value]![0]));
  });
});
