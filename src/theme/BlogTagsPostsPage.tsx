// Gives each tag's page a description of its own; the classic one has none.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type { Props } from '@theme/BlogTagsPostsPage';
import { product } from '../product';

export default function BlogTagsPostsPageWrapper(props: Props): JSX.Element {
  const { count, label } = props.tag;
  const posts = count === 1 ? 'The post' : `All ${count} posts`;
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <PageMetadata description={`${posts} of the ${product.name} blog with the tag ${label}.`} />
    </>
  );
}
