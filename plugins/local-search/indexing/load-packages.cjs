// These packages are ES modules, which the configuration's loader can't import.
module.exports.pagefind = () => import('pagefind');
module.exports.markdown = async () => {
  const [{ unified }, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  return plugins.reduce((processor, plugin) => processor.use(plugin.default), unified());
};
