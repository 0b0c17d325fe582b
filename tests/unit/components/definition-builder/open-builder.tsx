import { configure, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import DefinitionBuilder from '../../../../src/components/DefinitionBuilder/index.tsx';
import { EXAMPLE } from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { storeForm } from '../../../../src/components/DefinitionBuilder/draft.ts';

/** Prepares a file's tests. Each starts with the example. */
export function prepareBuilder(): void {
  // Nothing in the builder is hidden, and checking that for each element of a form takes most of the time.
  configure({ defaultHidden: true });
  // The builder is loaded once, so that no test waits for it. There's no time limit, because a busy machine is slow.
  beforeAll(() => import('../../../../src/components/DefinitionBuilder/Builder.tsx'), 120_000);
  beforeEach(() => storeForm(EXAMPLE));
}

/** Opens the builder. */
export async function open(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<DefinitionBuilder />);
  await screen.findByRole('tablist', {}, { timeout: 30_000 });
  return user;
}

/** The queries for a group, such as a field. */
export const group = (name: string) => within(screen.getByRole('group', { name }));
/** Returns the text of a definition. */
export const code = (name: string): string =>
  screen.getByRole('region', { name: `${name} definition` }).textContent ?? '';
