// Replaces the tag: an outlined word, the number of its posts beside it.
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({ permalink, label, count }: Props): JSX.Element {
  return (
    <Link href={permalink} className={styles.tag}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
