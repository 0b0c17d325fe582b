// @vitest-environment jsdom
// Runs what the pages show: every code block marked as `runnable`, and the example of every member.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  actionsOf,
  type Block,
  blocksOf,
  blocksOfDescription,
  blocksOfPages,
  promisedOutput,
} from './blocks.ts';
import { contextOf } from './contexts.ts';
import { output, prepare, run } from './run.ts';

const pages = blocksOfPages();

beforeEach(prepare);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Names that a block looks up but its template doesn't have, which `?.` would hide. */
function unknownNames(block: Block): string[] {
  const { project } = contextOf(block);
  const layers = project.compositions.flatMap((composition) => composition.layers);
  const names = new Set(layers.map(({ name }) => name));
  const keys = new Set(layers.map(({ element }) => element.key));
  return [...block.code.matchAll(/\.(find\w+)\('([^']*)'\)/gu)]
    .filter(([, method = '', name = '']) => !(method === 'findLayerByName' ? names : keys).has(name))
    .map(([call]) => call);
}

async function proves(block: Block): Promise<void> {
  const { ends, template, uncalled } = await run(block);
  expect(template.lastError, block.code).toBeUndefined();
  expect(ends(), `reached its end: ${block.code}`).toBeGreaterThan(0);
  expect(uncalled(), `middlewares that were never called: ${block.code}`).toEqual([]);
  expect(unknownNames(block), `names that the template does not have: ${block.code}`).toEqual([]);
  const promised = promisedOutput(
    actionsOf(block)
      .map(({ code }) => code)
      .join('\n'),
  );
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

describe('running a block', () => {
  it('fails for code that throws, and for wrong comments about the console', async () => {
    const throws = { place: 'x', kind: 'frame', code: "this.goToFrame('12');" } as const;
    expect((await run(throws)).template.lastError).toContain('goToFrame');
    expect((await run(throws)).ends()).toBe(0);
    await expect(proves({ ...throws, code: 'console.log(1 + 1); // 3' })).rejects.toThrow();
  });

  it('fails for middleware that throws', async () => {
    const code = "keyfill.useOnUpdate('_name', () => { throw new Error('no'); });";
    expect((await run({ place: 'x', kind: 'composition', code })).template.lastError).toContain('no');
  });

  it('finds blocks by their mark, including indented ones', () => {
    const source =
      '```js title="Frame action" runnable\na();\n```\n\n1. x\n\n   ```js runnable\n   b();\n   ```\n\n```js\nc();\n```\n';
    expect(blocksOf('p', source)).toEqual([
      { place: 'p:1', section: '', kind: 'frame', code: 'a();\n' },
      { place: 'p:7', section: '', kind: 'frame', code: 'b();\n' },
    ]);
  });

  it('joins blocks that continue others, and removes what they replace', () => {
    const source = [
      '```js title="Composition action of Crawl" runnable\nconst a = 1;\nlet b = 2;\n```',
      '```js title="Frame action of Crawl, frame 50" runnable continues\nc();\n```',
      '```js title="Composition action of Crawl" runnable continues replaces="let b"\nlet b = 3;\n```',
    ].join('\n\n');
    const actions = actionsOf(blocksOf('p', source)[2]!);
    expect(actions).toMatchObject([
      { kind: 'composition', of: 'Crawl', code: 'const a = 1;\n{\nlet b = 3;\n\n}' },
      { kind: 'frame', of: 'Crawl', frame: 50, code: 'c();\n' },
    ]);
  });

  it("fails if the words to replace don't exist", () => {
    const source = '```js runnable\na();\n```\n\n```js runnable continues replaces="let b"\nb();\n```\n';
    expect(() => actionsOf(blocksOf('p', source)[1]!)).toThrow('let b');
  });

  it("fails for middleware that's never called, and for an unknown name", async () => {
    const block = { place: 'x', kind: 'composition' } as const;
    const uncalled = "keyfill.useOnUpdate('_nobody', (key, value, next) => next());";
    await expect(proves({ ...block, code: uncalled })).rejects.toThrow('never called');
    const unknown = "const bar = this.findLayerByName('Nobody')?.element;";
    await expect(proves({ ...block, code: unknown })).rejects.toThrow('does not have');
  });
});

describe('the pages of the reference', () => {
  it.each([...pages.keys()].filter((file) => file.startsWith('api/')))(
    'have a runnable example: %s',
    (file) => {
      expect(pages.get(file)).not.toEqual([]);
    },
  );
});
