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

test('shows the rows that contain all words, and only their sections', async () => {
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

test('says that nothing was found, and shows everything again once the field is empty', async () => {
  render(<Page />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'nothing');
  expect(screen.getByRole('status')).toHaveTextContent('No shortcuts contain these words');
  expect(screen.getByText('Text')).not.toBeVisible();
  await userEvent.clear(field);
  for (const text of ['Text', 'Zoom in', 'Next keyframe', 'Tools.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('includes the section that a row links to, and searches its words too', async () => {
  render(
    <div className="markdown">
      <RowFilter label="Filter properties" example="shadow" rows="properties" />
      <h2>Font</h2>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="#fontsize">fontSize</a>
            </td>
          </tr>
          <tr>
            <td>
              <a href="#color">color</a>
            </td>
          </tr>
        </tbody>
      </table>
      <h3 id="fontsize">fontSize</h3>
      <p>How large.</p>
      <h3 id="color">color</h3>
      <p>Of the letters.</p>
      <h2>Next</h2>
    </div>,
  );
  const field = screen.getByRole('searchbox', { name: 'Filter properties' });
  await userEvent.type(field, 'letters');
  expect(screen.getByText('Of the letters.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'color' })).toBeVisible();
  expect(screen.getByText('How large.')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 properties');
  await userEvent.clear(field);
  expect(screen.getByText('How large.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
});
