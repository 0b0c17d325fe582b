import { product } from '../product.ts';

/** The blog's wording, and how many posts it lists at a time. */
export const blog = {
  blogTitle: `${product.name} blog`,
  blogDescription: `${product.name} releases, integrations, and events.`,
  blogSidebarTitle: 'Latest posts',
  blogSidebarCount: 5,
  postsPerPage: 10,
};
