// These packages are ES modules, which the configuration's loader can't import.
module.exports.load = async () => {
  const [fromHtml, toHtml, mdast, markdown, gfm, parse5] = await Promise.all([
    import('hast-util-from-parse5'),
    import('hast-util-to-parse5'),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
    import('parse5'),
  ]);
  return {
    parse: (html) => fromHtml.fromParse5(parse5.parse(html)),
    parseFragment: (html) => fromHtml.fromParse5(parse5.parseFragment(html)),
    serialize: (tree) => parse5.serialize(toHtml.toParse5(tree)),
    toMarkdown: (tree) =>
      markdown.toMarkdown(mdast.toMdast(tree), {
        bullet: '-',
        rule: '-',
        fences: true,
        listItemIndent: 'one',
        extensions: [gfm.gfmToMarkdown({ tablePipeAlign: false })],
      }),
  };
};
