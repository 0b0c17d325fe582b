import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import apiReference from '../../../../src/mdx/api-reference/index.ts';
import { prose } from '../../../../src/mdx/api-reference/text.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly Node[];
}

/** The page as Docusaurus receives it from the plugin. */
function nodesOf(source: string): readonly Node[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(apiReference);
  return (processor.runSync(processor.parse(source)) as Node).children ?? [];
}

const nodeText = (node: Node): string => node.value ?? (node.children ?? []).map(nodeText).join('');

const page = `Before.

<ApiMembers of="FrameAction">

### isStep

The words of the writer.

The example:

\`\`\`js
frame();
\`\`\`

<ApiFields of="Origin" />

</ApiMembers>

After.
`;

const partsOf = ({ children = [] }: Node): string[] => children.map(nodeText);

test("a marker becomes an entry for each member, with the writer's text", () => {
  const [before, ...entries] = nodesOf(page).slice(0, -1);
  expect(nodeText(before!)).toBe('Before.');
  const ids = ['frame {#frame}', 'name {#name}', 'isStep {#isstep}', 'isOutro {#isoutro}'];
  expect(entries.map((entry) => partsOf(entry)[0])).toEqual(ids);
  const [, ...parts] = partsOf(entries[2]!);
  expect(parts).toEqual([
    'Whether playback rests after the action until a next command arrives.',
    'boolean read-only default false',
    'The words of the writer.',
    'The example:',
    'frame();',
    expect.stringMatching(/^x number default 0\.5/),
  ]);
});

test('a marker says what a property accepts besides its own type', () => {
  const [easing] = nodesOf('<ApiMembers of="Keyframe" />')
    .map(partsOf)
    .filter(([name]) => name?.startsWith('easing'));
  expect(easing?.[1]).toMatch(/ Accepts EasingName | Easing\.$/);
});

test.each([
  ['<ApiMembers of="Scene" />', 'the runtime has no object "Scene". Use one of: '],
  ['<ApiMembers of="Layer" sort="name" />', `<ApiMembers>: doesn't accept "sort". It accepts: of, kind`],
  ['<ApiStyles of="video" />', 'unknown element "video". Use one of: text'],
  [
    '<ApiMembers of="Layer">\n\n### opacity\n\nText.\n\n</ApiMembers>',
    'has text for "opacity". It accepts text for: id, name',
  ],
  ['<ApiMembers of="Layer">\n\nText.\n\n</ApiMembers>', 'under the heading of a member'],
  ['<ApiTree>\n\n### id\n\nText.\n\n</ApiTree>', "<ApiTree>: can't contain text"],
])('a wrong marker stops the build and explains why: %s', (source, message) => {
  expect(() => nodesOf(source)).toThrow(message);
});

test('prose hides JSX from MDX but not in code, and resolves TSDoc links', () => {
  expect(prose('a <b> {c} `<d>`\n e')).toBe('a \\<b> \\{c} `<d>` e');
  expect(prose('an {@link Easing}')).toBe('an [`Easing`](/api/style-property/keyframes#easing)');
});
