// Adds a post's social card to its header, both in the list and on the post itself.
import { useBlogPost } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The small version of a card, in `generated/static`. */
const smallCard = (image: string): string => image.replace(/cards\/(.*)\.png$/, 'cards/small/$1.webp');

export default function BlogPostItemHeaderWithCard(): JSX.Element {
  const { frontMatter, metadata, isBlogPostPage } = useBlogPost();
  // The blog list starts with the newest post.
  const isInView = isBlogPostPage || metadata.prevItem === undefined;
  const card = useBaseUrl(smallCard(frontMatter.image ?? ''));
  return (
    <div className={clsx(styles.head, isBlogPostPage ? styles.post : styles.entry)}>
      <BlogPostItemHeader />
      {frontMatter.image && (
        <img
          className={styles.card}
          src={card}
          alt=""
          width={640}
          height={336}
          loading={isInView ? 'eager' : 'lazy'}
        />
      )}
    </div>
  );
}
