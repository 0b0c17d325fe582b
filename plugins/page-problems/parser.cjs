// These packages are ES modules. The configuration's loader would compile each of them, which takes seconds.
module.exports = async () => {
  const [{ unified }, { default: comments }, ...plugins] = await Promise.all([
    import('unified'),
    import('@slorber/remark-comment'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  return plugins
    .reduce((parser, plugin) => parser.use(plugin.default), unified())
    .use(comments, { ast: true });
};
