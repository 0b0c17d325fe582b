/** The contents of `kf` on the test page: all examples, and what mounts them. */
import * as runtime from '../../../src/runtime/index.ts';
import { lottie } from '../../../src/runtime/lottie.ts';

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
  host = document.getElementById('host') ?? document.body,
): Promise<runtime.Template> {
  kf.template?.remove();
  const template = runtime.createTemplate(host, project, actions, { ...options, ...(clock && { clock }) });
  kf.template = template;
  await template.load();
  return template;
}

function exampleOf(name: string): Example {
  const example = examples[name];
  if (!example) throw new Error(`there is no example ${name}`);
  return example;
}

/** The values of the form before anybody changes them. */
const sampleOf = ({ templateDefinition }: runtime.ProjectDefinition) =>
  Object.fromEntries(
    (templateDefinition?.fields ?? []).flatMap(({ key, value }) => (value ? [[key, value]] : [])),
  );

/** Mounts an example with its form's data, on a clock that the test controls. */
async function mountExample(name: string, host?: HTMLElement) {
  const clock = runtime.createManualClock();
  const { project, actions } = exampleOf(name);
  const template = await mount(project, actions, clock, host);
  template.update(sampleOf(project));
  kf.clock = clock;
  return template;
}

/** Of two copies, one shows only text and one everything else, in one color. `data-only` shows one. */
const LAYER_STYLES = `
.pair { position: absolute; inset: 0; mix-blend-mode: screen }
.plates { filter: url(#green) }
.texts { filter: url(#red) }
.texts div { background: none !important }
.texts :is(svg > :is(rect, ellipse, path, g), img, canvas) { visibility: hidden !important }
:root:not([data-only='whole']) .plates div { color: transparent !important; text-shadow: none !important }
:root[data-only], [data-only] body { background: transparent }
[data-only] .pair { filter: none }
[data-only]:not([data-only='texts']) .texts, [data-only='texts'] .plates { opacity: 0 }`;

const filterTo = (id: string, red: number, green: number): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 0 0 0 0 1 0"/></filter>`;

/** Mounts an example twice in the same place and on the same clock: once only plates, and once only text. */
async function mountPair(name: string) {
  const clock = runtime.createManualClock();
  const { project, actions } = exampleOf(name);
  document.body.innerHTML = `<style>${LAYER_STYLES}</style><svg width="0" height="0">${filterTo('green', 0, 1)}${filterTo('red', 1, 0)}</svg>`;
  kf.pair?.templates.forEach((template) => template.remove());
  const templates = ['plates', 'texts'].map((part) => {
    const host = document.createElement('div');
    host.className = `pair ${part}`;
    document.body.append(host);
    return runtime.createTemplate(host, project, actions, { ...options, clock });
  });
  await Promise.all(templates.map((template) => template.load()));
  for (const template of templates) template.update(sampleOf(project));
  await Promise.all(templates.map((template) => template.settled()));
  kf.pair = { templates, clock };
}

/** Returns the part of a box that the clipping elements around a node leave visible, in px of the page. */
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
  mountPair,
  /** The markup of the pair in the frame before. */
  seen: '',
  pair: undefined as { templates: readonly runtime.Template[]; clock: runtime.ManualClock } | undefined,
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
