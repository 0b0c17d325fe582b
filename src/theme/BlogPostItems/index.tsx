// Replaces the posts of a list with tiles: each is a link with a picture, a date, a title, and a description.
import type { Props } from '@theme/BlogPostItems';
import PostTile from '@site/src/components/PostTile';

export default function BlogPostItems({ items }: Props): JSX.Element {
  return (
    <div className="posts">
      {items.map(({ content: { metadata } }) => (
        <PostTile key={metadata.permalink} {...metadata} />
      ))}
    </div>
  );
}
