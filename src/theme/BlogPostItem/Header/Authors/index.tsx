// Replaces the authors: names with their roles, on one line.
import { useBlogPost } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function BlogPostItemHeaderAuthors({ className }: Props): JSX.Element | null {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={clsx(styles.authors, className)}>
      {authors.map(({ name, title }) => (
        <li key={name} itemProp="author" itemScope itemType="https://schema.org/Person">
          <span className={styles.name} itemProp="name">
            {name}
          </span>
          {title && <span itemProp="description">{title}</span>}
        </li>
      ))}
    </ul>
  );
}
