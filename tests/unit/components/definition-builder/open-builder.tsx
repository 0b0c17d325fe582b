import { configure, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import DefinitionBuilder from '../../../../src/components/DefinitionBuilder';
import { EXAMPLE } from '../../../../src/components/DefinitionBuilder/core/form';
import { keepForm } from '../../../../src/components/DefinitionBuilder/draft';

/** Prepares the tests of a file. Each starts with the example. */
export function prepareBuilder(): void {
  // Nothing of the builder is hidden; finding that out for each element of a form takes most of the time.
  configure({ defaultHidden: true });
  // The builder is read once, so that no test waits for it. Nothing is measured, because a busy machine takes its time.
  beforeAll(() => import('../../../../src/components/DefinitionBuilder/Builder'), 120_000);
  beforeEach(() => keepForm(EXAMPLE));
}

/** Opens the builder. */
export async function open(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<DefinitionBuilder />);
  await screen.findByRole('tablist', {}, { timeout: 30_000 });
  return user;
}

/** What's in a group, such as a field. */
export const group = (name: string) => within(screen.getByRole('group', { name }));
/** The text of a definition. */
export const code = (name: string): string =>
  screen.getByRole('region', { name: `${name} definition` }).textContent ?? '';
