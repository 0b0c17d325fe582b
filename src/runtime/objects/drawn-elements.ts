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
import { flag, refuse, text } from '../state/checks.ts';
import type { ElementNode } from '../state/nodes.ts';
import type { RuntimeContext } from './context.ts';
import type { ElementBase } from './element-base.ts';

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
export function createText(
  definition: TextDefinition,
  base: ElementBase,
  { measurer }: RuntimeContext,
): ElementNode {
  const { content = '', autoSize = true, autoSqueeze = false, multiline = false } = definition;
  const state = { content, drawn: content, autoSize, autoSqueeze, multiline };
  const view = createTextView(state, base.origin, measurer);
  const write = <Name extends keyof typeof state>(name: Name, value: (typeof state)[Name]): void => {
    if (state[name] === value) return;
    state[name] = value;
    base.touch(GROUP.text);
  };
  return base.assemble(
    view,
    {
      get content() {
        return state.content;
      },
      set content(value: string) {
        write('content', text('content', value));
      },
      get autoSize() {
        return state.autoSize;
      },
      set autoSize(value: boolean) {
        write('autoSize', flag('autoSize', value));
      },
      get autoSqueeze() {
        return state.autoSqueeze;
      },
      set autoSqueeze(value: boolean) {
        write('autoSqueeze', flag('autoSqueeze', value));
      },
      get multiline() {
        return state.multiline;
      },
      set multiline(value: boolean) {
        write('multiline', flag('multiline', value));
      },
      measure() {
        base.refresh();
        return view.measure(base.style.painted);
      },
    },
    { take: (value) => write('content', value) },
  );
}
