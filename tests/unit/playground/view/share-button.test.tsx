import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ShareButton from '../../../../src/playground/view/ShareButton.tsx';
import type { Draft } from '../../../../src/playground/model/draft.ts';

const original: Draft = { actions: 'a', data: '{}', template: '{}' };

/** Text that can't be compressed. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

async function share(actions: string) {
  const user = userEvent.setup();
  render(<ShareButton name="own" draft={{ ...original, actions }} original={original} />);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link to my changes' }));
  return { copy, said: (await screen.findByText(/\w/, { selector: '[role="status"]' })).textContent };
}

afterEach(() => vi.restoreAllMocks());

describe('the button that copies a link', () => {
  it('copies a link with the changes', async () => {
    const { copy, said } = await share('b');
    expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#edit-own=[\w-]+$/));
    expect(said).toBe('Link copied.');
  });

  it('copies nothing if the changes are too large for a link, and says what to do', async () => {
    const { copy, said } = await share(noise(30_000));
    expect(copy).not.toHaveBeenCalled();
    expect(said).toBe('The changes are too large for a link. Download the project instead.');
  });
});
