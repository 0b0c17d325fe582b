// @vitest-environment jsdom
// Every code block of the pages: JavaScript runs unless it's listed here, and the rest is at least parsed.
import { expect, it } from 'vitest';
import { installGlobals, type PlayoutWindow } from '../../src/runtime/adapters/globals.ts';
import { createManualClock } from '../../src/runtime/playback/clock.ts';
import { createTemplate } from '../../src/runtime/template.ts';
import { project } from '../../src/examples/lower-third/template.ts';
import { blocksOfPages, type Fence, fences } from './blocks.ts';
import { prepareEach, settle } from './run.ts';

prepareEach();

/** The titles of JavaScript that isn't an action, and what checks it instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'api/actions/index.mdx lower-third.js': 'types.test.ts',
  'user-guide/fundamentals/creating-element.mdx Browser console': 'below',
  'user-guide/exporting/integrations/casparcg.mdx lower-third.mjs': 'casparcg-program.test.ts',
  'user-guide/tutorials.mdx studio-clock.mjs': 'promises-in-time.test.ts',
  'src/pages/markdown-page.mdx Composition action': 'a sample of how code looks',
};

const titleOf = ({ meta }: Fence): string => /title="([^"]*)"/u.exec(meta)?.[1] ?? '';

/** Throws if the code isn't JavaScript. A module may start with imports, which a function may not contain. */
const parseScript = (code: string): unknown =>
  new Function(`(async function () {\n${code.replace(/^import .*$/gmu, '')}\n});`);

function parseMarkup(code: string, type: 'application/xml' | 'text/html'): void {
  const read = new DOMParser().parseFromString(code, type);
  expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
  for (const script of read.querySelectorAll('script')) {
    if (script.type.includes('json')) JSON.parse(script.text);
    else parseScript(script.text);
  }
}

const PARSERS: Readonly<Record<string, (code: string) => void>> = {
  js: parseScript,
  json: JSON.parse,
  xml: (code) => parseMarkup(code, 'application/xml'),
  html: (code) => parseMarkup(code, 'text/html'),
};

it.each(fences.filter(({ language }) => Object.hasOwn(PARSERS, language)))(
  '$place is valid $language',
  ({ language, code }) => PARSERS[language]!(code),
);

it('JavaScript runs as an action, unless another check covers it', () => {
  const runnable = new Set(blocksOfPages.map(({ place }) => place));
  const others = fences
    .filter(({ language, place }) => language === 'js' && !runnable.has(place))
    .map((fence) => `${fence.place.replace(/:\d+$/u, '')} ${titleOf(fence)}`);
  expect([...new Set(others)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
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
