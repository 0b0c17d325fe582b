// @vitest-environment jsdom
// Every code block of the pages: JavaScript runs unless it's listed here, and everything else is at least parsed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installGlobals, type PlayoutWindow } from '../../src/runtime/adapters/globals.ts';
import { createManualClock } from '../../src/runtime/playback/clock.ts';
import { createTemplate } from '../../src/runtime/template.ts';
import { project } from '../../src/examples/lower-third/template.ts';
import { blocksOf, type Fence, fencesOf, pageFiles, readPage } from './blocks.ts';
import { prepare, settle } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The titles of JavaScript that isn't an action, and what checks it instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'api/index.mdx lower-third.js': 'types.test.ts',
  'user-guide/fundamentals/creating-element.mdx Browser console': 'below',
  'api/index.mdx lower-third.mjs': 'casparcg-program.test.ts',
  'user-guide/tutorials.mdx studio-clock.mjs': 'tasks-clocks.test.ts',
  'src/pages/markdown-page.mdx Composition action': 'a sample of how code looks',
};

const fences: readonly Fence[] = pageFiles.flatMap((file) => fencesOf(file, readPage(file)));
const inLanguage = (...languages: readonly string[]): readonly (readonly [string, Fence])[] =>
  fences.filter(({ language }) => languages.includes(language)).map((fence) => [fence.place, fence] as const);
const titleOf = ({ meta }: Fence): string => /title="([^"]*)"/u.exec(meta)?.[1] ?? '';

/** Throws if the code isn't JavaScript. A module may start with imports, which a function may not contain. */
const parseAction = (code: string): unknown =>
  new Function(`(async function () {\n${code.replace(/^import .*$/gmu, '')}\n});`);
const parseScript = (code: string): unknown => new Function(code);

describe('JavaScript', () => {
  it('runs as an action, unless another check covers it', () => {
    const runnable = new Set(
      pageFiles.flatMap((file) => blocksOf(file, readPage(file))).map(({ place }) => place),
    );
    const others = inLanguage('js')
      .filter(([place]) => !runnable.has(place))
      .map(([place, fence]) => `${place.replace(/:\d+$/u, '')} ${titleOf(fence)}`);
    expect([...new Set(others)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
  });

  it.each(inLanguage('js'))('can be parsed: %s', (_place, { code }) => {
    parseAction(code);
  });

  it("controls the lower third when it's pasted into a browser's console", async () => {
    // Each block is pasted as a whole.
    const blocks = fences.filter((fence) => titleOf(fence) === 'Browser console');
    const clock = createManualClock();
    const template = createTemplate(document.body, project, undefined, { clock });
    const page = { location: { search: '' } } as PlayoutWindow;
    installGlobals(template, page);
    await settle();
    const main = template.keyfill.mainComposition;
    const seen: unknown[] = [];
    for (const { code } of blocks) {
      new Function(...Object.keys(page), code)(...Object.values(page));
      const { activeFrame } = main;
      clock.advance(3000, 100);
      seen.push([activeFrame, main.isVisible]);
    }
    expect(seen).toEqual([
      [0, true],
      [main.outroFrame, false],
    ]);
    expect(main.findElementByKey('_title')!.content).toBe('Harbor reporter');
  });
});

describe('data', () => {
  it.each(inLanguage('json'))('is valid JSON: %s', (_place, { code }) => {
    JSON.parse(code);
  });

  it.each(inLanguage('xml'))('is well-formed XML: %s', (_place, { code }) => {
    const read = new DOMParser().parseFromString(code, 'application/xml');
    expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
  });

  it.each(inLanguage('html'))('has HTML with scripts that can be parsed: %s', (_place, { code }) => {
    const read = new DOMParser().parseFromString(code, 'text/html');
    for (const script of read.querySelectorAll('script')) {
      if (script.type.includes('json')) JSON.parse(script.text);
      else parseScript(script.text);
    }
  });

  it('has blocks of each kind', () => {
    for (const language of ['js', 'json', 'xml', 'html'])
      expect(inLanguage(language).length, language).toBeGreaterThan(0);
  });
});

it('a fence inside a longer one belongs to it, and invalid JavaScript is found', () => {
  const source = 'x\n\n````markdown\n```js\na();\n```\n````\n\n## Two\n\n```json title="Data"\n{}\n```\n';
  expect(fencesOf('p', source)).toEqual([
    { place: 'p:3', section: '', language: 'markdown', meta: '', code: '```js\na();\n```\n' },
    { place: 'p:11', section: 'Two', language: 'json', meta: 'title="Data"', code: '{}\n' },
  ]);
  expect(() => parseAction('if (')).toThrow(SyntaxError);
});
