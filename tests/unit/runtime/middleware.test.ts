// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { runChain } from '../../../src/runtime/commands/chain.ts';
import { composition, keyedText, mount, project } from './support.ts';

const texts = () =>
  project(composition({ layers: [keyedText('_name'), keyedText('_name', 'second'), keyedText('_title')] }));

it('middleware is removed by the function that registering returned, and no copy of it', async () => {
  const heard = vi.fn((next: () => void) => next());
  const { template } = await mount();
  const out = template.keyfill.useOnPlay(heard);
  template.keyfill.useOnPlay(heard);
  out();
  out();
  template.play();
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(['play', 'stop', 'remove'] as const)(
  'middleware of play is canceled by a later %s while it waits',
  async (command) => {
    const delayed: (() => void)[] = [];
    const { template, main } = await mount();
    const out = template.keyfill.useOnPlay((next) => void delayed.push(next));
    template.play();
    out();
    template[command]();
    const before = [main.isVisible, main.activeFrame];
    delayed[0]?.();
    expect([main.isVisible, main.activeFrame]).toEqual(before);
  },
);

it('middleware is reported if it throws or rejects, and counts as if it had called next', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const { template, main } = await mount();
  template.keyfill.useOnPlay(() => {
    throw new Error('broken');
  });
  template.keyfill.useOnPlay(() => Promise.reject(new Error('later')) as never);
  template.play();
  await new Promise((resolve) => setTimeout(resolve));
  expect(main.isPlaying).toBe(true);
  expect(errors.mock.calls.flat()).toEqual([
    '[keyfill] command play: Error: broken',
    '[keyfill] command play: Error: later',
  ]);
});

it('middleware of update only gets its own key, and its newest value', async () => {
  const delayed: [string, () => void][] = [];
  const { template, main } = await mount(texts());
  template.keyfill.useOnUpdate('_name', (_key, value, next) => void delayed.push([value, next]));
  template.update({ _name: 'old', _title: 'one' });
  template.update({ _name: 'new' });
  template.update({ _title: 'two' });
  delayed[1]?.[1]();
  delayed[0]?.[1]();
  const content = (key: string) => main.findElementsByKey(key).map((element) => element.content);
  expect([content('_name'), content('_title'), delayed.map(([value]) => value)]).toEqual([
    ['new', 'new'],
    ['two'],
    ['old', 'new'],
  ]);
});

it('any middlewares run once and in order, and the default only if all allow it', () => {
  const behavior = fc.constantFrom('next', 'twice', 'never', 'throw', 'next then throw');
  fc.assert(
    fc.property(fc.array(behavior, { maxLength: 8 }), (behaviors) => {
      const called: number[] = [];
      const failed: unknown[] = [];
      let done = 0;
      runChain(
        behaviors.map((own, index) => (next) => {
          called.push(index);
          if (own.startsWith('next') || own === 'twice') next();
          if (own === 'twice') next();
          if (own.endsWith('throw')) throw new Error(own);
        }),
        () => false,
        (error) => void failed.push(error),
        () => (done += 1),
      );
      const stopsAt = behaviors.indexOf('never');
      const reached = stopsAt < 0 ? behaviors.length : stopsAt + 1;
      expect(called).toEqual(Array.from({ length: reached }, (_, index) => index));
      expect(done).toBe(stopsAt < 0 ? 1 : 0);
      expect(failed).toHaveLength(behaviors.slice(0, reached).filter((own) => own.endsWith('throw')).length);
    }),
  );
});
