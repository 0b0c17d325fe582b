import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import player from '../../live-template/controls/controls.module.css';
import ScreenTool from '../ScreenTool/index.tsx';
import styles from './styles.module.css';

/** The builder in the page that the build wrote. */
const StillBuilder = lazy(() => import('./Builder.tsx'));

/** React neither compares nor changes the content that the build put into the page. */
const asBuilt = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * One form for all definitions of a template. It's in the page from the start. Its script loads after the page's
 * own, and then the working form replaces the static one. A Suspense boundary would do the same, but React
 * redraws it, empty at first, if any context above it changes before the script has loaded, and Docusaurus
 * changes its contexts right after the start.
 */
export default function DefinitionBuilder(): JSX.Element {
  const isStarted = useIsBrowser();
  // The page doesn't contain it if the reader followed a link within the site.
  const [isBuilt] = useState(!isStarted);
  const [Builder, setBuilder] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    import('./Builder.tsx').then(
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
    if (!ExecutionEnvironment.canUseDOM) {
      return (
        <div>
          <Suspense>
            <StillBuilder />
          </Suspense>
        </div>
      );
    }
    if (Builder) {
      return (
        <div key="live">
          <Builder />
        </div>
      );
    }
    return isBuilt ? <div {...asBuilt} /> : <p className={styles.failed}>Loading the builder</p>;
  }

  return (
    <ScreenTool className={styles.tool} aria-label="Template Definition Builder" data-definition-builder="">
      {isFailed && (
        <p className={styles.failed} role="alert">
          The builder couldn’t be loaded. Check your connection, then try again.{' '}
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
