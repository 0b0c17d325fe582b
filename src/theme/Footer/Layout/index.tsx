// Replaces the frame of the footer: logo and copyright stand in one row at the start, not in the middle, and the link that
// reports a mistake ends it where the page has none of its own.
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type { Props } from '@theme/Footer/Layout';
import ReportMistake from '@site/src/components/ReportMistake';
import { hasOwnReport } from './ownReport';

export default function FooterLayout({ style, links, logo, copyright }: Props): JSX.Element {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  return (
    <footer className={clsx('footer', { 'footer--dark': style === 'dark' })}>
      <div className="container">
        {links}
        <div className="footer__bottom">
          {logo}
          {copyright}
          {!hasOwnReport(plugin.name, pathname) && (
            <div className="footer__report">
              <ReportMistake />
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}
