/** The contents of `kf` on the test page: all examples, and what mounts them. */
import * as runtime from '../../src/runtime/index.ts';
import { lottie } from '../../src/runtime/lottie.ts';

interface Example {
  readonly project: runtime.ProjectDefinition;
  readonly actions: runtime.ActionsFactory;
}

/** All examples, which the page's script adds. */
const examples: Record<string, Example> = {};

const options: runtime.TemplateOptions = {
  resolve: (url) => (/^(data|https?):/.test(url) ? url : `/examples/${url}`),
  lottie,
};

/** Adds a template to the page and loads it. A previous template is removed. */
async function mount(
  project: runtime.ProjectDefinition,
  actions?: runtime.ActionsFactory,
  clock?: runtime.ManualClock,
): Promise<runtime.Template> {
  kf.template?.remove();
  const host = document.getElementById('host') ?? document.body;
  const template = runtime.createTemplate(host, project, actions, {
    ...options,
    ...(clock && { clock }),
  });
  kf.template = template;
  await template.load();
  return template;
}

/** Mounts an example with its form's data, on a clock that the test controls. */
async function mountExample(name: string) {
  const clock = runtime.createManualClock();
  const example = examples[name];
  if (!example) throw new Error(`there is no example ${name}`);
  const { project, actions } = example;
  const template = await mount(project, actions, clock);
  const fields = project.templateDefinition?.fields ?? [];
  template.update(Object.fromEntries(fields.flatMap(({ key, value }) => (value ? [[key, value]] : []))));
  kf.clock = clock;
  return template;
}

/** Returns the part of a box that the clipping elements around a node leave visible, in pixels of the page. */
function clipped(node: Element, root: Element, { left, right, top, bottom }: DOMRect) {
  const box = { left, right, top, bottom };
  for (let parent: Element | null = node; parent && parent !== root; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const outer = parent.getBoundingClientRect();
    box.left = Math.max(box.left, outer.left);
    box.right = Math.min(box.right, outer.right);
    box.top = Math.max(box.top, outer.top);
    box.bottom = Math.min(box.bottom, outer.bottom);
  }
  return box;
}

/** Returns the position of every visible text, in pixels of the page. */
function textBoxes(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = clipped(parentElement, root, range.getBoundingClientRect());
    if (box.right > box.left && box.bottom > box.top) boxes.push({ text: textContent ?? '', ...box });
  }
  return boxes;
}

const kf = {
  textBoxes,
  examples,
  mount,
  mountExample,
  template: undefined as runtime.Template | undefined,
  clock: undefined as runtime.ManualClock | undefined,
};

export type TestPage = typeof kf;
declare global {
  interface Window {
    kf: TestPage;
  }
}
window.kf = kf;
