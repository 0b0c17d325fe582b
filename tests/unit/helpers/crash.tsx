import { render } from '@testing-library/react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

/** Returns what the crash screen says about an element that can't be rendered: its message and its causes' messages. */
export function crashMessageOf(element: ReactElement): string | null {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom reports the errors that React rethrows for the developer tools.
  const silence = (event: Event): void => event.preventDefault();
  window.addEventListener('error', silence);
  try {
    const screen = render(
      <ErrorBoundary
        fallback={({ error }) => (
          <div data-testid="crash">
            <ErrorBoundaryError error={error} />
          </div>
        )}
      >
        {element}
      </ErrorBoundary>,
    );
    return screen.queryByTestId('crash')?.textContent ?? null;
  } finally {
    window.removeEventListener('error', silence);
    silenced.mockRestore();
  }
}
