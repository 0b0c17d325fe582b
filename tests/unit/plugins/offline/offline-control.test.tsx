import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import OfflineControl from '../../../../plugins/offline/theme/OfflineControl/index.tsx';

/** Loads the code behind the control, and sets what it finds. */
let show: (state: { kind: string }) => void = () => undefined;
vi.mock('../../../../plugins/offline/client/offline-copy.ts', () => ({
  offlineCopy: (_baseUrl: string, tell: typeof show) => {
    show = tell;
    return { save: () => Promise.resolve(), stopTracking: () => undefined };
  },
}));

afterEach(() => localStorage.clear());

test('nothing is offered for an existing copy until its state is known', async () => {
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
