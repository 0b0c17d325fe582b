// Ejected: the classic list has no h1 and nowhere to put one; ours opens with a title, what the blog is and a standing note.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import { product } from '../../product';
import styles from './styles.module.css';

/** The first page has the blog's own title; the others say which they are. */
function pageTitle({ blogTitle, page, totalPages }: Props['metadata']): string {
  return page === 1 ? blogTitle : `${blogTitle}, page ${page} of ${totalPages}`;
}

function pageDescription({ blogDescription, page }: Props['metadata']): string {
  return page === 1 ? blogDescription : `${blogDescription} Older posts, page ${page}.`;
}

export default function BlogListPage({ metadata, items, sidebar }: Props): JSX.Element {
  const title = pageTitle(metadata);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={pageDescription(metadata)} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{metadata.blogDescription}</p>
          <p className={styles.note}>
            {product.name}, its partners Northlight and Tallyworks and their part in events are invented.
            CasparCG, SPX, OGraf, GDD, LiveOS and IBC are real.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
