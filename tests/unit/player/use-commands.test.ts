// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Command } from '../../../src/player/commands.ts';
import { ROW_INTERVAL } from '../../../src/player/form/presets.ts';
import { useCommands } from '../../../src/player/on-demand/useCommands.ts';
import { firstState } from '../../../src/player/player-state.ts';
import { createQueue } from '../../../src/player/queue.ts';
import { createStore } from '../../../src/shared/store.ts';

it.each<[after: Command | undefined, updates: number]>([
  [undefined, 4],
  [{ type: 'stop' }, 2],
  [{ type: 'preset', preset: 'longest' }, 3],
])('several updates in a row end with %j after the second', async (after, updates) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const fields = [{ key: '_a', title: 'A', type: 'text' }] as const;
  const session = { open: () => Promise.resolve(), run: vi.fn<(command: Command) => void>() };
  const queue = createQueue<Command>();
  const store = createStore(firstState('lower-third', { _a: 'x' }));
  const playing = { fields, shown: { session, opening: {} } };
  const { unmount } = renderHook(() =>
    useCommands(queue, { ...{ playing, store, initial: {}, figure: document.body, idOf: String } } as never),
  );
  await vi.waitFor(() =>
    expect(session.run).toHaveBeenCalledWith(expect.objectContaining({ type: 'motion' })),
  );
  vi.useFakeTimers();
  queue.send({ type: 'preset', preset: 'row' });
  await vi.advanceTimersByTimeAsync(ROW_INTERVAL);
  if (after) queue.send(after);
  await vi.advanceTimersByTimeAsync(9 * ROW_INTERVAL);
  expect(session.run.mock.calls.filter(([{ type }]) => type === 'update')).toHaveLength(updates);
  unmount();
});
