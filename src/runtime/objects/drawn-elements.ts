import type { Size, TextElement } from '../api/objects.ts';
import type {
  EllipseDefinition,
  PathDefinition,
  RectangleDefinition,
  TextDefinition,
} from '../definition/elements.ts';
import { NOTHING, readOutline, type Outline } from '../dom/outline.ts';
import { createShapeView } from '../dom/shape-view.ts';
import { createTextView } from '../dom/text-view.ts';
import { GROUP } from '../model/paint-groups.ts';
import { combine, flag, observed, refuse, text } from '../state/checks.ts';
import type { ElementNode } from '../state/nodes.ts';
import type { ElementBase, ElementFactory } from './element-base.ts';

/** Returns the outline of path data. Throws if the data isn't valid. */
export const outlineOf = (member: string, data: unknown): Outline =>
  readOutline(text(member, data)) ?? refuse(member, 'valid SVG path data', data);

/** Creates a rectangle, an ellipse, or a path. */
export function createShape(
  definition: RectangleDefinition | EllipseDefinition | PathDefinition,
  base: ElementBase,
): ElementNode {
  if (definition.type !== 'path') return base.assemble(createShapeView(definition.type, base.origin), {});
  let { data } = definition;
  let outline = readOutline(data) ?? NOTHING;
  return base.assemble(
    createShapeView('path', base.origin, () => outline),
    {
      get data() {
        return data;
      },
      set data(next: string) {
        outline = outlineOf('data', next);
        data = next;
        base.touch(GROUP.look);
      },
    },
  );
}

/** Creates a text element. */
export const createText: ElementFactory<TextDefinition> = (definition, base, { measurer }) => {
  const { content = '', autoSize = true, autoSqueeze = false, multiline = false } = definition;
  const members = observed(
    { content, autoSize, autoSqueeze, multiline },
    (name, value) => (name === 'content' ? text : flag)(name, value),
    () => base.touch(GROUP.text),
  );
  const view = createTextView(members, content, base.origin, measurer);
  const measure = (): Size => {
    base.refresh();
    return view.measure(base.style.painted);
  };
  return base.assemble(view, combine<TextElement>(members, { measure }), {
    take(value) {
      members.content = value;
    },
  });
};
