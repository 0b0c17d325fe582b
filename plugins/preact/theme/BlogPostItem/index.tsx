// Wraps a blog post: it is hydrated in a turn of its own.
import BlogPostItem from '@theme-init/BlogPostItem';
import { inTurn } from '../../client/inTurn';

export default inTurn(BlogPostItem);
