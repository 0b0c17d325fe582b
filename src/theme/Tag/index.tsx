// Replaces the tag: an outlined name for readers, and the number of its posts next to it.
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import styles from './styles.module.css';
import { tagLabel } from './tag-label.ts';

export default function Tag({ permalink, label, count }: Props): JSX.Element {
  return (
    <Link href={permalink} className={styles.tag}>
      {tagLabel(label)}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
