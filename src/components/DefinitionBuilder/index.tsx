import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import player from '../LiveTemplate/styles.module.css';
import ScreenTool from '../ScreenTool';
// The builder's own script imports it, too late for the builder that's in the page before.
import '../TabList/styles.module.css';
import styles from './styles.module.css';

/** The builder in the page as it's built. */
const StillBuilder = lazy(() => import('./Builder'));

/** What the page had when it was built stays as it is: React neither compares nor changes what's inside. */
const asBuilt = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * One form for the GDD, SPX, and OGraf definitions of a template. It's in the page from the start. Its script comes after the
 * page's own, and then the form that works takes the place of the one that only shows.
 *
 * A Suspense boundary in the browser would do the same, but React draws it anew, empty at first, when any context above it
 * changes before its script is there, and those of Docusaurus change right after the start.
 */
export default function DefinitionBuilder(): JSX.Element {
  const isStarted = useIsBrowser();
  // In a page that was opened by a link within the site, there's nothing yet.
  const [isBuilt] = useState(!isStarted);
  const [Builder, setBuilder] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    import('./Builder').then(
      (module) => {
        if (!isLeft) setBuilder(() => module.default);
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);

  function show(): JSX.Element {
    if (!ExecutionEnvironment.canUseDOM)
      return (
        <div>
          <Suspense>
            <StillBuilder />
          </Suspense>
        </div>
      );
    if (Builder)
      return (
        <div key="live">
          <Builder />
        </div>
      );
    return isBuilt ? <div {...asBuilt} /> : <p className={styles.failed}>Loading the builder</p>;
  }

  return (
    <ScreenTool className={styles.tool} aria-label="Template Definition Builder" data-definition-builder="">
      {isFailed && (
        <p className={styles.failed} role="alert">
          The builder can’t be loaded. Check the connection, then try again.{' '}
          <button
            type="button"
            className={player.button}
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
      {show()}
    </ScreenTool>
  );
}
