// Replaces the loader of MDX pages in the preview, see last-good-loader.cjs.
const { readFile } = require('node:fs/promises');
const path = require('node:path');
const { default: compile } = require('@docusaurus/mdx-loader');

const IMPORT = /^import [^'"]*from ["']([^"']+)["']|require\("([^"]+)"\)/gm;

/** A link to a Markdown file for which there was no page when this page was compiled. */
const OPEN_LINK = /\]\([^)\s]+\.mdx?[)#?\s]|^\s*\[[^\]]+\]:\s*\S+\.mdx?(?:[#?]|\s*$)/m;

/** Returns what's wrong with the imports of a compiled page. */
async function check(loader, code, source) {
  // The page may be created later.
  if (OPEN_LINK.test(source)) loader.cacheable(false);
  const resolve = loader.getResolve({ dependencyType: 'esm' });
  for (const [, imported, required] of code.matchAll(IMPORT)) {
    const request = (imported ?? required).split('!').at(-1).replace(/\?.*$/, '');
    try {
      await resolve(loader.context, request);
    } catch {
      return new Error(`The page imports ${request}, which doesn't exist.`);
    }
  }
  return undefined;
}

/** A page with a mistake that has never been correct shows the mistake. */
async function replace(loader, error) {
  const metadata = loader.getOptions().metadataPath?.(loader.resourcePath);
  const json = metadata === undefined ? '{}' : await readFile(metadata, 'utf8').catch(() => '{}');
  const file = path.relative(loader.rootContext, loader.resourcePath);
  const text = JSON.stringify(`${file}\n\n${error.message}`);
  return [
    `import { createElement } from 'react';
export const frontMatter = {}, assets = {}, toc = [], contentTitle = undefined, metadata = ${json};
export default () => createElement('pre', null, ${text});`,
  ];
}

module.exports = require('./last-good-loader.cjs')(compile, { check, replace });
