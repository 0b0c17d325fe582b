/**
 * Stands after the loader of MDX: keeps what that made for the compiler of scripts, and gives it to the one of pages.
 *
 * @type {Map<string, { code: string, dependencies: readonly string[] }>}
 */
const made = new Map();

/** @this {import('webpack').LoaderContext<object>} */
module.exports = function keep(code) {
  if (this._compiler?.name === 'client')
    made.set(this.resource, { code, dependencies: this.getDependencies() });
  return code;
};

/** @this {import('webpack').LoaderContext<object>} */
module.exports.pitch = function give() {
  if (this._compiler?.name !== 'server') return undefined;
  const found = made.get(this.resource);
  // Nothing is lost where there is none: it is made again.
  if (found === undefined) return undefined;
  made.delete(this.resource);
  for (const file of found.dependencies) this.addDependency(file);
  return found.code;
};
