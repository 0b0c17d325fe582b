const COMPARISON = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Webpack loader for modules of the framework that sort paths or names of properties, all of them ASCII, by the rules of a
 * language: sorts them by character codes.
 * @param {string} source text of the module
 * @returns {string} the same without rules of a language
 * @throws {Error} where nothing is compared in that way any more
 */
module.exports = function plainOrderLoader(source) {
  this.cacheable?.();
  const result = source.replace(COMPARISON, (_, one, other) => `((${one} > ${other}) - (${one} < ${other}))`);
  if (result === source || result.includes('localeCompare'))
    throw new Error(
      'plain-order: this module does not compare texts as that of Docusaurus 3.1.1 does. See plugins/plain-order/loader.cjs.',
    );
  return result;
};
