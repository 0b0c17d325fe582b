/**
 * The remark plugin of the API reference: replaces markers with headings, text, and tables. It runs before Docusaurus's own
 * plugins, so that the table of contents, the check of anchors, and the search include its headings.
 */
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Processor, Transformer } from 'unified';
import { expandMarker, isMarker, memberOfHeading } from './markers.ts';
import type { Attributes } from './text.ts';

type File = Parameters<Transformer>[1];

/** A remark plugin for `beforeDefaultRemarkPlugins`. */
export default function apiReference(this: Processor): Transformer<Root> {
  return (root, file) => {
    root.children = expandAll(root.children, this, file);
  };
}

function expandAll(nodes: readonly RootContent[], processor: Processor, file: File): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || !isMarker(node.name ?? '')) return [node];
    let expanded: RootContent[];
    try {
      expanded = expand(node, processor);
    } catch (error) {
      return file.fail(error instanceof Error ? error.message : String(error), node, 'api-reference');
    }
    return expandAll(expanded, processor, file);
  });
}

function expand(node: MdxJsxFlowElement, processor: Processor): RootContent[] {
  const words = wordsOf(node);
  const blocks = expandMarker(node.name ?? '', attributesOf(node), [...words.keys()]);
  return blocks.flatMap((block) => {
    if ('proseOf' in block) return words.get(block.proseOf) ?? [];
    // Docusaurus escapes the ids of a page's own headings before this point. MDX would read `{` as the start of an expression.
    return (processor.parse(block.markdown.replace(/ \{#/gu, ' \\{#')) as Root).children;
  });
}

function attributesOf(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
        throw new Error(`<${node.name}>: attributes have to be plain text, such as name="text"`);
      return [attribute.name, attribute.value];
    }),
  );
}

/** Returns the writer's text inside a marker, by the member that its heading names. */
function wordsOf(node: MdxJsxFlowElement): Map<string, RootContent[]> {
  const words = new Map<string, RootContent[]>();
  let current: RootContent[] | undefined;
  for (const child of node.children) {
    if (isMemberHeading(child)) {
      current = [];
      words.set(memberOfHeading(toString(child)), current);
    } else if (current) {
      current.push(child);
    } else {
      throw new Error(`<${node.name}>: text inside a marker has to be under the heading of a member`);
    }
  }
  return words;
}

const isMemberHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 3;
