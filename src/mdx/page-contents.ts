import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A remark plugin for docs pages: the contents for phones follow the lead and what a colon introduces. */
export default function pageContents() {
  return ({ children }: Root): void => {
    const start = children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
    const lead = children[start];
    const parts = lead?.type !== 'paragraph' ? 0 : toString(lead).endsWith(':') ? 2 : 1;
    const type = 'mdxJsxFlowElement';
    children.splice(start + parts, 0, { type, name: 'PageContents', attributes: [], children: [] });
  };
}
