import type { Origin } from '../api/values.ts';
import { numberOf } from '../render/css.ts';
import { createNode, GROUP, paintCommon, PLACED, type ElementView } from './view.ts';

/** The view of a composition element: a box that clips the nested composition. */
export function createNestedView(content: HTMLElement, origin: Origin): ElementView {
  const node = createNode('div', `${PLACED}overflow:hidden`);
  node.append(content);
  return {
    node,
    paint(values, groups) {
      paintCommon(node, values, groups, origin);
      if (groups & GROUP.look) node.style.borderRadius = `${numberOf(values, 'borderRadius')}px`;
    },
  };
}
