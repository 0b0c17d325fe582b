import { expect, test } from '@playwright/test';
import { openRuntime } from '../runtime-page/open.ts';

type InUse = Readonly<Record<'nodes' | 'fonts' | 'frames' | 'timers' | 'listeners', number>>;

/** Counts what scripts of a page use. Runs in the page before its scripts. */
function countUses(): void {
  const [frames, timers] = [new Set<unknown>(), new Set<unknown>()];
  let listeners = 0;
  const own = {
    request: window.requestAnimationFrame.bind(window),
    cancel: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  };
  window.requestAnimationFrame = (callback) => {
    const id = own.request((time) => {
      frames.delete(id);
      callback(time);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    own.cancel(id);
  };
  window.setTimeout = ((callback: () => void, delay?: number) => {
    const id = own.setTimeout(() => {
      timers.delete(id);
      callback();
    }, delay);
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    own.clearTimeout(id);
  };
  for (const [name, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const call = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (this: EventTarget, ...args: [string, never]) {
      if (this === window || this === document) listeners += change;
      call.apply(this, args);
    };
  }
  const inUse = (): InUse => ({
    nodes: document.querySelectorAll('*').length,
    fonts: document.fonts.size,
    frames: frames.size,
    timers: timers.size,
    listeners,
  });
  Object.assign(window, { inUse });
}

test('random commands throw nothing, and a removed template leaves no listener, timer, frame callback, font, or node', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(countUses);
  await openRuntime(page);
  const problems = await page.evaluate(async () => {
    const { inUse } = window as unknown as { inUse: () => InUse };
    let state = 117;
    /** A number in 0…1, in the same order in each run. */
    const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const texts = ['', 'Ada Lovelace', '<b>&amp;</b>', '-5', 'a\nb', 'نص', '😀'.repeat(40), '{"', '#f00'];
    const found: string[] = [];
    const names = ['countdown', 'crawler', 'full-screen', 'looping-background', 'lower-third', 'score-bug'];
    for (let sequence = 0; sequence < 60; sequence += 1) {
      const name = names[sequence % names.length]!;
      const { project, actions } = window.kf.examples[name]!;
      const before = JSON.stringify(inUse());
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
          nextFrame,
        ])();
        const { activeFrame, duration } = main;
        if (!(activeFrame >= 0 && activeFrame < duration)) found.push(`${name}: frame ${activeFrame}`);
      }
      template.remove();
      for (const late of [template.play, template.stop, template.next, template.remove]) late();
      for (let wait = 0; wait < 300 && JSON.stringify(inUse()) !== before; wait += 1) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage('');
        });
        port1.close();
      }
      const after = JSON.stringify(inUse());
      if (after !== before) found.push(`${name} left ${after} instead of ${before}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
  expect(errors).toEqual([]);
});
