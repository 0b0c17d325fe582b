/**
 * Webpack loader for the registry of chunks in the bundle for browsers. Each entry is
 * `[load, module, require.resolveWeak(module)]`; the last two serve the render on the server, which finds the chunks of a
 * page by them, and a browser would only carry them.
 * @param {string} source text of `.docusaurus/registry.js`
 * @returns {string} the same with entries of one item
 */
module.exports = function registryLoader(source) {
  this.cacheable?.();
  return source.replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']');
};
