// Adds the button that copies the page as Markdown, beside the breadcrumbs or in their place.
import { useDoc } from '@docusaurus/theme-common/internal';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { copyAddress } from '../../../plugins/markdown-copies/address';
import CopyPage from '../../components/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithCopy(): JSX.Element {
  const { metadata } = useDoc();
  const address = copyAddress(metadata.permalink);
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage key={address} address={address} />
    </div>
  );
}
