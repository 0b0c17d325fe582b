import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import longCode from '../../../src/mdx/long-code.ts';

it("code that may need more than a line is marked, unless it's a block", async () => {
  const marksIn = async (markdown: string): Promise<number> =>
    String(await compile(markdown, { rehypePlugins: [longCode] })).split('className: "long"').length - 1;
  const long = 'x'.repeat(17);
  expect(await marksIn(`\`${long}\``)).toBe(1);
  expect(await marksIn(`\`${long.slice(1)}\` and\n\n\`\`\`\n${long}\n\`\`\``)).toBe(0);
});
