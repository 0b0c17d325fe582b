import routes from '../fixtures/routes.json';

/** The routes of the user guide and of the API reference, with their sidebar flags. */
export const docRoutes = [...routes.userGuide, ...routes.api];

/** Every route in a list, without redirects and the not-found page. */
export const routesIn = ({ pages, blog, userGuide, api }: typeof routes): readonly string[] => [
  ...pages,
  ...blog.index,
  ...blog.posts,
  ...blog.tags,
  ...[...userGuide, ...api].map((route) => route.path),
];

/** The list of all routes, which `npm run update` writes. */
export const routeList = routes;
export const allRoutes = routesIn(routes);

export const redirects = routes.redirects;
export const blogPosts = routes.blog.posts;

export const KINDS_OF_PAGES = {
  home: '/',
  'plain page': '/markdown-page',
  'guide index': '/user-guide',
  tasks: '/user-guide/tutorials',
  'docs page': '/user-guide/elements/text',
  'docs page without sidebar': '/user-guide/layer',
  'API page': '/api/layer',
  'long tables': '/user-guide/keyboard-shortcuts',
  'blog list': '/blog',
  'blog post': '/blog/keyfill-2.3-release-notes',
  archive: '/blog/archive',
  tags: '/blog/tags',
  'not found': '/no/such/page',
} as const;
