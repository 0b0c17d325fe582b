/** Fills in the API reference's markers, before Docusaurus's own plugins run, so they see its headings. */
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Processor, Transformer } from 'unified';
import { expandMarker, markerOf } from './markers.ts';
import type { Attributes, Block } from './text.ts';
import { reasonOf } from '../../shared/reason-of.ts';

type File = Parameters<Transformer>[1];

/** A remark plugin for `beforeDefaultRemarkPlugins`. */
export default function apiReference(this: Processor): Transformer<Root> {
  return (root, file) => {
    root.children = expandAll(root.children, this, file);
  };
}

const expandAll = (nodes: readonly RootContent[], processor: Processor, file: File): RootContent[] =>
  nodes.flatMap((node) => {
    const marker = node.type === 'mdxJsxFlowElement' ? markerOf(node.name) : undefined;
    if (node.type !== 'mdxJsxFlowElement' || !marker) return [node];
    try {
      const words = wordsOf(node);
      const blocks = expandMarker(marker, attributesOf(node), [...words.keys()]);
      return blocks.flatMap((block) => nodesOf(block, words, processor, file));
    } catch (error) {
      const message = reasonOf(error);
      return file.fail(`<${node.name}>: ${message}`, node, 'api-reference');
    }
  });

function nodesOf(
  block: Block,
  words: ReadonlyMap<string, readonly RootContent[]>,
  processor: Processor,
  file: File,
): RootContent[] {
  if ('proseOf' in block) return expandAll(splitAtExample(words.get(block.proseOf))[0], processor, file);
  if ('entry' in block) {
    const children = block.entry.flatMap((part) => nodesOf(part, words, processor, file));
    const className = { type: 'mdxJsxAttribute', name: 'className', value: 'member' } as const;
    return [
      { type: 'mdxJsxFlowElement', name: 'div', attributes: [className], children } as MdxJsxFlowElement,
    ];
  }
  const [, written] = splitAtExample('exampleOf' in block ? words.get(block.exampleOf) : []);
  if (written.length > 0) return expandAll(written, processor, file);
  // Docusaurus has already escaped the IDs of a page's own headings. MDX would read `{` as code.
  const { children } = processor.parse(block.markdown.replace(/ \{#/gu, ' \\{#')) as Root;
  const data = { hProperties: { className: ['small', 'soft'] } };
  return 'isAside' in block ? children.map((node) => ({ ...node, data })) : children;
}

/** Splits a writer's text at the example, or at the sentence that introduces it. */
function splitAtExample(words: readonly RootContent[] = []): [before: RootContent[], rest: RootContent[]] {
  const at = words.findIndex((node) => node.type === 'code' && node.lang === 'js');
  if (at < 0) return [[...words], []];
  const from = at > 0 && /:$/u.test(toString(words[at - 1])) ? at - 1 : at;
  return [words.slice(0, from), words.slice(from)];
}

const attributesOf = (node: MdxJsxFlowElement): Attributes =>
  Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        return [attribute.name, attribute.value];
      throw new Error('attributes have to be plain text, such as name="text"');
    }),
  );

/** Returns the writer's text in a marker by the member in its heading: `play(options)` names `play`. */
function wordsOf(node: MdxJsxFlowElement): Map<string, RootContent[]> {
  const words = new Map<string, RootContent[]>();
  let current: RootContent[] | undefined;
  for (const child of node.children) {
    if (isMemberHeading(child)) {
      current = [];
      words.set(toString(child).replace(/\(.*/u, '').trim(), current);
    } else if (current) {
      current.push(child);
    } else {
      throw new Error('text inside a marker has to be under the heading of a member');
    }
  }
  return words;
}

const isMemberHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 3;
