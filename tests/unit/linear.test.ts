// @vitest-environment jsdom
// Text from outside must never hold up a page. Each parser gets a lot of what its patterns repeat.
import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../plugins/offline/worker/addresses.ts';
import { pageOf } from '../../plugins/local-search/shared/trail.ts';
import { titleOf } from '../../src/components/AddressOnAir/title-of.ts';
import { highlight } from '../../src/components/DefinitionBuilder/core/highlight.ts';
import { importDefinition } from '../../src/components/DefinitionBuilder/core/import-definition.ts';
import { scriptElements } from '../../src/components/DefinitionBuilder/core/script-elements.ts';
import { decodePart } from '../../src/shared/decode.ts';
import { fromLink } from '../../src/player/deep-link.ts';
import { isPlain } from '../../src/playground/look/model/svg.ts';
import { problemsOf } from '../../src/playground/model/check.ts';
import { filesLength } from '../../src/playground/model/draft.ts';
import { openProject } from '../../src/playground/model/open-project.ts';
import { nodeAt, parseJson } from '../../src/playground/model/json/parse.ts';
import { fromCode } from '../../src/playground/model/share/codec.ts';
import { readFrameMessage } from '../../src/playground/sandbox/read-message.ts';
import { firstOf } from '../../src/playout/export/fonts.ts';
import { isPattern } from '../../src/runtime-validation/pattern.ts';
import { parseColor } from '../../src/runtime-validation/parse-color.ts';
import { isPathData } from '../../src/runtime-validation/path-data.ts';
import { validateProject } from '../../src/runtime-validation/validate.ts';
import { decodeEntities } from '../../src/runtime/adapters/spx-data.ts';
import { parseData } from '../../src/runtime/commands/data.ts';
import { problemsOfLottie } from '../../src/runtime/lottie/problems.ts';

const LENGTH = 200_000;
/** In milliseconds of processor time, for slow machines, too. A scan for each match takes many seconds. */
const LONGEST = 500;

const fill = (part: string): string => part.repeat(LENGTH / part.length);
const PARTS = [...' \t\n1,.-+[](){}"\'`<>&\\/#%=:;_a', '\r\n', ...' ,| (|" |&#|\\"|</|<a |!--'.split('|')];

const drawing = new DOMParser().parseFromString(
  '<svg xmlns="http://www.w3.org/2000/svg"><path/><style/></svg>',
  'image/svg+xml',
);
// Reading markup is up to the browser, and the one of the tests is slow.
class Parser {
  parseFromString = (): Document => drawing;
}
beforeEach(() => void vi.stubGlobal('DOMParser', Parser));
/** Whether the drawing with an attribute or a style is plain. */
function isPlainWith(fill: string, style = ''): boolean {
  drawing.querySelector('path')?.setAttribute('fill', fill);
  drawing.querySelector('style')?.replaceChildren(style);
  return isPlain(fill);
}

/** Each parser, with the tokens of its own that open something. */
const PARSERS: Readonly<Record<string, readonly [parse: (text: string) => unknown, ...own: string[]]>> = {
  'path data': [isPathData, 'M0 0', 'z', 'A1 1 0 0', 'M '],
  'path data after a move': [(text) => isPathData(`M${text}x`), 'z', '0 0', '1,'],
  'a color': [parseColor, 'rgb(', '#f'],
  'a color’s channels': [(text) => parseColor(`rgb(${text})`), '1 ', '1 ,', '1/'],
  'an SVG attribute': [(text) => isPlainWith(`url(${text}#a)`), 'url(', 'url(#a) ', 'var(--'],
  'an SVG style': [(text) => isPlainWith('', text), 'url("', 'url(#a)', 'a{'],
  'a definition': [(text) => importDefinition(text).catch(() => undefined), 'SPXGCTemplateDefinition=', '//'],
  'a page': [
    (text) => importDefinition(`<p>${text}`).catch(() => undefined),
    '<script ',
    'SPXGCTemplateDefinition=',
  ],
  'scripts of a page': [scriptElements, '<script ', '<script>', '<!--', 'a='],
  'highlighted code': [(text) => highlight(text.slice(0, 50_000)), 'true'],
  'files in a template': [filesLength, '"data:', '"data:a/b;base64,'],
  'a project file': [(text) => openProject(text), '{"keyfill":1,'],
  'a name in a project': [(text) => validateProject({ keyfill: 1, [text]: text }), '["'],
  'the code of a link': [
    (text) => {
      try {
        fromCode(text);
      } catch {
        /* Refused. */
      }
    },
  ],
  'an address’s data': [(text) => fromLink(`?live=a&frame=${text}&data=${text}`, 'a'), '%'],
  'a part of an address': [
    (text) => [decodePart(text), titleOf(text), pageOf(text), addressOf(`/${text}x`, '/')],
    '%41',
  ],
  'a place in a template': [
    (text) => nodeAt(parseJson('template', '{"a":[]}').root!, text),
    '["',
    '["a"]',
    '[0]',
  ],
  'a font list': [(text) => [firstOf(text), firstOf(`"${text}`)], "'a"],
  'a message of a frame': [readFrameMessage, '{"type":'],
  'template data': [
    (text) => {
      try {
        parseData(text);
      } catch {
        /* Refused. */
      }
    },
    '{"a":',
    '{\\"',
    '{"',
  ],
  'data from SPX': [(text) => decodeEntities(text), '&amp;', '<br ', '<br'],
  'a pattern of a field': [isPattern, '\\p{'],
  'text in a Lottie file': [
    (text) => problemsOfLottie({ layers: [{ nm: text, sc: text, ef: [{ mn: `ADBE ${text}` }] }] }, []),
    'url',
    'ADBE ',
  ],
  // Its parser makes an object for almost each character, which alone takes longer.
  'the actions tab': [
    (text) => problemsOf('actions', text.slice(0, LENGTH / 4)),
    'x=>',
    'async ',
    '`${',
    '/a',
    'keyfill.',
  ],
  'the data tab': [(text) => problemsOf('data', text), '{"a":', '/*'],
  'the template tab': [(text) => problemsOf('template', text), '{"a":', '{"keyfill":1,'],
};

/** The processor time of this thread. Before Node 23.9, that of other tests counts too. */
const used: typeof process.cpuUsage = (process.threadCpuUsage ?? process.cpuUsage).bind(process);

/** Returns the processor time in milliseconds, the least of a few tries. */
async function timeOf(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 6 && least >= LONGEST; tries += 1) {
    const before = used();
    await work();
    const { user, system } = used(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each(Object.entries(PARSERS))('%s is read at once, whatever it repeats', async (_, [parse, ...own]) => {
  const slow: string[] = [];
  for (const part of [...PARTS, ...own]) {
    const time = await timeOf(() => parse(fill(part)));
    if (time >= LONGEST) slow.push(`${part}: ${time} ms`);
  }
  expect(slow).toEqual([]);
});
