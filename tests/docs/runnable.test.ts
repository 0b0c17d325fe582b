// @vitest-environment jsdom
// Runs what the pages show: every code block marked as `runnable`, and the example of every member.
import { describe, expect, it } from 'vitest';
import { actionsOf, type Block, blocksOfDescription, blocksOfPages, promisedOutput } from './blocks.ts';
import { output, prepareEach, run } from './run.ts';

const pages = blocksOfPages();

prepareEach();

async function proves(block: Block): Promise<void> {
  const { ends, template, uncalled } = await run(block);
  expect(template.lastError, block.code).toBeUndefined();
  expect(ends(), `reached its end: ${block.code}`).toBeGreaterThan(0);
  expect(uncalled(), `middlewares that were never called: ${block.code}`).toEqual([]);
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

it.each(blocksOfDescription().map((block) => [block.place, block] as const))(
  'the example of %s in the types runs',
  async (_place, block) => {
    await proves(block);
  },
);
