// Replaces the text of the not-found page: it explains what happened in the style of a lower third, and offers links.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import { reportAddress } from '@site/src/components/ReportMistake/report';
import { linkOf, product } from '@site/src/product';
import styles from './styles.module.css';

const areas = [
  { to: '/user-guide', label: 'User Guide', what: 'Draw, animate, and export a template, step by step.' },
  { to: '/user-guide/tutorials', label: 'Templates', what: 'Play, edit, and download every template.' },
  { to: '/api', label: 'Actions API', what: 'Every object, method, and property that an action can use.' },
  { to: '/blog', label: 'Blog', what: 'Release notes, integrations, and events.' },
];

export default function NotFoundContent({ className }: Props): JSX.Element {
  const { pathname } = useLocation();
  // A single file serves every address without a page, so only the browser knows which address it was.
  const isBrowser = useIsBrowser();
  const form = linkOf(product.reportUrl);
  const isForm = isBrowser && form === product.reportUrl;
  return (
    <main className={clsx('container', styles.page, className)}>
      <div className={styles.lowerThird}>
        <h1 className={styles.title}>Page not found</h1>
        <p className={styles.line}>No page is on air at this address.</p>
      </div>
      <div className="prose">
        <p>
          The address may contain a typo, or the page may have moved. Use the search at the top of this page
          to look for a word from its title, or start from one of these pages.
        </p>
        <ul className={styles.areas}>
          {areas.map(({ to, label, what }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{what}</span>
            </li>
          ))}
        </ul>
        <p className={styles.report}>
          Did a link on this site bring you here?{' '}
          <Link href={isForm ? reportAddress(form, pathname, null) : form}>Report the mistake</Link>.
        </p>
      </div>
    </main>
  );
}
