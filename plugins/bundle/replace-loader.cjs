/**
 * A webpack loader, which has to be CommonJS. It replaces parts of a module's source. Each part has to be
 * there exactly once. The option `changes` is a list of pairs, `notFound` the message of the error otherwise.
 */
module.exports = function replace(source) {
  const { changes, notFound } = this.getOptions();
  return changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`${notFound}\n${before}`);
    return text.replace(before, after);
  }, source);
};
