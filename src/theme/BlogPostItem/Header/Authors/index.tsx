// Replaces the authors: names on one line, with their roles on the post itself.
import { useBlogPost } from '../../../internals.ts';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import clsx from 'clsx';

export default function BlogPostItemHeaderAuthors({ className }: Props): JSX.Element | null {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { authors } = metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={clsx('bare line small', className)}>
      {authors.map(({ name, title }) => (
        <li key={name} className="line" itemProp="author" itemScope itemType="https://schema.org/Person">
          <span className="medium" itemProp="name">
            {name}
          </span>
          {title && isBlogPostPage && (
            <span className="soft" itemProp="description">
              {title}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
