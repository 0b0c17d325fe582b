// Replaces the archive with a list by year, with dates in a column and the title in the main area.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import '../../css/blog.css';
import styles from './styles.module.css';

function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years).sort(([a], [b]) => Number(b) - Number(a));
}

/** "November 14", because the year is above the list. */
const dayOf = (date: string, locale: string): string =>
  new Date(date).toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

export default function BlogArchivePage({ archive }: Props): JSX.Element {
  const title = 'Archive';
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <>
      <PageMetadata title={title} description="All posts on the blog, grouped by year." />
      <Layout>
        <main className="container margin-vert--lg">
          <header className="page-head stack margin-bottom--lg">
            <h1 className="bare">{title}</h1>
            <p className="bare soft">All blog posts, newest first.</p>
          </header>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section
              key={year}
              className={`stack margin-bottom--lg ${styles.year}`}
              aria-labelledby={`year-${year}`}
            >
              <h2 className="bare" id={`year-${year}`}>
                {year}
              </h2>
              <ul className="bare prose">
                {posts.map(({ metadata }) => (
                  <li key={metadata.permalink} className="ruled baseline">
                    <time className="soft small" dateTime={metadata.date}>
                      {dayOf(metadata.date, currentLocale)}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
