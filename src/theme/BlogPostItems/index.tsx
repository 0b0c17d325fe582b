// Replaces the posts of a list with rows: each is a link with a date, a picture, a title, and a description.
import { lazy, Suspense } from 'react';
import type { Props } from '@theme/BlogPostItems';

// A chunk of its own: several kinds of page list posts, and what they share would load with every page.
const PostRow = lazy(() => import('@site/src/components/PostRow'));

export default function BlogPostItems({ items }: Props): JSX.Element {
  return (
    <Suspense>
      {items.map(({ content: { metadata } }) => (
        <PostRow key={metadata.permalink} {...metadata} />
      ))}
    </Suspense>
  );
}
