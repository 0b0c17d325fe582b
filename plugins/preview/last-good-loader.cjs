// Shared by both loaders in this folder: if a file contains a mistake, it's reported, and the file's last
// good version is used. Webpack loads them with Node's require, so they can't be TypeScript.

/**
 * @param compile the loader that compiles the file
 * @param options `check` sees the source of a file that's good, and `replace` returns code for one that has
 *   never been good
 */
module.exports = function withLastGood(compile, { check, replace } = {}) {
  const lastGood = new Map();
  return function (source, ...rest) {
    const callback = this.async();
    const useLastGood = async (error) => {
      const good = lastGood.get(this.resourcePath) ?? (await replace?.(this, error));
      if (good === undefined) return callback(error);
      // Otherwise, the next start would use this version without reporting the mistake.
      this.cacheable(false);
      // After an error, the browser wouldn't load updates of other files. The preview shows warnings like
      // errors.
      this.emitWarning(error);
      return callback(null, ...good);
    };
    const finish = async (error, ...result) => {
      if (error) return useLastGood(error);
      check?.(this, source);
      lastGood.set(this.resourcePath, result);
      return callback(null, ...result);
    };
    const context = Object.create(this, {
      async: {
        value:
          () =>
          (...result) =>
            void finish(...result),
      },
    });
    // Docusaurus's loader lets some errors escape, which would end the preview.
    Promise.resolve(compile.call(context, source, ...rest)).catch((error) => void finish(error));
  };
};
