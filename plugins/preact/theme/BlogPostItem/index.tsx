// Wraps a blog post: it is hydrated in a turn of its own.
import BlogPostItem from '@theme-init/BlogPostItem';
import type { ComponentProps } from 'react';
import Part from '../../client/Part';

export default function BlogPostItemInTurn(props: ComponentProps<typeof BlogPostItem>): JSX.Element {
  return (
    <Part>
      <BlogPostItem {...props} />
    </Part>
  );
}
