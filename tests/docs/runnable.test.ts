// @vitest-environment jsdom
// Runs what the pages show: every code block marked as `runnable`, and the example of every member.
import { expect, it } from 'vitest';
import { actionsOf, blocksOfDescription, blocksOfPages, promisedOutput } from './blocks.ts';
import { output, prepareEach, run } from './run.ts';

prepareEach();

const blocks = [...blocksOfPages, ...blocksOfDescription()];

it.each(blocks.map((block) => [block.place, block] as const))('%s runs', async (_place, block) => {
  const { ends, template, uncalled } = await run(block);
  expect(template.lastError, block.code).toBeUndefined();
  expect(ends(), `reached its end: ${block.code}`).toBeGreaterThan(0);
  expect(uncalled(), `middlewares that were never called: ${block.code}`).toEqual([]);
  const promised = promisedOutput(actionsOf(block).map(({ code }) => code));
  if (promised.length > 0) expect(output().slice(0, promised.length)).toEqual(promised);
});
