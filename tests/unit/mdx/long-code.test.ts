import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import longCode from '../../../src/mdx/long-code.ts';

it("code that may need more than a line is marked, unless it's a block", async () => {
  const pageOf = async (markdown: string): Promise<string> =>
    String(await compile(markdown, { rehypePlugins: [longCode], remarkPlugins: [remarkGfm] }));
  const long = 'x'.repeat(25);
  expect(await pageOf(`\`${long}\``)).toContain('className: "long"');
  expect(await pageOf(`\`${long.slice(1)}\` and\n\n\`\`\`\n${long}\n\`\`\``)).not.toContain('"long"');
  expect(await pageOf(`| a |\n| - |\n| \`${long.slice(8)}\` |`)).toContain('className: "long"');
});
