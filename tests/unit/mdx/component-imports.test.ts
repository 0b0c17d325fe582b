import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import componentImports from '../../../src/mdx/component-imports.ts';

const compiled = async (text: string): Promise<string> =>
  String(await compile(text, { remarkPlugins: [componentImports] }));

test("a page's own import of a component is the only one", async () => {
  const page = await compiled("import Tabs from './README.md'\n\n<Tabs />\n");
  expect(page.match(/import Tabs/g)).toHaveLength(1);
  expect(page).toContain("from './README.md'");
});

test('a wrong tag stops its page, and the message has the line', async () => {
  const broken = compiled('Text\n\n<LiveTemplat />\n');
  await expect(broken).rejects.toMatchObject({
    line: 3,
    message: expect.stringContaining('<LiveTemplat>') as string,
  });
});
