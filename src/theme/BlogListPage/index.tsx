// Replaces the list page: adds the title that the theme leaves out, and the note about what's fictional.
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import { product } from '@site/src/product';

export default function BlogListPage({ metadata, items }: Props): JSX.Element {
  const title = metadata.page > 1 ? `${metadata.blogTitle}, page ${metadata.page}` : metadata.blogTitle;
  const description =
    metadata.page === 1 ? metadata.blogDescription : `${metadata.blogDescription} Page ${metadata.page}.`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout>
        <header className="page-head stack margin-bottom--lg">
          <h1 className="bare">{title}</h1>
          <p className="bare soft">{metadata.blogDescription}</p>
          <div className="line spread">
            <p className="bare note">
              {product.name}, its partners, and its part in events are fictional. CasparCG, SPX, LiveOS,
              OGraf, GDD, and IBC are real.
            </p>
            <p className="bare note prose">
              <Link to="/blog/archive">All posts by year</Link> · <Link to="/blog/tags">All tags</Link>
            </p>
          </div>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
