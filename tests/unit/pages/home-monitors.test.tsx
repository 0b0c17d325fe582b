import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Monitors from '../../../src/pages/_home/Monitors.tsx';

it("takes the home page's graphic on and off air, and keeps the focus where it is", async () => {
  const user = userEvent.setup();
  render(<Monitors />);
  const stop = screen.getByRole('button', { name: 'Stop' });
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByText('On air')).toBeVisible();
  expect(stop).toHaveAttribute('aria-disabled', 'false');
  stop.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Off air', {}, { timeout: 8000 })).toBeVisible();
  expect(stop).toHaveAttribute('aria-disabled', 'true');
  expect(stop).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Off air')).toBeVisible();
}, 15_000);
