// Gives the page of each tag a readable name and its own description; the classic page doesn't have one.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type { Props } from '@theme/BlogTagsPostsPage';
import { product } from '../product.ts';
import { tagLabel } from './Tag/tag-label.ts';

export default function BlogTagsPostsPageWrapper(props: Props): JSX.Element {
  const { count } = props.tag;
  const label = tagLabel(props.tag.label);
  const posts = count === 1 ? 'The post' : `All ${count} posts`;
  return (
    <>
      <BlogTagsPostsPage {...props} tag={{ ...props.tag, label }} />
      <PageMetadata description={`${posts} on the ${product.name} blog with the tag ${label}.`} />
    </>
  );
}
