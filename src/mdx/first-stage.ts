import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

/** A remark plugin: the picture of a player above the first section loads with its page. */
export default function firstStage() {
  return ({ children }: Root): void => {
    for (const node of children) {
      if (node.type === 'heading' && node.depth > 1) return;
      if (node.type === 'mdxJsxFlowElement' && node.name === 'LiveTemplate')
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'isFirst', value: null });
    }
  };
}
