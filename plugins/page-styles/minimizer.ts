import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

/**
 * The minimizer of Docusaurus 3.1.1 with its options, except for two. It leaves the names of animations and grid areas as
 * they are: it shortens them sheet by sheet, so two sheets of one page would both call theirs `a`. And it does not move
 * declarations from rule to rule: that saves characters, but Brotli finds fewer repetitions and the sheet gets larger.
 */
export function cssMinimizer(): CssMinimizerPlugin {
  return new CssMinimizerPlugin<[object, object]>({
    minimizerOptions: [
      { preset: [require.resolve('@docusaurus/cssnano-preset'), { reduceIdents: false }] },
      {
        inline: false,
        level: {
          1: { all: false, removeWhitespace: true },
          2: { all: true, restructureRules: false, removeUnusedAtRules: false },
        },
      },
    ],
    minify: [CssMinimizerPlugin.cssnanoMinify, CssMinimizerPlugin.cleanCssMinify],
  }) as CssMinimizerPlugin;
}
