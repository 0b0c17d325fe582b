/**
 * The remark plugin of the API reference: replaces markers by headings, text and tables. It runs before the
 * plugins of Docusaurus, so that its headings get into the table of contents, the check of anchors and the search.
 */
import type { Attributes } from './blocks';
import { expandMarker, isMarker, memberOfHeading } from './markers';

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly depth?: number;
  readonly value?: unknown;
  readonly attributes?: readonly Node[];
  children?: Node[];
}

interface File {
  fail(message: string, node: object, origin: string): never;
}

interface Processor {
  parse(text: string): unknown;
}

/** Written for `beforeDefaultRemarkPlugins` of Docusaurus 3.1.1. */
export default function apiReference(this: unknown) {
  const processor = this as Processor;
  return (root: Node, file: File): void => {
    root.children = expandAll(root.children ?? [], processor, file);
  };
}

function expandAll(nodes: readonly Node[], processor: Processor, file: File): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || !isMarker(node.name ?? '')) {
      return [node];
    }
    let expanded: Node[];
    try {
      expanded = expand(node, processor);
    } catch (error) {
      return file.fail(error instanceof Error ? error.message : String(error), node, 'api-reference');
    }
    return expandAll(expanded, processor, file);
  });
}

function expand(node: Node, processor: Processor): Node[] {
  const words = wordsOf(node);
  const blocks = expandMarker(node.name ?? '', attributesOf(node), [...words.keys()]);
  return blocks.flatMap((block) => {
    if ('proseOf' in block) {
      return words.get(block.proseOf) ?? [];
    }
    // Docusaurus itself has escaped the ids of the page's own headings before; `{` would begin an expression.
    const { children = [] } = processor.parse(block.markdown.replace(/ \{#/gu, ' \\{#')) as Node;
    return children;
  });
}

function attributesOf(node: Node): Attributes {
  return Object.fromEntries(
    (node.attributes ?? []).map(({ name, value }) => {
      if (typeof name !== 'string' || typeof value !== 'string') {
        throw new Error(`<${node.name}> takes attributes of plain text: name="text"`);
      }
      return [name, value];
    }),
  );
}

/** The writer's words inside a marker, by the member that their heading names. */
function wordsOf(node: Node): Map<string, Node[]> {
  const words = new Map<string, Node[]>();
  let current: Node[] | undefined;
  for (const child of node.children ?? []) {
    if (child.type === 'heading' && child.depth === 3) {
      current = [];
      words.set(memberOfHeading(textOf(child)), current);
    } else if (current) {
      current.push(child);
    } else {
      throw new Error(`<${node.name}>: text inside a marker stands under the heading of a member`);
    }
  }
  return words;
}

function textOf(node: Node): string {
  return typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('');
}
