/** Members of objects in the order of their names; lists stay as they are. */
const sorted = (_key, value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one > other) - (one < other)))
    : value;

/**
 * Webpack loader for JSON: the same data becomes the same text, in whatever order it was collected.
 * @param {string} source
 * @returns {string}
 */
module.exports = function sortedLoader(source) {
  this.cacheable?.();
  return JSON.stringify(JSON.parse(source), sorted);
};
