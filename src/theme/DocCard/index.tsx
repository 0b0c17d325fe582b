// Replaces the card: no emoji, and a title and a description that can wrap.
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/theme-common/internal';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCard';
import styles from './styles.module.css';

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly description?: string | undefined;
}

function Card({ href, title, description }: CardProps): JSX.Element {
  return (
    <Link to={href} className={`card ${styles.card}`}>
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}

function CategoryCard({ item }: { readonly item: PropSidebarItemCategory }): JSX.Element | null {
  const href = findFirstSidebarItemLink(item);
  const pages = item.items.length === 1 ? '1 page' : `${item.items.length} pages`;
  return href ? <Card href={href} title={item.label} description={item.description ?? pages} /> : null;
}

function LinkCard({ item }: { readonly item: PropSidebarItemLink }): JSX.Element {
  const doc = useDocById(item.docId ?? undefined);
  return <Card href={item.href} title={item.label} description={item.description ?? doc?.description} />;
}

export default function DocCard({ item }: Props): JSX.Element | null {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(`A card needs a link or a category, not ${JSON.stringify(item)}.`);
  }
}
