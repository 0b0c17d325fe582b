// The page on which a real playout host shows graphics.
import type { Browser } from '@playwright/test';
import { fastShot } from '../test/fast-shot.ts';
import { CheckError, ensure } from './page.ts';

/** A quarter of the pixels of a 1080 line picture: enough to see a graphic, and quick to take. */
const SCALE = 0.25;

/** The longest that a graphic may take to arrive or to leave, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Returns all visible text in a node, including frames and shadow roots. It runs in the page, so it can't contain another function
 * with a name: the tool that compiles it adds calls around those that the page doesn't know.
 */
function textInside(node: Node = globalThis.document.body): string {
  if (node.nodeType === 3)
    return node.parentElement?.checkVisibility({ checkVisibilityCSS: true }) === false
      ? ''
      : (node.nodeValue ?? '');
  if (/^(SCRIPT|STYLE)$/.test(node.nodeName)) return '';
  const roots: Node[] = [node];
  const { shadowRoot, contentDocument } = node as Partial<HTMLElement & HTMLIFrameElement>;
  if (shadowRoot) roots.push(shadowRoot);
  if (contentDocument?.body) roots.push(contentDocument.body);
  return roots.flatMap((root) => [...root.childNodes].map((child) => textInside(child))).join('');
}

/** Opens the page of a renderer and watches it. */
export async function openScreen(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    deviceScaleFactor: SCALE,
  });
  const page = await context.newPage();

  const requests: string[] = [];

  const reports: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('[keyfill]')) reports.push(message.text());
  });
  await page.goto(url);
  // SPX sends its commands only to pages that have connected.
  await page.waitForTimeout(1000);

  const picture = async () => (await fastShot(page, { omitBackground: true })).toString('base64');

  /** Waits until the picture fulfills a condition. */
  async function waitFor(isWanted: (seen: string) => boolean, problem: string) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await picture();
      if (isWanted(seen)) return seen;
      if (Date.now() > end) throw new CheckError(problem);
      await page.waitForTimeout(50);
    }
  }

  return {
    page,
    requests,
    reports,
    picture,
    waitFor,
    /** Waits until two pictures in a row are the same. */
    async waitForRest() {
      let last = '';
      await waitFor((seen) => {
        const isResting = seen === last;
        last = seen;
        return isResting;
      }, 'the picture never rests');
    },
    /** All visible text in the page. */
    text: (): Promise<string> => page.evaluate(`(${String(textInside)})()`),

    async waitForText(wanted: string) {
      await page
        .waitForFunction(
          ([find, text]) => new Function(`return (${find})()`)().includes(text),
          [String(textInside), wanted],
          { timeout: PATIENCE },
        )
        .catch(() => ensure(false, `"${wanted}" doesn't appear`));
    },
    close: () => context.close(),
  };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;
