// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RED } from '../../../src/examples/registers.ts';
import { projectOf } from '../../../tools/generated/examples.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';
import { actionsOf } from './mount-example.ts';

const SHOWCASES = ['countdown', 'crawler', 'full-screen', 'looping-background', 'lower-third', 'score-bug'];

it.each(exampleNames())('%s only has actions for existing compositions and frames', async (name) => {
  const [project, actions] = [await projectOf(name), await actionsOf(name)];
  const keyfill = { templateData: {}, compositions: [], mainComposition: {} } as never;
  for (const [id, code] of Object.entries(actions(keyfill))) {
    const composition = project.compositions.find((candidate) => candidate.id === id);
    expect(composition, id).toBeDefined();
    for (const frame of Object.keys(code.frames ?? {})) {
      const places = (composition?.frameActions ?? []).map((place) => place.frame);
      expect(places, `${id}, frame ${frame}`).toContain(Number(frame));
    }
  }
});

it.each(SHOWCASES)(
  '%s is 1920 × 1080, and has an outro and a form with a field for every key',
  async (name) => {
    const project = await projectOf(name);
    const main = project.compositions.find(({ id }) => id === project.mainComposition);
    expect([main?.width, main?.height]).toEqual([1920, 1080]);
    expect(main?.frameActions?.some(({ isOutro }) => isOutro)).toBe(true);
    const keys = project.compositions
      .flatMap(({ layers }) => layers.map(({ element }) => element.key))
      .filter((key): key is string => typeof key === 'string');
    const fields = (project.templateDefinition?.fields ?? []).map(({ key }) => key);
    for (const key of keys) expect(fields).toContain(key);
  },
);

it.each(SHOWCASES)('%s lists every invoke command that its actions handle', async (name) => {
  const [project, actions] = [await projectOf(name), await actionsOf(name)];
  const handled = [...actions.toString().matchAll(/useOnInvoke\(\s*['"](\w+)['"]/g)].map((match) => match[1]);
  expect([...(project.invokeCommands ?? [])].sort()).toEqual(handled.sort());
});

it('red is for breaking news and for what is live', async () => {
  const projects = await Promise.all(exampleNames().map(projectOf));
  const red = projects.filter((project) => JSON.stringify(project).includes(RED));
  expect(red.map(({ name }) => name)).toEqual(['Breaking news', 'Looping']);
});

const folder = path.join(siteDir, 'user-guide/examples');
const pages = readdirSync(folder).flatMap((file) => /^(?!index\.)([\w-]+)\.mdx?$/.exec(file)?.[1] ?? []);

it.each(pages)('the page %s plays its own example and shows the results of its checks', (page) => {
  const text = readFileSync(path.join(folder, `${page}.mdx`), 'utf8');
  const shown = (component: string): readonly (string | undefined)[] =>
    [...text.matchAll(new RegExp(`^<${component} example="([^"]+)"`, 'gm'))].map(([, example]) => example);
  expect(shown('LiveTemplate')).toContain(page);
  expect(shown('PlayoutResults')).toEqual([page]);
});
