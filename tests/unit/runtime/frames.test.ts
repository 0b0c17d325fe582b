// @vitest-environment jsdom
// Code that fails, and commands that come early. oracle.test.ts checks which frames are entered.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { composition, create, keyedText, mount, project, showing } from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const broken = (): never => {
  throw new Error('broken');
};

it('a frame action or a view that throws is reported once, and playback continues', async () => {
  const { template, main, run } = await mount(project(), () => ({ main: { frames: { 3: broken } } }));
  template.subscribe(() => void JSON.stringify({ large: 1n }));
  for (let show = 0; show < 2; show += 1) {
    template.play();
    run(10);
  }
  expect(main.activeFrame).toBeGreaterThan(5);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    expect.stringContaining('view: TypeError'),
    '[keyfill] composition "Main", frame 3: Error: broken',
  ]);
});

describe('a composition action', () => {
  it.each([
    ['throws', broken],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])("that %s is reported, and doesn't affect other actions or earlier commands", async (_name, fail) => {
    const ran: string[] = [];
    const { template, main, run } = create(
      project(
        composition({ layers: [showing('child'), keyedText('_name')] }),
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
    expect(main.findElementByKey('_name')).toMatchObject({ content: 'Ada' });
    expect(template.lastError).toBe('[keyfill] composition "Main", composition action: Error: broken');
  });
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
});
