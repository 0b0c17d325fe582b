import CopyPage from '@site/src/components/CopyPage';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answers = (text: string, init: ResponseInit): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, init)),
  );
};
const markdown = { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } };

beforeEach(() => {
  // userEvent installs its own clipboard. Only older browsers don't have ClipboardItem.
  vi.stubGlobal('ClipboardItem', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("copies the page's Markdown by keyboard and says so", async () => {
  answers('# Layer\n', markdown);
  const user = userEvent.setup();
  render(<CopyPage address="/api/layer.md" />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy page as Markdown' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(fetch).toHaveBeenCalledWith('/api/layer.md');
  expect(await navigator.clipboard.readText()).toBe('# Layer\n');
});

test.each([
  ['the copy is not there', 'gone', { status: 404 }],
  ['the host answers with a page', '<!doctype html>', { headers: { 'Content-Type': 'text/html' } }],
])('offers the Markdown file instead when %s', async (_reason, text, init) => {
  answers(text, init);
  render(<CopyPage address="/api/layer.md" />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: 'Open the Markdown' })).toHaveAttribute(
    'href',
    '/api/layer.md',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Not copied.');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('offers the Markdown file instead when the browser refuses clipboard access', async () => {
  answers('# Layer\n', markdown);
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CopyPage address="/api/layer.md" />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: 'Open the Markdown' })).toBeVisible();
});
