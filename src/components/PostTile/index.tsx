import Link from '@docusaurus/Link';
import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { metaOf } from '../../player/meta.ts';
import Picture from '../../player/Picture.tsx';
import styles from './styles.module.css';

/** A post in a list, with a link that covers it. The front matter's `picture` is the name of an example. */
export default function PostTile(post: PropBlogPostContent['metadata']): JSX.Element {
  const { permalink, title, description, date, formattedDate, frontMatter } = post;
  const { picture } = frontMatter;
  const meta = typeof picture === 'string' ? metaOf(picture) : undefined;
  return (
    <article
      className={`stack holder ${styles.post}`}
      itemProp="blogPost"
      itemScope
      itemType="https://schema.org/BlogPosting"
    >
      {meta && (
        <Picture
          meta={meta}
          backdrop={meta.backdrop}
          isLive={false}
          sizes="(min-width: 768px) 28rem, 100vw"
        />
      )}
      <div className="stack tight">
        <time className="soft small" dateTime={date} itemProp="datePublished">
          {formattedDate}
        </time>
        <h2 className="bare" itemProp="headline">
          <Link to={permalink} itemProp="url">
            <span className="hover-underline">{title}</span>
          </Link>
        </h2>
        <p className="bare" itemProp="description">
          {description}
        </p>
      </div>
    </article>
  );
}
