// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { create, mount, project } from './support.ts';

afterEach(() => vi.restoreAllMocks());

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
