import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { lazy, Suspense, useState, type LazyExoticComponent } from 'react';
import player from '../LiveTemplate/styles.module.css';
import ScreenTool from '../ScreenTool';
import styles from './styles.module.css';

const loadBuilder = (): LazyExoticComponent<() => JSX.Element> => lazy(() => import('./Builder'));

/**
 * One form for the GDD, SPX, and OGraf definitions of a template. It's in the page from the start. Its script comes after the
 * page's own and makes it work.
 */
export default function DefinitionBuilder(): JSX.Element {
  // A script that couldn't be loaded is only asked for again by a new component.
  const [Builder, setBuilder] = useState(loadBuilder);
  return (
    <ScreenTool className={styles.tool} aria-label="Template Definition Builder" data-definition-builder="">
      <ErrorBoundary
        fallback={({ tryAgain }) => (
          <p className={styles.failed} role="alert">
            The builder can&apos;t be loaded. Check the connection, then try again.{' '}
            <button
              type="button"
              className={player.button}
              onClick={() => {
                setBuilder(loadBuilder());
                tryAgain();
              }}
            >
              Try again
            </button>
          </p>
        )}
      >
        <Suspense fallback={<p className={styles.failed}>Loading the builder</p>}>
          <Builder />
        </Suspense>
      </ErrorBoundary>
    </ScreenTool>
  );
}
