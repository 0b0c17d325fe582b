import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import apiReference from '../../../../src/mdx/api-reference/index.ts';
import { prose, table } from '../../../../src/mdx/api-reference/text.ts';

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

<ApiTable of="Origin" />

</ApiMembers>

After.
`;

describe('a marker', () => {
  test("becomes a table, headings with ids, facts, the writer's text, and the errors", () => {
    const nodes = nodesOf(page);
    expect(nodes[0]?.type).toBe('paragraph');
    expect(nodes[1]?.type).toBe('table');
    const headings = nodes.filter(({ type }) => type === 'heading');
    expect(headings.map((one) => [one.depth, nodeText(one)])).toEqual([
      [3, 'frame {#frame}'],
      [3, 'name {#name}'],
      [3, 'isStep {#isstep}'],
      [3, 'isOutro {#isoutro}'],
    ]);
    const at = nodes.indexOf(headings[2]!);
    expect(nodes.slice(at + 1, at + 4).map(nodeText)).toEqual([
      'readonly isStep: boolean, by default false',
      'Whether playback rests after the action until a next command arrives.',
      'The words of the writer.',
    ]);
    expect(nodes[at + 4]).toMatchObject({ children: [{ type: 'table' }] });
    expect(nodeText(nodes.at(-1)!)).toBe('After.');
  });

  test('lists the errors that a method throws and names its parameters', () => {
    const texts = nodesOf('<ApiMembers of="Composition" kind="methods" />').map(nodeText);
    expect(texts).toContain('goToFrame(frame) {#gotoframeframe}');
    expect(texts).toContain('goToFrame(frame: number): void');
    expect(texts).toContain("frame: The frame. A frame that's out of range is clamped.");
    expect(texts).toContain("Errors: TypeError if frame isn't a finite number.");
  });
});

describe('a wrong marker', () => {
  test.each([
    ['<ApiMembers of="Scene" />', 'the runtime has no object "Scene". Use one of: '],
    ['<ApiMembers of="Layer" sort="name" />', `<ApiMembers>: doesn't accept "sort". It accepts: of, kind`],
    ['<ApiStyles of="video" />', 'unknown element "video". Use one of: text'],
    ['<ApiStyles of="text" only="font" />', `only="font" isn't possible. Use "own", or leave it out`],
    ['<ApiTable of="Flags" only="start" />', 'Flags has no member "start"'],
    [
      '<ApiMembers of="Layer">\n\n### opacity\n\nText.\n\n</ApiMembers>',
      'has text for "opacity". It accepts text for: id, name',
    ],
    ['<ApiMembers of="Layer">\n\nText.\n\n</ApiMembers>', 'under the heading of a member'],
    ['<ApiTree>\n\n### id\n\nText.\n\n</ApiTree>', "<ApiTree>: can't contain text"],
  ])('stops the build and explains why: %s', (source, message) => {
    expect(() => nodesOf(source)).toThrow(message);
  });

  test('stops the build if it contains an expression', () => {
    expect(() => nodesOf('<ApiStyles of={type} />')).toThrow('attributes have to be plain text');
  });

  test('is left to MDX if no marker has its name', () => {
    expect(nodesOf('<ApiNonsense />')[0]?.type).toBe('mdxJsxFlowElement');
  });
});

test('a table omits empty columns except the first, and escapes pipes once', () => {
  const rows = [
    ['', '', '`a | b`'],
    ['', '', '`a \\| b`'],
  ];
  expect(table(['Name', 'Unit', 'Type'], rows)).toBe(
    '| Name | Type |\n| --- | --- |\n|  | `a \\| b` |\n|  | `a \\| b` |',
  );
});

test('prose hides JSX from MDX but not in code, and resolves TSDoc links', () => {
  expect(prose('a <b> {c} `<d>`\n e')).toBe('a \\<b> \\{c} `<d>` e');
  expect(prose('an {@link Easing}')).toBe('an [`Easing`](/api/style-property/keyframes#easing)');
});
