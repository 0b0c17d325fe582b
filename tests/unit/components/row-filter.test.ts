// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { filterRows } from '../../../src/components/RowFilter/filter-rows.ts';

it.each([
  ['', ['Keys', 'Play Space', 'Play all Enter', 'Tools', 'Line L']],
  ['play', ['Keys', 'Play Space', 'Play all Enter']],
  ['ENTER  play', ['Keys', 'Play all Enter']],
  ['nothing', []],
])('rows with all words of "%s" stay, and so do their sections', (text, shown) => {
  const row = (cells: string): string => `<tr><td>${cells}</td></tr>`;
  document.body.innerHTML = `
    <h2>Keys</h2><table><tbody>${row('Play Space')}${row('Play all Enter')}</tbody></table>
    <h2>Tools</h2><table><tbody>${row('Line L')}</tbody></table>`;
  const rows = filterRows(document.body, text);
  const visible = [...document.querySelectorAll('h2, tr')].filter((one) => one.closest('[hidden]') === null);
  expect(visible.map((one) => one.textContent)).toEqual(shown);
  expect(rows).toEqual({ shown: shown.filter((one) => one.includes(' ')).length, all: 3 });
});
