import { expect, test } from '@playwright/test';
import { KINDS_OF_PAGES } from '../helpers/routes.ts';
import { open } from './helpers/page.ts';
import { FULL_SCREEN } from './helpers/player.ts';

/** Pages with parts that the others don't have: a guide with figures, code, and callouts, and a tool that uses the whole page. */
const MORE = [
  '/user-guide/animation',
  '/user-guide/faq',
  '/user-guide/exporting/template-definition-builder',
];

/** Returns the parts of a page whose width isn't one of the two, or that start at another edge. */
function otherWidths(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('article > .markdown > :not(.screen-only)')];
  const [edge] = parts.map((part) => part.getBoundingClientRect().left);
  return parts.flatMap((part) => {
    const { left, width, height } = part.getBoundingClientRect();
    const isText = part.matches('p, ol, ul:not(.card-list), blockquote, h2, h3, h4');
    const isBlock = part.matches(
      '.theme-code-block, .theme-admonition, .table-frame, figure:not(:has(form))',
    );
    const isRight = isText ? width <= 624 : isBlock ? width === 808 : width <= 808 || part.matches('figure');
    const { tagName, className } = part;
    return height === 0 || (isRight && left === edge) ? [] : [`${tagName} ${className} ${left} ${width}`];
  });
}

test('on every kind of page, text is 624 px wide, and everything else 808 px', async ({ page }) => {
  for (const route of [...Object.values(KINDS_OF_PAGES), ...MORE]) {
    await open(page, route);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(otherWidths), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('at 1920 px, a player is 1040 px wide and at most 640 px high, with its fields next to the stage', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, FULL_SCREEN);
  const box = (part: string) =>
    page
      .locator(`[data-live-template] ${part}`)
      .first()
      .evaluate((one) => one.getBoundingClientRect());
  const player = await page.locator('[data-live-template]').first().boundingBox();
  expect(player).toMatchObject({ width: 1040 });
  expect(player!.height).toBeLessThanOrEqual(640);
  expect((await box('form')).left).toBeGreaterThan((await box('[data-control="stage"]')).right);
});
