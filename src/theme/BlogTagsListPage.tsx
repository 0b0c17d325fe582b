// Adds a description to the list of tags, because the classic page doesn't have one.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';
import { product } from '../product.ts';

export default function BlogTagsListPageWrapper(props: Props): JSX.Element {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={`All tags on the ${product.name} blog, from A to Z.`} />
    </>
  );
}
