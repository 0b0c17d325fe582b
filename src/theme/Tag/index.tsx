// Replaces the tag: an outlined name for readers, and the number of its posts next to it.
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import { tagLabel } from './tag-label.ts';

export default function Tag({ permalink, label, count }: Props): JSX.Element {
  return (
    <Link href={permalink} className="chip">
      {tagLabel(label)}
      {count !== undefined && <span className="count">{count}</span>}
    </Link>
  );
}
