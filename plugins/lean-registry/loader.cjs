const ENTRY =
  /^( *"[\w-]+": \[\(\) => import\(\/\* webpackChunkName: ")([\w-]+)(" \*\/ "([^"\n]*)"\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/gm;

/** Modules that no page loads one without the other: by the module whose chunk the others join. */
const TOGETHER = [
  [
    '@theme/DocItem',
    /^@theme\/Doc(?:s|Version)?Root$|\/docusaurus-plugin-content-docs\/.*\/plugin-route-context-module/,
  ],
  [
    '~blog/default/blog-post-list-prop-default.json',
    /\/docusaurus-plugin-content-blog\/.*\/plugin-route-context-module/,
  ],
];
/** Beginnings of posts, as lists show them; their names begin with the date. */
const EXCERPT = /\/blog\/\d{4}-[^"]*\?truncated=true$/;
/** As many as a list has on a page: the newest are one chunk, and so on. */
const EXCERPTS = 10;

/** @returns {string | undefined} the module whose chunk a module joins */
function leaderOf(name, excerpts) {
  const at = excerpts.indexOf(name);
  return at < 0 ? TOGETHER.find(([, others]) => others.test(name))?.[0] : excerpts[at - (at % EXCERPTS)];
}

/**
 * Webpack loader for the registry of chunks in the bundle for browsers. Each entry is
 * `[load, module, require.resolveWeak(module)]`; the last two serve the render on the server, which finds the chunks of a
 * page by them, and a browser would only carry them. What is loaded together becomes one chunk.
 * @param {string} source text of `.docusaurus/registry.js`
 * @returns {string} the same with entries of one item
 */
module.exports = function registryLoader(source) {
  this.cacheable?.();
  const chunks = new Map([...source.matchAll(ENTRY)].map(([, , chunk, , name]) => [name, chunk]));
  const excerpts = [...chunks.keys()]
    .filter((name) => EXCERPT.test(name))
    .sort()
    .reverse();
  return source.replace(
    ENTRY,
    (_, start, chunk, end, name) => `${start}${chunks.get(leaderOf(name, excerpts)) ?? chunk}${end}]`,
  );
};
