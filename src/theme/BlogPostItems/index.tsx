// Replaces the posts of a list with tiles: each is a link with a picture, a date, a title, and a description.
import type { Props } from '@theme/BlogPostItems';
import PostRow from '@site/src/components/PostRow';

export default function BlogPostItems({ items }: Props): JSX.Element {
  return (
    <div className="posts">
      {items.map(({ content: { metadata } }) => (
        <PostRow key={metadata.permalink} {...metadata} />
      ))}
    </div>
  );
}
