import path from 'node:path';
import type { Configuration, Module } from 'webpack';
import { cssnanoSettings, STYLE_MODULE } from './framework.ts';
import { isOn } from './mechanisms.ts';
import { sheetOf } from './sheets.ts';
import { StylesInManifest } from './styles-in-manifest.ts';

const sheetOfModule = (module: Module): string | undefined => sheetOf(module.nameForCondition() ?? '');

/** One sheet for all pages, like in the framework, plus the sheets in `sheets.ts`. */
const cacheGroups = {
  styles: { test: (module: Module) => sheetOfModule(module) === undefined },
  pageStyles: {
    name: (module: Module) => `styles-${sheetOfModule(module)}`,
    test: (module: Module) => sheetOfModule(module) !== undefined,
    type: STYLE_MODULE,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
};

/**
 * Splits Docusaurus's single style sheet, because every page waits for its style sheets before it's painted.
 */
export function splitStyles(
  { optimization }: Configuration,
  isServer: boolean,
  generatedFilesDir: string,
): Configuration {
  if (isServer || !isOn('split-styles')) return {};
  const { minimizer: minimizers = [] } = optimization ?? {};
  if (minimizers.length > 0) {
    const cssnano = cssnanoSettings(minimizers);
    // It renames animations sheet by sheet, so two sheets of a page could both call an animation `a`.
    cssnano.preset = [cssnano.preset, { reduceIdents: false }];
  }
  return {
    optimization: { splitChunks: { cacheGroups } },
    plugins:
      process.env['NODE_ENV'] === 'production'
        ? [new StylesInManifest(path.join(generatedFilesDir, 'client-manifest.json'))]
        : [],
  };
}
