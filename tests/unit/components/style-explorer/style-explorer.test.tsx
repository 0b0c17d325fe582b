import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import StyleExplorer from '../../../../src/components/StyleExplorer/index.tsx';
import {
  codeOf,
  controlOf,
  specsOf,
  startOf,
  SUBJECTS,
  type Subject,
} from '../../../../src/components/StyleExplorer/properties.ts';
import { ELEMENT_PROPERTIES, MASK_PROPERTIES } from '../../../../src/runtime/model/properties.ts';

const stage = vi.hoisted(() => ({ set: vi.fn(), remove: vi.fn(), openStage: vi.fn() }));
vi.mock('../../../../src/components/StyleExplorer/stage.ts', () => ({ openStage: stage.openStage }));

describe('the properties', () => {
  const subjects = Object.keys(SUBJECTS) as Subject[];

  it('include every property that any element or mask has', () => {
    const shown = new Set(subjects.flatMap((subject) => Object.keys(specsOf(subject))));
    const all = [ELEMENT_PROPERTIES, MASK_PROPERTIES].flatMap((table) =>
      Object.values(table).flatMap((specs) => Object.keys(specs)),
    );
    expect([...shown].sort()).toEqual([...new Set(all)].sort());
  });

  it.each(subjects)('of %s start with a value that their control can show', (subject) => {
    for (const [name, spec] of Object.entries(specsOf(subject))) {
      const control = controlOf(spec);
      const value = startOf(subject, name);
      if (control.kind === 'range') {
        expect(value, name).toBeGreaterThanOrEqual(control.min);
        expect(value, name).toBeLessThanOrEqual(control.max);
      }
      if (control.kind === 'choice') expect(control.options, name).toContain(value);
    }
  });

  it('become a line of code', () => {
    expect(codeOf('text', 'rotation', 20)).toBe("this.findElementByKey('_try').style.rotation.value = 20;");
    expect(codeOf('mask', 'feather', 4)).toContain('masks[0].style.feather.value = 4;');
  });
});

describe('the explorer', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    stage.openStage.mockResolvedValue({ set: stage.set, remove: stage.remove });
  });

  it('loads nothing until the reader wants it, then writes the chosen value', async () => {
    const user = userEvent.setup();
    render(<StyleExplorer />);
    expect(stage.openStage).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Property')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try the properties' }));
    await waitFor(() => expect(stage.openStage).toHaveBeenCalledWith(expect.anything(), 'text'));
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '45' } });
    await waitFor(() => expect(stage.set).toHaveBeenCalledWith('rotation', 45));
    await user.selectOptions(screen.getByLabelText('Property'), 'textAlign');
    await user.selectOptions(screen.getByLabelText('Value'), 'right');
    expect(stage.set).toHaveBeenLastCalledWith('textAlign', 'right');
    expect(screen.getByText("this.findElementByKey('_try').style.textAlign.value = 'right';")).toBeVisible();
  });

  it('applies a choice to a stage that loads later', async () => {
    let arrive = (): void => undefined;
    stage.openStage.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ set: stage.set, remove: stage.remove });
        }),
    );
    const user = userEvent.setup();
    render(<StyleExplorer />);
    await user.click(screen.getByRole('button', { name: 'Try the properties' }));
    await waitFor(() => expect(stage.openStage).toHaveBeenCalledTimes(1));
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '30' } });
    await user.selectOptions(screen.getByLabelText('Property'), 'fontSize');
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '60' } });
    expect(stage.set).not.toHaveBeenCalled();
    arrive();
    await waitFor(() =>
      expect(stage.set.mock.calls).toEqual([
        ['rotation', 30],
        ['fontSize', 60],
      ]),
    );
    // Another subject has its own stage, which doesn't have the previous one's values.
    stage.set.mockClear();
    await user.selectOptions(screen.getByLabelText('Apply to'), 'mask');
    await waitFor(() => expect(stage.openStage).toHaveBeenCalledTimes(2));
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '15' } });
    arrive();
    await waitFor(() => expect(stage.set.mock.calls).toEqual([['rotation', 15]]));
  });

  it('switches to a mask, and removes the previous subject', async () => {
    const user = userEvent.setup();
    render(<StyleExplorer />);
    await user.click(screen.getByRole('button', { name: 'Try the properties' }));
    await waitFor(() => expect(stage.openStage).toHaveBeenCalledTimes(1));
    await user.selectOptions(screen.getByLabelText('Apply to'), 'mask');
    await waitFor(() => expect(stage.openStage).toHaveBeenLastCalledWith(expect.anything(), 'mask'));
    expect(stage.remove).toHaveBeenCalledTimes(1);
  });

  it("says so if the runtime can't be loaded, and lets the reader try again", async () => {
    stage.openStage.mockRejectedValueOnce(new Error('offline'));
    const user = userEvent.setup();
    render(<StyleExplorer />);
    await user.click(screen.getByRole('button', { name: 'Try the properties' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stage.openStage).toHaveBeenCalledTimes(2));
  });
});
