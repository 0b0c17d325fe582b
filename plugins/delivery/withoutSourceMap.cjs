/**
 * A loader that takes the address of a source map off a script. Packages of Docusaurus come with maps to sources that they
 * do not ship; with them a byte could not be told to be of the package that it is of.
 */
module.exports = function withoutSourceMap(source) {
  return source.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
};
