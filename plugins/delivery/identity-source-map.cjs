/**
 * A loader that gives a script a source map that points to the script itself, line by line. The packages of
 * Docusaurus come with maps to sources that they don't include, so with those maps, a byte couldn't be
 * assigned to its package.
 */
module.exports = function identitySourceMap(source) {
  const code = source.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  // In source map notation, the first column of each line maps to the first column of the next line of the
  // same file.
  const mappings = ['AAAA', ...Array.from(code.matchAll(/\n/g), () => 'AACA')].join(';');
  const map = { version: 3, sources: [this.resourcePath], sourcesContent: [code], names: [], mappings };
  this.callback(null, code, map);
};
