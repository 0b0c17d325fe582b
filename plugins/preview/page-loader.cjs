// Replaces the loader of MDX pages in the preview, see last-good-loader.cjs.
const { readFile } = require('node:fs/promises');
const path = require('node:path');
const { default: compile } = require('@docusaurus/mdx-loader');

/** A link to a Markdown file for which there was no page when this page was compiled. */
const OPEN_LINK = /\]\([^)\s]+\.mdx?[)#?\s]|^\s*\[[^\]]+\]:\s*\S+\.mdx?(?:[#?]|\s*$)/m;

/** The page may be created later. */
function check(loader, source) {
  if (OPEN_LINK.test(source)) loader.cacheable(false);
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
