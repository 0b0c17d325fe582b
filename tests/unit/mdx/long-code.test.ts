import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import longCode from '../../../src/mdx/long-code.ts';

const compiled = async (markdown: string): Promise<string> =>
  String(await compile(markdown, { rehypePlugins: [longCode] }));

it("code that may need more than a line is marked, unless it's a block, and so are links of only code", async () => {
  const long = 'x'.repeat(17);
  expect(await compiled(`\`${long}\``)).toContain('className: "whole"');
  expect(await compiled(`\`${long.slice(1)}\` and\n\n\`\`\`\n${long}\n\`\`\``)).not.toContain('className');
  expect(await compiled('[`a`](/b)')).toContain('"data-code": ""');
  expect(await compiled('[`a` and](/b)')).not.toContain('data-code');
});

it('longer code breaks before a dot and after a bracket, but not in a string', async () => {
  expect(await compiled("`this.findLayerByName('Live / badge')`")).toMatch(
    /"this".*wbr.*"\.findLayerByName\(".*wbr.*className: "whole",\s+children: "'Live \/ badge'"/s,
  );
  expect(await compiled('`CG 1-20 INVOKE 1 "keyfillDebug"`')).toMatch(
    /className: "whole",\s+children: "1-20"/,
  );
});
