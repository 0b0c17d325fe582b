// Puts the table of contents of a post into a landmark; the classic layout leaves it outside of all.
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import '../css/blog.css';

export default function BlogLayoutWrapper({ toc, ...props }: Props): JSX.Element {
  const contents = toc && (
    <nav aria-label="On this page" className="blog-toc">
      {toc}
    </nav>
  );
  return <BlogLayout {...props} toc={contents} />;
}
