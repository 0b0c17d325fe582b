// Adds a description of the post's social card, which shows the title.
import Head from '@docusaurus/Head';
import { useBlogPost } from '../../internals.ts';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadataWithCard(): JSX.Element {
  const { metadata } = useBlogPost();
  return (
    <>
      <BlogPostPageMetadata />
      <Head>
        <meta property="og:image:alt" content={metadata.title} />
      </Head>
    </>
  );
}
