// Replaces the not-found page's text: a lower third with the address, the search, the templates, and links.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import type { Props } from '@theme/NotFound/Content';
import ReportMistake from '@site/src/components/ReportMistake';
import styles from './styles.module.css';

// A separate chunk, because any docs page can turn out to be missing and loads the rest of this file.
const AddressOnAir = lazy(() => import('@site/src/components/AddressOnAir'));

/** Opens the search box, which knows whether it's in the navbar or in a dialog. */
const search = (): void => document.querySelector<HTMLElement>('.navbar button[aria-keyshortcuts]')?.click();

export default function NotFoundContent({ className }: Props): JSX.Element {
  const { pathname } = useLocation();
  // A single file serves every address without a page, so only the browser knows which address it was.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container stack', styles.page, className)}>
      <div className={`monitor ${styles.stage}`}>
        {/* If the server rendered the boundary, an update before it's hydrated would be an error. */}
        {isBrowser && (
          <Suspense>
            <AddressOnAir pathname={pathname} />
          </Suspense>
        )}
      </div>
      <div className="prose">
        <h1>Page not found</h1>
        <p>No page is on air at this address. The address may contain a typo, or the page may have moved.</p>
        <p className="line">
          <button type="button" className="button button--primary" onClick={search}>
            Search
          </button>
          <Link className="button button--secondary" to="/user-guide/tutorials">
            Templates
          </Link>
        </p>
        <p>
          Or start over in the <Link to="/user-guide">User Guide</Link>, the{' '}
          <Link to="/api">Actions API</Link>, or the <Link to="/blog">Blog</Link>.
        </p>
        <ReportMistake />
      </div>
    </main>
  );
}
