import { expect, test } from '@playwright/test';
import { openRuntime } from '../runtime-page/open.ts';

const SEQUENCES = 60;

test('random commands throw nothing, and a removed template leaves no node, listener, or font', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openRuntime(page);
  /** Plays templates with random commands, and removes them. Returns problems. */
  const play = (sequences: number) =>
    page.evaluate(async (count) => {
      let state = 117;
      /** A number in 0…1, in the same order in each run. */
      const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
      const texts = ['', 'Ada Lovelace', '<b>&amp;</b>', '-5', 'a\nb', 'نص', '😀'.repeat(40), '{"', '#f00'];
      const found: string[] = [];
      const names = ['countdown', 'crawler', 'full-screen', 'looping-background', 'lower-third', 'score-bug'];
      for (let sequence = 0; sequence < count; sequence += 1) {
        const name = names[sequence % names.length]!;
        const { project, actions } = window.kf.examples[name]!;
        const template = await window.kf.mount(project, actions);
        const main = template.keyfill.mainComposition;
        const keys = (project.templateDefinition?.fields ?? []).map(({ key }) => key);
        for (let step = 0; step < 20; step += 1) {
          await pick<() => unknown>([
            () => template.play(),
            () => template.next(),
            () => template.stop(),
            () => void template.load(),
            () => template.update({ [pick([...keys, 'unknown'])]: pick(texts) }),
            () => template.update(pick(['', '{', '[]', '<templateData/>', '<x>', 5, null])),
            () => template.invoke(pick([...(project.invokeCommands ?? []), 'nothing']), pick(texts)),
            () => template.seek(Math.floor(random() * 700) - 50),
            () => main.goToAndPlay(random() * 300, { reverse: random() < 0.5 }),
            () => new Promise((resolve) => requestAnimationFrame(resolve)),
          ])();
          const { activeFrame, duration } = main;
          if (!(activeFrame >= 0 && activeFrame < duration)) found.push(`${name}: frame ${activeFrame}`);
        }
        template.remove();
        for (const late of [template.play, template.stop, template.next, template.remove]) late();
      }
      if (document.fonts.size > 0) found.push(`${document.fonts.size} fonts are left`);
      return found;
    }, sequences);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const inUse = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((one) => one.name === name)!.value);
  };
  expect(await play(6)).toEqual([]);
  const before = await inUse();
  expect(await play(SEQUENCES)).toEqual([]);
  // A leak would leave at least one of them for each template.
  await expect
    .poll(async () => Math.max(...(await inUse()).map((count, index) => count - before[index]!)))
    .toBeLessThan(SEQUENCES / 2);
  expect(errors).toEqual([]);
});
