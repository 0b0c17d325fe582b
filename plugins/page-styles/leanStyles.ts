import { createHash } from 'node:crypto';
import postcss from 'postcss';
import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';
import { isOn } from '../bundle/mechanisms';
import { withFewerProperties } from './properties';
import { withoutUnused, wordsOf } from './unused';

/**
 * Classes that the theme puts together from parts, so that no script names them whole: `theme-admonition-` with the type,
 * `theme-doc-sidebar-item-link-level-` with the level, `docs-doc-id-`, `plugin-id-`, `language-`.
 */
const KEPT = [/^theme-/, /^docs-/, /^plugin-/, /^language-/, /^alert--/];

/** Names what sheets are made of. */
const madeOf = (sheets: readonly string[], words: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([sheets, [...words].sort()]))
    .digest('hex');

async function leanSheets(sheets: readonly string[], words: ReadonlySet<string>): Promise<string[]> {
  const used = isOn('unused-rules') ? await withoutUnused(sheets, words, KEPT) : sheets;
  const roots = used.map((css) => postcss.parse(css));
  if (isOn('custom-properties'))
    withFewerProperties(roots, words, (name) => /^--(?:ifm|docusaurus)-/.test(name));
  return roots.map((root) => root.toString());
}

/** Takes out of the built style sheets what no page of the site can use: most of all, parts of Infima. */
export class LeanStyles implements WebpackPluginInstance {
  /** @param settings What pages are made of beside the scripts, e.g. the frame of every page. */
  constructor(private readonly settings: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanStyles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before the minimizers: they join rules, and a joined rule is harder to take apart.
        { name: 'LeanStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        async (assets) => {
          const contents = (kind: RegExp): [string, string][] =>
            Object.entries(assets)
              .filter(([name]) => kind.test(name))
              .map(([name, source]) => [name, source.source().toString()]);
          const sheets = contents(/\.css$/);
          const words = wordsOf([...contents(/\.js$/).map(([, text]) => text), ...this.settings]);
          const texts = sheets.map(([, css]) => css);
          const lean = await compilation
            .getCache('LeanStyles')
            .providePromise('sheets', madeOf(texts, words), () => leanSheets(texts, words));
          sheets.forEach(([name], position) => {
            compilation.updateAsset(name, new sources.RawSource(lean[position] ?? ''));
          });
        },
      );
    });
  }
}
