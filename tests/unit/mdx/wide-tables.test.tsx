import { evaluate } from '@mdx-js/mdx';
import { render, screen, within } from '@testing-library/react';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { beforeEach, expect, test, vi } from 'vitest';
import wideTables from '../../../src/mdx/wide-tables.ts';
import Table from '../../../src/components/Table/index.tsx';

beforeEach(() => void vi.stubGlobal('ResizeObserver', undefined));

/**
 * A table in its frame, as on a page: written in Markdown, compiled with the plugin, and rendered by the
 * theme.
 */
async function frameOf(...lines: readonly string[]): Promise<HTMLElement> {
  const { default: Content } = await evaluate(lines.join('\n'), {
    ...(runtime as Parameters<typeof evaluate>[1]),
    remarkPlugins: [remarkGfm],
    rehypePlugins: [wideTables],
  });
  render(<Content components={{ table: Table, Key: ({ children }) => <kbd>{children}</kbd> }} />);
  return screen.getByRole('table').parentElement!;
}

const labels = (): (string | null)[] =>
  screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));

test('a table whose longest words fit side by side on a phone stays a table', async () => {
  const frame = await frameOf(
    '| Setting | Default | Effect |',
    '| --- | --- | --- |',
    '| Loop | on | After the last picture comes the first one again. |',
  );
  expect(frame).not.toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, null, null]);
  expect(screen.getByRole('table')).not.toHaveAttribute('role');
});

test("a table with a long name stacks, and each cell except the first has its column's heading", async () => {
  const frame = await frameOf(
    '| You are in | You want | Write *this* |',
    '| --- | --- | --- |',
    "| the parent | the composition | `this.findLayerByName('Crawl').element` |",
  );
  expect(frame).toHaveAttribute('data-stacks', 'true');
  expect(screen.getByRole('table')).not.toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, 'You want', 'Write this']);
});

test.each([
  ['Elements', true],
  ['Masks', true],
  ['Range', false],
])(
  'columns that the text repeats are marked in tables of style properties: %s',
  async (owner, isRepeated) => {
    await frameOf(
      `| Name | Type | Default | ${owner} | Read-only | Errors | Since |`,
      '| --- | --- | --- | --- | --- | --- | --- |',
      "| backgroundColor | color | transparent | all | no | `TypeError` if the value isn't a color | 1.0 |",
    );
    const repeated = ['Read-only', 'Errors', 'Since'];
    expect(labels()).toEqual([
      null,
      'Type',
      'Default',
      owner,
      ...repeated.map((name) => (isRepeated ? null : name)),
    ]);
    expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-repeated'))).toEqual([
      ...Array<null>(4).fill(null),
      ...repeated.map((name) => (isRepeated ? name : null)),
    ]);
  },
);

test('the second of two columns needs no label', async () => {
  const frame = await frameOf(
    '| To | Write |',
    '| --- | --- |',
    "| hide a layer | `this.findLayerByName('Plate').isVisible=false` |",
  );
  expect(frame).toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, null]);
});

test('four columns of words stack, and four columns of numbers stay side by side', async () => {
  expect(
    await frameOf(
      '| Layer | Element | Key | Shows |',
      '| --- | --- | --- | --- |',
      '| Team | text | `_team` | NOR |',
    ),
  ).toHaveAttribute('data-stacks');
  document.body.replaceChildren();
  expect(
    await frameOf(
      '| Seconds | 25 | 50 | 60 |',
      '| --- | --- | --- | --- |',
      '| 0.5 | 13 (12.5) | 25 | −30 |',
    ),
  ).not.toHaveAttribute('data-stacks');
});

test('the cells of a row with more than six columns share lines', async () => {
  const frame = await frameOf(
    '| Name | Type | Default | Unit | Range | Animatable | Since |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| `fontSize` | number | 48 | px | 0 and above | yes | 1.0 |',
  );
  expect(frame).toHaveAttribute('data-stacks', 'lines');
});

test("text inside a page's components counts as text", async () => {
  expect(
    await frameOf(
      '| Keys | Effect |',
      '| --- | --- |',
      '| <Key>Control</Key> | averyveryverylongwordthatfitsnowhereatall |',
    ),
  ).toHaveAttribute('data-stacks');
});

test('the parts of a stacked table state their roles, which their boxes no longer do', async () => {
  const frame = await frameOf(
    '| Layer | Element | Key | Shows |',
    '| --- | --- | --- | --- |',
    '| Team | text | `_team` | NOR |',
  );
  expect(frame.querySelector('table')).toHaveAttribute('role', 'table');
  const groups = Array.from(frame.querySelectorAll('[role="rowgroup"]'));
  expect(groups.map(({ tagName }) => tagName)).toEqual(['THEAD', 'TBODY']);
  const [head, row] = Array.from(frame.querySelectorAll<HTMLElement>('tr[role="row"]'));
  expect(head!.querySelectorAll('th[role="columnheader"]')).toHaveLength(4);
  expect(within(row!).getAllByRole('cell')).toHaveLength(4);
  expect(row!.querySelectorAll('td[role="cell"]')).toHaveLength(4);
});
