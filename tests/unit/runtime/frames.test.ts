// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { composition, create, keyedText, mount, project } from './support.ts';

describe('entering a frame', () => {
  it('survives actions that jump in circles', async () => {
    const { template, run } = await mount(project(), () => ({
      main: {
        frames: {
          0() {
            this.goToAndPlay(1);
          },
          1() {
            this.goToAndPlay(0);
          },
        },
      },
    }));
    template.play();
    run(20);
    expect(template.lastError).toBeUndefined();
  });

  it('reports an exception once and keeps playing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { template, main, run } = await mount(project(), () => ({
      main: {
        frames: {
          3() {
            throw new Error('broken');
          },
        },
      },
    }));
    template.play();
    run(10);
    template.play();
    run(10);
    expect(main.isPlaying).toBe(true);
    expect(error.mock.calls).toEqual([['[keyfill] composition "Main", frame 3: Error: broken']]);
    error.mockRestore();
  });
});

describe('a composition action that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])("is reported if it %s, and doesn't affect other actions or commands", async (_name, fail) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ran: string[] = [];
    const { template, main, run } = create(
      project(
        composition({
          layers: [
            { id: 'n', name: 'n', element: { type: 'composition', composition: 'child' } },
            keyedText('_name'),
          ],
        }),
        composition({ id: 'child', name: 'Child' }),
      ),
      () => ({
        main: {
          composition() {
            ran.push('main');
            return fail();
          },
          frames: { 2: () => void ran.push('frame 2') },
        },
        child: { composition: () => void ran.push('child') },
      }),
    );
    template.update({ _name: 'Ada' });
    template.play();
    await template.load();
    await Promise.resolve();
    run(5);
    expect(ran).toEqual(['main', 'child', 'frame 2']);
    expect(main.isPlaying).toBe(true);
    expect(main.findElementByKey('_name')).toMatchObject({ content: 'Ada' });
    expect(error.mock.calls).toEqual([['[keyfill] composition "Main", composition action: Error: broken']]);
    expect(template.lastError).toBe(error.mock.calls[0]?.[0]);
    error.mockRestore();
  });

  it("isn't awaited, so a promise that never settles blocks nothing", async () => {
    const { template, main, run } = create(project(), () => ({
      main: { composition: () => new Promise(() => undefined) },
    }));
    template.play();
    await template.load();
    run(3);
    expect([main.isPlaying, template.lastError]).toEqual([true, undefined]);
  });
});

describe('commands that arrive before loading', () => {
  it('wait, and then run in order', async () => {
    const { template, main } = create(project(composition()));
    template.play();
    template.seek(12);
    template.update({ _name: 'Ada' });
    expect(main.activeFrame).toBe(0);
    await template.load();
    expect([main.activeFrame, template.keyfill.templateData._name]).toEqual([12, 'Ada']);
  });
});
