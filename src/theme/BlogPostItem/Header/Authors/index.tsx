// Replaces the authors: names on one line, with their roles on the post itself.
import { useBlogPost } from '../../../internals.ts';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function BlogPostItemHeaderAuthors({ className }: Props): JSX.Element | null {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { authors } = metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={clsx(styles.authors, className)}>
      {authors.map(({ name, title }) => (
        <li key={name} itemProp="author" itemScope itemType="https://schema.org/Person">
          <span className={styles.name} itemProp="name">
            {name}
          </span>
          {title && isBlogPostPage && <span itemProp="description">{title}</span>}
        </li>
      ))}
    </ul>
  );
}
