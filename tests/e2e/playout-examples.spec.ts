import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { openInCasparCg } from '../../tools/playout/casparcg.ts';
import { loadExample } from '../../tools/playout/load-example.ts';

/** Opens an example's CasparCG export from file://, and loads it. */
async function open(browser: Browser, example: string): Promise<Page> {
  const [file] = await exportTemplate(await loadExample(example), 'casparcg');
  if (!file) throw new Error('the export gave no file');
  const { page } = await openInCasparCg(browser, file);
  await page.waitForFunction('keyfill.flags.load');
  return page;
}

const update = (page: Page, data: object): Promise<unknown> =>
  page.evaluate(`update(${JSON.stringify(JSON.stringify(data))})`);

test("advanced text styling: the family name's plate starts where the first name's plate ends", async ({
  browser,
}) => {
  const page = await open(browser, 'advanced-text-styling');
  const pair = () =>
    page.evaluate(`(() => {
      const line = keyfill.compositions.find(({ name }) => name === 'Name line');
      const [first, family] = ['First name', 'Family name'].map((name) => line.findLayerByName(name).element);
      return {
        texts: [first.content, family.content],
        gap: Math.round(family.style.x.value - first.measure().width),
        isInside: family.style.x.value + family.measure().width <= line.width + 1,
        size: first.style.fontSize.value,
      };
    })()`);
  await update(page, { _name: 'Maximiliane Alexandrina Wolkenstein-Trostburg-Rodenegg' });
  const long = (await pair()) as { size: number };
  expect(long).toMatchObject({ gap: 48, isInside: true });
  expect(long.size).toBeLessThan(88);
  await update(page, { _name: '  Ada   King Lovelace ' });
  expect(await pair()).toEqual({ texts: ['Ada King', 'Lovelace'], gap: 48, isInside: true, size: 88 });
  await update(page, { _name: 'Madonna' });
  expect(await pair()).toMatchObject({ texts: ['', 'Madonna'] });
  await update(page, { _name: '' });
  expect(await pair()).toMatchObject({ texts: ['', ''] });
  await page.close();
});
