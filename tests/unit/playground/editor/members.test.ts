import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';
import { expect, test } from 'vitest';
import { membersAt } from '../../../../src/playground/editor/resolve.ts';

function atEnd(text: string): readonly [SyntaxNode, (node: SyntaxNode) => string] {
  const tree = javascriptLanguage.parser.parse(text);
  return [tree.resolveInner(text.length, -1), (node) => text.slice(node.from, node.to)];
}

const head = `const layers = this.layers;
const plate = this.findLayerByName('Plate')?.element;
const style = plate.style;
const loop = loop2; const loop2 = loop;
`;
test.each([
  ['keyfill.useOn', 'useOnPlay'],
  ['this.goTo', 'goToFrame'],
  ['keyfill.mainComposition.pau', 'pause'],
  ['layers[0].element.style.x.add', 'addKeyframe'],
  ['layers.find((layer) => layer.name).masks[0].style.fea', 'feather'],
  ['plate.setS', 'setSource'],
  ['(plate).lay', 'layer'],
  ['this.findElementsByKey("_a").at(0).cont', 'content'],
])('an expression in the actions has members: %s', (code, expected) => {
  const [node, nodeText] = atEnd(head + code);
  const names = membersAt(node.parent?.firstChild ?? node, nodeText).map(({ name }) => name);
  expect(names).toContain(expected);
});

test.each(['other.a', 'layers.fin', '"text".a', 'loop.a', 'this.name.a', 'plate.content.a', 'f().a'])(
  'an expression in the actions has no API members: %s',
  (code) => {
    const [node, nodeText] = atEnd(head + code);
    expect(membersAt(node.parent?.firstChild ?? node, nodeText)).toEqual([]);
  },
);
