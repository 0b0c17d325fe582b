// Replaces the posts of a list with rows: each is a link with a date, a picture, a title, and a description.
import type { Props } from '@theme/BlogPostItems';
import PostRow from '@site/src/components/PostRow';

export default function BlogPostItems({ items }: Props): JSX.Element {
  return (
    <>
      {items.map(({ content: { metadata } }) => (
        <PostRow key={metadata.permalink} {...metadata} />
      ))}
    </>
  );
}
