// Replaces the card: no emoji, and a title and a description that can wrap.
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '../internals.ts';
import type { Props } from '@theme/DocCard';

export default function DocCard({ item }: Props): JSX.Element | null {
  const doc = useDocById((item.type === 'link' && item.docId) || undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (href === undefined) return null;
  const pages =
    item.type === 'category' && (item.items.length === 1 ? '1 page' : `${item.items.length} pages`);
  const description = item.description ?? (pages || doc?.description);
  return (
    <Link to={href} className="card">
      <h2 className="card-name bare">{item.label}</h2>
      {description && <p className="card-text bare">{description}</p>}
    </Link>
  );
}
