import RowFilter from '@site/src/components/RowFilter';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

function Page(): JSX.Element {
  return (
    <div className="markdown">
      <RowFilter label="Filter shortcuts" example="keyframe" rows="shortcuts" />
      <h2>Canvas</h2>
      <p>Tools.</p>
      <table>
        <tbody>
          <tr>
            <td>Text</td>
            <td>T</td>
          </tr>
          <tr>
            <td>Zoom in</td>
            <td>Ctrl</td>
          </tr>
        </tbody>
      </table>
      <h2>Timeline</h2>
      <p>Layers.</p>
      <div>
        <table>
          <tbody>
            <tr>
              <td>Next keyframe</td>
              <td>K</td>
            </tr>
          </tbody>
        </table>
      </div>
      <h2>Next</h2>
      <p>Links.</p>
    </div>
  );
}

test('shows rows with all words, and only their sections', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter shortcuts' }), 'KEY next');
  expect(screen.getByText('Next keyframe')).toBeVisible();
  expect(screen.getByText('Layers.')).toBeVisible();
  expect(screen.getByText('Text')).not.toBeVisible();
  expect(screen.getByText('Canvas')).not.toBeVisible();
  expect(screen.getByText('Tools.')).not.toBeVisible();
  expect(screen.getByText('Links.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 shortcuts');
});

test('says that nothing was found, and shows everything again when the field is emptied', async () => {
  render(<Page />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'nothing');
  expect(screen.getByRole('status')).toHaveTextContent('No shortcuts with these words');
  expect(screen.getByText('Text')).not.toBeVisible();
  await userEvent.clear(field);
  for (const text of ['Text', 'Zoom in', 'Next keyframe', 'Tools.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
