/** What is changed of the CSS minimizer of Docusaurus 3.1.1: the options of cssnano, and those of clean-css after it. */
interface CssMinimizer {
  readonly options: {
    readonly minimizer: {
      readonly options: readonly [
        { preset: unknown },
        { readonly level: { readonly 2: { restructureRules: boolean } } },
      ];
    };
  };
}

function isCssMinimizer(minimizer: unknown): minimizer is CssMinimizer {
  const { options } = (minimizer as Partial<CssMinimizer>).options?.minimizer ?? {};
  return (
    typeof options?.[0]?.preset === 'string' && typeof options[1]?.level[2]?.restructureRules === 'boolean'
  );
}

/**
 * Lets the minimizer leave the names of animations and grid areas as they are: it shortens them sheet by sheet, so two
 * sheets of one page would both call theirs `a`. And it does not move declarations from rule to rule: that saves
 * characters, but Brotli finds fewer repetitions and the sheet gets larger.
 * @throws Error where there is no such minimizer, as with another version of Docusaurus: pages would look wrong in builds only.
 */
export function tuneMinimizer(minimizers: readonly unknown[]): void {
  const found = minimizers.find(isCssMinimizer);
  if (found === undefined)
    throw new Error(
      'page-styles: no CSS minimizer with the options of Docusaurus 3.1.1 was found. See plugins/page-styles/minimizer.ts.',
    );
  const [nano, clean] = found.options.minimizer.options;
  nano.preset = [nano.preset, { reduceIdents: false }];
  clean.level[2].restructureRules = false;
}
