import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import firstStage from '../../../src/mdx/first-stage.ts';

const compiled = async (text: string): Promise<string> =>
  String(await compile(text, { remarkPlugins: [firstStage] }));

test('the picture of a player above the first section loads with the page', async () => {
  const page = await compiled('# Crawler\n\nText\n\n<LiveTemplate example="crawler" />\n\n## Setup\n');
  expect(page).toContain('isFirst: true');
  expect(await compiled('<LiveTemplate example="crawler" />\n')).toContain('isFirst');
});

test('a player further down loads its picture when it comes into view', async () => {
  expect(await compiled('Text\n\n## Try it\n\n<LiveTemplate example="crawler" />\n')).not.toContain(
    'isFirst',
  );
});
