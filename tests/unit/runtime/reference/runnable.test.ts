// @vitest-environment jsdom
// What the reference shows is run: every code block marked as `runnable`, and the example of every member.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../../../src/runtime/playback/clock.ts';
import { createTemplate, type Template } from '../../../../src/runtime/template.ts';
import { type Block, blocksOf, blocksOfDescription, blocksOfPages, promisedOutput } from './blocks.ts';
import { data, lottie, project } from './fixture.ts';

const FRAME = 20;
const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (...values: unknown[]) => Promise<void>;
const pages = blocksOfPages();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // jsdom knows no names of colors: here every word is one.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    let color = '';
    const pen = {
      get fillStyle() {
        return color;
      },
      set fillStyle(next: string) {
        if (/^(?:#\w+|[a-z]+)$/u.test(next)) color = next.startsWith('#') ? next : '#123456';
      },
    };
    return pen as never;
  });
  // jsdom loads no pictures, and there is no network.
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: async () => {} });
  vi.stubGlobal('fetch', async () => new Response('{"home": 3}'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets promises and what they wait for run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs a block as an action of the main composition, then every command. Tells how often it ran to its end. */
async function run({ kind, code }: Block): Promise<{ ends: number; template: Template }> {
  let ends = 0;
  const clock = createManualClock();
  document.body.replaceChildren(document.createElement('div'));
  const host = document.body.firstElementChild as HTMLElement;
  // `this` of the code is the composition, as in an export.
  const action = new AsyncFunction('keyfill', 'ended', `${code}\nended();`);
  const template = createTemplate(
    host,
    project,
    (keyfill) => {
      function run(this: unknown): Promise<void> {
        return action.call(this, keyfill, () => (ends += 1));
      }
      return { main: kind === 'composition' ? { composition: run } : { frames: { 10: run } } };
    },
    { clock, lottie },
  );
  await template.load();
  template.update(data);
  template.play();
  await settle();
  clock.advance(30 * FRAME, FRAME);
  template.update({ ...data, _name: 'Joe', _live: '0', _align: 'nonsense' });
  template.invoke('show', '20');
  template.invoke('highlight', 2);
  template.next();
  await settle();
  clock.advance(300 * FRAME, 5 * FRAME);
  template.stop();
  await settle();
  clock.advance(200 * FRAME, 5 * FRAME);
  template.remove();
  return { ends, template };
}

/** What a block has written to the console, as a console writes it. */
function output(): string[] {
  return vi.mocked(console.log).mock.calls.map((values) => values.map(String).join(' '));
}

async function proves(block: Block): Promise<void> {
  const { ends, template } = await run(block);
  expect(template.lastError, block.code).toBeUndefined();
  expect(ends, `reached its end: ${block.code}`).toBeGreaterThan(0);
  const promised = promisedOutput(block.code);
  if (promised.length > 0) expect(output().slice(0, promised.length)).toEqual(promised);
}

describe.each([...pages].filter(([, blocks]) => blocks.length > 0))('%s', (_file, blocks) => {
  it.each(blocks.map((block) => [block.place, block] as const))('%s runs', async (_place, block) => {
    await proves(block);
  });
});

describe('the examples in the types', () => {
  it.each(blocksOfDescription().map((block) => [block.place, block] as const))(
    '%s',
    async (_place, block) => {
      await proves(block);
    },
  );
});

describe('the run', () => {
  it('fails for code that throws, and for a promise about the console that does not hold', async () => {
    const throws = { place: 'x', kind: 'frame', code: "this.goToFrame('12');" } as const;
    expect((await run(throws)).template.lastError).toContain('goToFrame');
    expect((await run(throws)).ends).toBe(0);
    await expect(proves({ ...throws, code: 'console.log(1 + 1); // 3' })).rejects.toThrow();
  });

  it('fails for a middleware that throws', async () => {
    const code = "keyfill.useOnUpdate('_name', () => { throw new Error('no'); });";
    expect((await run({ place: 'x', kind: 'composition', code })).template.lastError).toContain('no');
  });

  it('finds blocks by their mark, indented ones too', () => {
    const source =
      '```js title="Frame action" runnable\na();\n```\n\n1. x\n\n   ```js runnable\n   b();\n   ```\n\n```js\nc();\n```\n';
    expect(blocksOf('p', source)).toEqual([
      { place: 'p:1', kind: 'frame', code: 'a();\n' },
      { place: 'p:7', kind: 'frame', code: 'b();\n' },
    ]);
  });
});

describe('the pages of the reference', () => {
  it.each([...pages.keys()].filter((file) => file.startsWith('api/')))(
    '%s has a runnable example',
    (file) => {
      expect(pages.get(file)).not.toEqual([]);
    },
  );
});
