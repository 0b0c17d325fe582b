import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { sectionsOfTree } from '../../../../plugins/local-search/indexing/markdown.ts';
import type { Section } from '../../../../plugins/local-search/indexing/section-writer.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** The sections that the preview finds in a page's source. */
export function sectionsOfSource(source: string, title: string): Section[] {
  return sectionsOfTree(processor.parse(escapeMarkdownHeadingIds(source)), title);
}
