// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composition, create, mount, project } from './support.ts';

afterEach(() => vi.restoreAllMocks());

describe('timing that changes during playback', () => {
  it('makes the composition rest if the duration has already passed', async () => {
    const { template, main, run } = await mount();
    template.play();
    run(50);
    main.duration = 40;
    run(5);
    expect([main.activeFrame, main.isPlaying, main.isVisible]).toEqual([39, false, true]);
  });

  it('hides the composition if the duration has already passed during the outro', async () => {
    const { template, main, run } = await mount(
      project(composition({ frameActions: [{ frame: 50, isOutro: true }] })),
    );
    template.play();
    run(60);
    template.stop();
    run(30);
    main.duration = 70;
    run(5);
    expect([main.isPlaying, main.isVisible]).toEqual([false, false]);
  });

  it('makes the composition rest if the outro starts with the next frame', async () => {
    const { template, main, run } = await mount();
    template.play();
    run(30);
    const frame = main.activeFrame;
    main.outroFrame = frame + 1;
    run(20);
    expect([main.activeFrame, main.isPlaying]).toEqual([frame, false]);
  });
});

describe('a thrown value without text', () => {
  const thrown: unknown = Object.create(null);

  it('is reported if a frame action throws it, and playback continues', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { template, main, run } = await mount(project(), () => ({
      main: {
        frames: {
          5() {
            throw thrown;
          },
        },
      },
    }));
    template.play();
    run(20);
    expect(main.activeFrame).toBeGreaterThan(15);
    expect(report.mock.calls).toEqual([[expect.stringContaining('composition "Main", frame 5')]]);
  });

  it('is reported if middleware throws it, and the default runs', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { template, main, run } = await mount(project(), (keyfill) => ({
      main: {
        composition: () =>
          void keyfill.useOnPlay(() => {
            throw thrown;
          }),
      },
    }));
    template.play();
    run(5);
    expect(main.isPlaying).toBe(true);
    expect(report.mock.calls).toEqual([[expect.stringContaining('command play')]]);
  });
});

it("a view that can't show the data is reported, and playback continues", async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { template, main, run } = await mount();
  template.subscribe(() => void JSON.stringify({ large: 1n }));
  template.play();
  run(20);
  expect(main.activeFrame).toBeGreaterThan(15);
  expect(report.mock.calls).toEqual([[expect.stringContaining('view: TypeError')]]);
});

it('load ends if the template is removed in the meantime', async () => {
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => new Promise(() => {});
    },
  );
  const { template } = create({
    ...project(),
    resources: [{ id: 'f', type: 'font', family: 'Never', url: 'never.woff2' }],
  });
  const loading = template.load();
  template.remove();
  await expect(loading).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
