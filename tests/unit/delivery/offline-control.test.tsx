import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import OfflineControl from '../../../plugins/offline/theme/OfflineControl';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => path }));
/** Lets the code behind the control load, and gives it what it finds. */
let show: (state: { kind: string }) => void = () => undefined;
vi.mock('../../../plugins/offline/client/offlineCopy', () => ({
  offlineCopy: (_: string, tell: typeof show) => {
    show = tell;
    return { keep: () => Promise.resolve(), leave: () => undefined };
  },
}));

afterEach(() => localStorage.clear());

test('the page as it was built offers nothing, since only the browser knows whether there is a copy', () => {
  expect(renderToString(<OfflineControl />)).not.toMatch(/button|offline/i);
});

test('without a copy, the reader can make one', () => {
  render(<OfflineControl />);
  expect(screen.getByRole('button', { name: 'Make available offline' })).toBeVisible();
});

test('with a copy, nothing is offered until its state is known', async () => {
  localStorage.setItem('keyfill.offline', 'on');
  const { container } = render(<OfflineControl />);
  const offered: string[] = [];
  const watch = new MutationObserver(() => offered.push(container.textContent ?? ''));
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  expect(screen.queryByRole('button')).toBeNull();
  await vi.waitFor(() => {
    show({ kind: 'on' });
    expect(screen.getByText('These pages are available offline.')).toBeVisible();
  });
  expect(screen.getByRole('button', { name: 'Remove the offline copy' })).toBeVisible();
  expect(offered.join()).not.toContain('Make available');
  watch.disconnect();
});
