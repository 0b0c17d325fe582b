import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageReaderOf } from '../built-html/page-reader.ts';
import { contentOfPlugins } from '../site-content/site-content.ts';
import { copyAddress } from './client/address.ts';
import { markdownOf } from './markdown.ts';
import { chaptersOf } from './pages.ts';
import { copyOf, llmsFullText, llmsText, type Site } from './file-contents.ts';

interface PluginOptions {
  /** The names of the doc sets in `llms.txt`, by plugin ID; `blog` is the blog's name. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Writes a Markdown copy next to each docs page and blog post, plus `llms.txt` and `llms-full.txt`. */
export default function markdownCopies(context: LoadContext, options: PluginOptions): Plugin {
  const { siteConfig, baseUrl } = context;
  const site: Site = { title: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url, baseUrl };
  const reader = pageReaderOf(context);
  const readMarkdown = reader.add('markdown', markdownOf);

  return {
    name: 'markdown-copies',

    async postBuild({ plugins, outDir }) {
      const chapters = chaptersOf(contentOfPlugins(plugins), options.titles);
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      };
      const copies: string[] = [];
      for (const page of chapters.flatMap(({ pages }) => pages)) {
        const markdown = await readMarkdown(page.permalink);
        if (markdown === '') throw new Error(`${page.permalink}: the page doesn't contain any text`);
        const copy = copyOf(page, markdown, site);
        copies.push(copy);
        await write(copyAddress(page.permalink).slice(baseUrl.length), copy);
      }
      reader.save();
      await write('llms.txt', llmsText(chapters, site));
      await write('llms-full.txt', llmsFullText(copies, site));
    },
  };
}
