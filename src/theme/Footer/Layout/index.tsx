// Replaces the footer's frame: the logo and the copyright are in one row at the start instead of in the middle.
// The link for reporting a mistake comes last, unless the page already has one.
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type { Props } from '@theme/Footer/Layout';
import ReportMistake from '@site/src/components/ReportMistake';
import { hasReportLink } from './has-report-link.ts';

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
          {!hasReportLink(plugin.name, pathname) && (
            <div className="footer__report">
              <ReportMistake />
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}
