// The packages that turn HTML into Markdown are ES modules, which the configuration's loader can't import.
module.exports.load = async () => {
  const [html, mdast, markdown, gfm, parse5] = await Promise.all([
    import('hast-util-from-parse5'),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
    import('parse5'),
  ]);
  return {
    parse: (text) => html.fromParse5(parse5.parse(text)),
    toMdast: mdast.toMdast,
    toMarkdown: (tree) =>
      markdown.toMarkdown(tree, {
        bullet: '-',
        rule: '-',
        fences: true,
        listItemIndent: 'one',
        extensions: [gfm.gfmToMarkdown({ tablePipeAlign: false })],
      }),
  };
};
