import type { Origin } from '../api/values.ts';
import { numberOf } from '../render/css.ts';
import { GROUP } from '../model/paint-groups.ts';
import { createNode, paintCommon, PLACED, type ElementView } from './view.ts';

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
