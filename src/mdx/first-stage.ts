import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

/** A remark plugin: the picture of a player in the first view, above any section, loads with its page. */
export default function firstStage() {
  return ({ children }: Root): void => {
    const end = children.findIndex((node) => node.type === 'heading' && node.depth > 1);
    for (const node of end === -1 ? children : children.slice(0, end)) {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'LiveTemplate') continue;
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'isFirst', value: null });
    }
  };
}
