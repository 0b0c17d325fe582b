import { evaluate } from '@mdx-js/mdx';
import { render, screen } from '@testing-library/react';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { beforeEach, expect, test, vi } from 'vitest';
import wideTables from '../../../src/mdx/wide-tables.ts';
import Table from '../../../src/components/Table/index.tsx';

beforeEach(() => void vi.stubGlobal('ResizeObserver', undefined));

/** A table in its frame, as on a page: written in Markdown, compiled, and rendered by the theme. */
async function frameOf(heads: string, row: string): Promise<HTMLElement> {
  const rule = heads.replace(/[^|]+/g, '---');
  const { default: Content } = await evaluate(`|${heads}|\n|${rule}|\n|${row}|`, {
    ...(runtime as Parameters<typeof evaluate>[1]),
    remarkPlugins: [remarkGfm],
    rehypePlugins: [wideTables],
  });
  render(<Content components={{ table: Table, Key: ({ children }) => <kbd>{children}</kbd> }} />);
  return screen.getByRole('table').parentElement!;
}

const marks = (name: string): (string | null)[] =>
  screen.getAllByRole('cell').map((cell) => cell.getAttribute(name));

test.each([
  ['words', 'Setting|Default|Effect', 'Loop the pictures|on|After the last, the first.', 'true'],
  ['a row that fits on a phone', 'Key|Command|Sends', '<Key>F2</Key>|Play|`CG ADD` with all rows', null],
  ['code that does not fit', 'Key|Command|Sends', `<Key>F2</Key>|Play|\`${'x'.repeat(19)}\``, 'true'],
  ['words in its first column and numbers', 'Seconds|25|50|60', 'half|13 (12.5)|25|−30', null],
])('a table with %s', async (_name, heads, row, stacks) => {
  const frame = await frameOf(heads, row);
  expect(frame.getAttribute('data-stacks')).toBe(stacks);
  // The boxes of a stacked table no longer state its parts.
  const roles = ['table', 'rowgroup', 'row', 'columnheader', 'cell'];
  const stated = roles.filter((role) => frame.querySelector(`[role="${role}"]`) !== null);
  expect(stated).toEqual(stacks === null ? [] : roles);
});

test("a table's cells have their heading, and equal keys share one", async () => {
  await frameOf('Layer|Element|*Key*|Shows', 'Team|text|`_team`|NOR');
  expect(marks('data-label')).toEqual([null, 'Element', 'Key', 'Shows']);
  document.body.replaceChildren();
  await frameOf('Action|Windows, Linux|macOS', 'Select|<Key>V</Key>|<Key>V</Key>');
  expect(marks('data-label')).toEqual([null, 'All', null]);
  expect(marks('data-same')).toEqual([null, null, 'true']);
});

test('a column of numbers is aligned at its end, and a missing value is soft', async () => {
  const { firstElementChild: table } = await frameOf('Rate|Lasts|Note', '25|40.00 ms|none');
  expect(marks('data-number')).toEqual([null, 'true', null]);
  expect(marks('class')).toEqual([null, null, 'soft']);
  expect(table?.hasAttribute('data-numbers')).toBe(false);
  document.body.replaceChildren();
  expect((await frameOf('Rate|Lasts', '25|40.00 ms')).querySelector('[data-numbers]')).not.toBeNull();
});
