// Puts the logo and the copyright in a row at the start, then a link for mistakes if the page has none.
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import clsx from 'clsx';
import type { Props } from '@theme/Footer/Layout';
import ReportMistake from '@site/src/components/ReportMistake';

/** Pages below the blog's address that aren't posts. */
const BLOG_LISTS = /\/blog(?:\/(?:page|tags|archive)(?:\/.*)?)?\/?$/;

/** Whether a page has its own link for mistakes, as docs pages, posts, and the not-found page do. */
function useReportLink(): boolean {
  const { pathname } = useLocation();
  const { name } = useRouteContext().plugin;
  const isPost = name === 'docusaurus-plugin-content-blog' && !BLOG_LISTS.test(pathname);
  return isPost || name === 'docusaurus-plugin-content-docs' || name === 'native';
}

export default function FooterLayout({ style, links, logo, copyright }: Props): JSX.Element {
  const hasReportLink = useReportLink();
  return (
    <footer className={clsx('footer', { 'footer--dark': style === 'dark' })}>
      <div className="container">
        {links}
        <div className="footer__bottom line ruled note">
          {logo}
          {copyright}
          {!hasReportLink && <ReportMistake />}
        </div>
      </div>
    </footer>
  );
}
