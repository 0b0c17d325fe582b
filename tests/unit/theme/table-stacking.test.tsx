import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import MDXTable from '../../../src/theme/MDXComponents/Table';

beforeEach(() => void vi.stubGlobal('ResizeObserver', undefined));

/** A table as MDX hands it over: the first row is the head. */
function frameOf(rows: readonly string[][]): HTMLElement {
  const [head = [], ...body] = rows;
  render(
    <MDXTable>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((text, column) => (
              <td key={column}>
                <code>{text}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MDXTable>,
  );
  return screen.getByRole('table').parentElement!;
}

const labels = (): (string | null)[] =>
  screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));

test('a table whose longest words stand side by side on a phone stays a table', () => {
  const frame = frameOf([
    ['Setting', 'Default', 'Effect'],
    ['Loop', 'on', 'After the last picture comes the first one again.'],
  ]);
  expect(frame).not.toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, null, null]);
});

test('a table with a long name stacks, and each cell but the first knows its head', () => {
  const frame = frameOf([
    ['You are in', 'You want', 'Write'],
    ['the parent', 'the composition', "this.findLayerByName('Crawl').element"],
  ]);
  expect(frame).toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, 'You want', 'Write']);
});

test('the second of two columns needs no label', () => {
  const frame = frameOf([
    ['To', 'Write'],
    ['hide a layer', "this.findLayerByName('Plate').isVisible=false"],
  ]);
  expect(frame).toHaveAttribute('data-stacks');
  expect(labels()).toEqual([null, null]);
});

test('four columns of words stack, four columns of numbers stay side by side', () => {
  expect(
    frameOf([
      ['Layer', 'Element', 'Key', 'Shows'],
      ['Team', 'text', '_team', 'NOR'],
    ]),
  ).toHaveAttribute('data-stacks');
  document.body.replaceChildren();
  expect(
    frameOf([
      ['Seconds', '25', '50', '60'],
      ['0.5', '13 (12.5)', '25', '−30'],
    ]),
  ).not.toHaveAttribute('data-stacks');
});
