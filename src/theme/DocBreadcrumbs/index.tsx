// Adds the button that copies the page as Markdown, and breadcrumbs for pages that aren't in a sidebar.
import { useDoc, useDocsSidebar } from '../internals.ts';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { copyAddress } from '../../../plugins/markdown-copies/client/address.ts';
import CopyPage from '../../components/CopyPage/index.tsx';
import PageBreadcrumbs from './PageBreadcrumbs.tsx';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithCopy(): JSX.Element {
  const { metadata } = useDoc();
  const address = copyAddress(metadata.permalink);
  return (
    <div className={`line spread ${styles.row}`}>
      {useDocsSidebar() === null ? <PageBreadcrumbs /> : <DocBreadcrumbs />}
      <CopyPage key={address} address={address} />
    </div>
  );
}
