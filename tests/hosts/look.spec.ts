import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { colorsOf, recolor } from '../../src/playground/look/model/colors.ts';
import { familiesOf, fontResource, refamilied } from '../../src/playground/look/model/fonts.ts';
import { withLogo } from '../../src/playground/look/model/pictures.ts';
import { editJson, type Change } from '../../src/playground/look/model/template.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { openScreen } from '../../tools/playout/host-screen.ts';
import { toFileUrl } from '../../tools/playout/page.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { differenceOf } from '../helpers/runtime-page/pixels.ts';
import { imported, test } from './fixtures.ts';

const FONT = readFileSync('src/css/fonts/archivo-basic.woff2').toString('base64');
const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#e010c0" d="M0 0h40L20 20z"/></svg>')}`;

/** An example with two different colors, the reader's own font, and a logo, as the Look tab makes it. */
async function branded(example: string): Promise<ExportSource> {
  const source = await loadExample(example);
  let text = JSON.stringify(source.project);
  const change = (changesOf: (project: ProjectDefinition) => readonly Change[]): void => {
    text = editJson(text, changesOf(JSON.parse(text) as ProjectDefinition));
  };
  change((project) => recolor(colorsOf(project)[0]!.uses, '#0b4f3c'));
  change((project) => recolor(colorsOf(project)[1]!.uses, '#e8f0ff'));
  change((project) => {
    const fonts = [fontResource('Acme Sans', `data:font/woff2;base64,${FONT}`)];
    const family = familiesOf(project)[0]!;
    return refamilied(project, [{ family, next: 'Acme Sans', fonts }], source.actions);
  });
  change((project) => withLogo(project, { url: LOGO, width: 40, height: 20 }));
  return { ...source, project: JSON.parse(text) as ProjectDefinition };
}

test('a reader’s own look is the same on SPX and here', async ({ spx: { host, screen }, browser }) => {
  for (const example of ['lower-third', 'score-bug']) {
    const source = await branded(example);
    const [file] = await exportTemplate(source, 'casparcg');
    const here = await openScreen(browser, toFileUrl(file!));
    const empty = await here.page.screenshot({ omitBackground: true });
    await here.page.evaluate('play()');
    await here.waitForRest();
    const wanted = await here.page.screenshot({ omitBackground: true });
    expect((await differenceOf(empty, wanted)).far, example).toBeGreaterThan(0.01);
    await here.close();

    const item = await imported(host, source);
    await host.play(item);
    await screen.waitForRest();
    const onSpx = await screen.page.screenshot({ omitBackground: true });
    expect((await differenceOf(wanted, onSpx)).far, `${example} on SPX`).toBeLessThan(0.001);
    await host.stop(item);
  }
});
