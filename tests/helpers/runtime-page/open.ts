import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { bundle } from '../../../tools/shared/bundle.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.js': 'text/javascript',
};

/** Any host works, because the test answers every request. */
export const ORIGIN = 'http://runtime.test';

const HTML =
  '<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#000;overflow:hidden}</style><div id="host" style="position:absolute;left:0;top:0;width:100vw;height:100vh"></div><script src="/runtime.js"></script>';

let script: Promise<string> | undefined;

/** The test page's script, which is bundled once in each worker. */
const pageScript = (): Promise<string> =>
  (script ??= bundle({
    contents: [
      "import './tests/helpers/runtime-page/entry.ts';",
      ...exampleNames().flatMap((name, index) => [
        `import { project as project${index} } from './src/examples/${name}/template.ts';`,
        `import { actions as actions${index} } from './src/examples/${name}/actions.ts';`,
        `window.kf.examples['${name}'] = { project: project${index}, actions: actions${index} };`,
      ]),
    ].join('\n'),
  }));

/** The texts at other addresses, which a test adds. */
type More = Readonly<Record<string, string>>;

/** The test's response to a request. */
interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

/** Returns the response for a path: the test page, its script, the examples' files, or what a test adds. */
export async function answerOf(pathname: string, more: More = {}): Promise<Answer> {
  const contentType = TYPES[path.extname(pathname)] ?? 'text/html';
  const text = pathname === '/' ? HTML : pathname === '/runtime.js' ? await pageScript() : more[pathname];
  if (text !== undefined) return { status: 200, body: text, contentType };
  try {
    return { status: 200, body: await readFile(`static${decodeURIComponent(pathname)}`), contentType };
  } catch {
    return { status: 404, body: '', contentType };
  }
}

/** Opens the test page: `window.kf` has the runtime, `/examples/` the files. `more` adds addresses. */
export async function openRuntime(
  page: Page,
  { width = 960, height = 540, more }: { width?: number; height?: number; more?: More } = {},
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.route(`${ORIGIN}/**`, async (route) =>
    route.fulfill(await answerOf(new URL(route.request().url()).pathname, more)),
  );
  await page.goto(`${ORIGIN}/`);
}

/** The size of the test page in px, which is also the size of the small projects that are mounted in it. */
export const SIZE = { width: 360, height: 250 };
export const BLACK = [0, 0, 0];
export const WHITE = [255, 255, 255];

export const mount = (page: Page, project: ProjectDefinition, frame = 0): Promise<void> =>
  page.evaluate(
    async ([own, at]) => {
      const template = await window.kf.mount(own);
      template.seek(at);
    },
    [project, frame] as const,
  );
