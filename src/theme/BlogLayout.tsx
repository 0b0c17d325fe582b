// Puts a post's table of contents into a landmark. In the classic layout, it's outside all landmarks.
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
