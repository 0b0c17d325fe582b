// Replaces the crash message: it has the site's look, no inline styles, and works outside every context.
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

export default function ErrorPageContent({ error, tryAgain }: Props): JSX.Element {
  return (
    <main className="container margin-vert--lg">
      <h1>This page crashed.</h1>
      <p>The rest of the site still works. The page reported this error:</p>
      <div className="error-box mono">
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
    </main>
  );
}
