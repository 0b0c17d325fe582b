import routes from '../fixtures/routes.json';

interface DocRoute {
  readonly path: string;
  readonly sidebar: boolean;
}

/** The routes of the user guide and of the API reference, with their sidebar flags. */
export const docRoutes: readonly DocRoute[] = [...routes.userGuide, ...routes.api];

/** Every route of the site, without redirects and the not-found page. */
export const allRoutes: readonly string[] = [
  ...routes.pages,
  ...routes.blog.index,
  ...routes.blog.posts,
  ...routes.blog.tags,
  ...docRoutes.map((route) => route.path),
];

export const redirects = routes.redirects;
export const blogTags = routes.blog.tags;
export const blogPosts = routes.blog.posts;
