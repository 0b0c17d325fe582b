/** The contents of `kf` on the test page: the runtime's public entry, all examples, and a few helpers. */
import * as runtime from '../../src/runtime/index.ts';
import { lottie } from '../../src/runtime/lottie.ts';
import * as countdown from '../../src/examples/countdown/template.ts';
import { actions as countdownActions } from '../../src/examples/countdown/actions.ts';
import * as crawler from '../../src/examples/crawler/template.ts';
import { actions as crawlerActions } from '../../src/examples/crawler/actions.ts';
import * as fullScreen from '../../src/examples/full-screen/template.ts';
import { actions as fullScreenActions } from '../../src/examples/full-screen/actions.ts';
import * as looping from '../../src/examples/looping-background/template.ts';
import { actions as loopingActions } from '../../src/examples/looping-background/actions.ts';
import * as lowerThird from '../../src/examples/lower-third/template.ts';
import { actions as lowerThirdActions } from '../../src/examples/lower-third/actions.ts';
import * as scoreBug from '../../src/examples/score-bug/template.ts';
import { actions as scoreBugActions } from '../../src/examples/score-bug/actions.ts';
import { createSoak } from './soak.ts';

interface Example {
  readonly project: runtime.ProjectDefinition;
  readonly actions: runtime.ActionsFactory;
}

/** The showcases; the page adds all other examples. */
const examples: Record<string, Example> = {
  countdown: { project: countdown.project, actions: countdownActions },
  crawler: { project: crawler.project, actions: crawlerActions },
  'full-screen': { project: fullScreen.project, actions: fullScreenActions },
  'looping-background': { project: looping.project, actions: loopingActions },
  'lower-third': { project: lowerThird.project, actions: lowerThirdActions },
  'score-bug': { project: scoreBug.project, actions: scoreBugActions },
};

const options: runtime.TemplateOptions = {
  resolve: (url) => (/^(data|https?):/.test(url) ? url : `/examples/${url}`),
  lottie,
};

/** The initial data of an example's form. */
const dataOf = (project: runtime.ProjectDefinition): Record<string, string> =>
  Object.fromEntries(
    (project.templateDefinition?.fields ?? []).flatMap(({ key, value }) => (value ? [[key, value]] : [])),
  );

/** Adds a template to the page and loads it. A previous template is removed. */
async function mount(
  project: runtime.ProjectDefinition,
  actions?: runtime.ActionsFactory,
  more: runtime.TemplateOptions = {},
): Promise<runtime.Template> {
  kf.template?.remove();
  const host = document.getElementById('host') ?? document.body;
  const template = runtime.createTemplate(host, project, actions, { ...options, ...more });
  kf.template = template;
  await template.load();
  return template;
}

/** Mounts an example with its form's data, on a clock that the test controls. */
async function mountExample(name: string, clock = runtime.createManualClock()) {
  const example = examples[name];
  if (!example) throw new Error(`there is no example ${name}`);
  const { project, actions } = example;
  const template = await mount(project, actions, { clock });
  template.update(dataOf(project));
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
  ...runtime,
  textBoxes,
  lottie,
  options,
  examples,
  dataOf,
  mount,
  mountExample,
  soak: createSoak(runtime, options, { ...examples }),
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
