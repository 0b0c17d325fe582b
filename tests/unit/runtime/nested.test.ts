// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionElement } from '../../../src/runtime/api/objects.ts';
import { composition, FRAME, mount, project, rectangle } from './support.ts';

const child = composition({
  id: 'child',
  name: 'Child',
  duration: 50,
  layers: [rectangle('inner')],
  frameActions: [{ frame: 3 }, { frame: 6 }],
});

/** A main composition that shows the child starting at frame 10. */
const open = (isDetached: boolean, actions?: ActionsFactory) =>
  mount(
    project(
      composition({
        layers: [
          {
            id: 'shown',
            name: 'shown',
            startFrame: 10,
            duration: 60,
            element: { type: 'composition', composition: 'child', detachedPlayhead: isDetached },
          },
        ],
      }),
      child,
    ),
    actions,
  ).then((mounted) => {
    const element = mounted.main.findLayerByName('shown')!.element as CompositionElement;
    return { ...mounted, element, nested: element.composition };
  });

describe('an attached playhead', () => {
  it.each([
    ['play', (nested: CompositionElement['composition']) => nested.play()],
    ['pause', (nested: CompositionElement['composition']) => nested.pause()],
    ['goToFrame', (nested: CompositionElement['composition']) => nested.goToFrame(4)],
  ])('becomes independent after %s', async (_name, command) => {
    const { main, element, nested } = await open(false);
    main.goToFrame(20);
    command(nested);
    expect(element.detachedPlayhead).toBe(true);
  });

  it('keeps following after a stop that has no effect', async () => {
    const { template, element, nested, run } = await open(false);
    template.play();
    run(20);
    nested.stop();
    run(10);
    expect(element.detachedPlayhead).toBe(false);
    expect(nested.activeFrame).toBe(20);
  });

  it('is where its layer and the frame rates put it, even if they change at rest', async () => {
    const { main, nested } = await open(false);
    main.goToFrame(50);
    const shown = main.findLayerByName('shown')!;
    shown.startFrame = 20;
    expect(nested.activeFrame).toBe(30);
    nested.fps = 25;
    expect(nested.activeFrame).toBe(15);
    nested.duration = 10;
    expect(nested.activeFrame).toBe(9);
    main.duration = 26;
    expect([main.activeFrame, nested.activeFrame]).toEqual([25, 2]);
  });

  it("follows again when it's attached again", async () => {
    const { main, element, nested } = await open(false);
    main.goToFrame(20);
    nested.goToFrame(40);
    expect(nested.activeFrame).toBe(40);
    element.detachedPlayhead = false;
    expect(nested.activeFrame).toBe(10);
    main.goToFrame(30);
    expect(nested.activeFrame).toBe(20);
  });
});

describe('a detached playhead', () => {
  it('starts with its span and keeps playing while the parent is paused', async () => {
    const { template, main, nested, run } = await open(true);
    template.play();
    run(13);
    main.pause();
    const before = nested.activeFrame;
    expect(before).toBeGreaterThan(0);
    run(10);
    expect(nested.activeFrame).toBe(before + 10);
  });

  it("is where it would be if a slow machine hadn't dropped any frames", async () => {
    const { template, clock, nested, run } = await open(true);
    template.play();
    run(5);
    clock.advance(25 * FRAME);
    run(5);
    expect([template.keyfill.mainComposition.activeFrame, nested.activeFrame]).toEqual([35, 25]);
  });

  it('is where it would be without dropped frames if an action has started it', async () => {
    const { template, clock, nested, run } = await open(true, (keyfill) => ({
      main: { frames: { 15: () => keyfill.compositions[1]!.goToAndPlay(0) } },
    }));
    template.play();
    run(13);
    clock.advance(25 * FRAME);
    run(2);
    expect(nested.activeFrame).toBe(25);
  });

  it('starts over with its span, no matter how its own stop left it', async () => {
    const { template, main, nested, run } = await open(true);
    const playAgain = (): void => {
      template.play();
      run(30);
    };
    nested.outroFrame = 30;
    playAgain();
    nested.stop();
    run(5);
    playAgain();
    run(12);
    expect([nested.activeFrame, nested.isPlaying, nested.isVisible]).toEqual([29, false, true]);
    nested.stop();
    run(25);
    expect(nested.isVisible).toBe(false);
    main.goToFrame(20);
    expect(nested.isVisible, 'a seek inside the span').toBe(false);
    main.goToFrame(5);
    main.goToFrame(20);
    expect([nested.activeFrame, nested.isVisible]).toEqual([10, true]);
  });
});

it('the frame actions of an attached composition run in order, including those of skipped frames', async () => {
  const ran: string[] = [];
  const { template, clock } = await open(false, () => ({
    child: { frames: { 3: () => void ran.push('3'), 6: () => void ran.push('6') } },
  }));
  template.play();
  clock.advance(20 * 20, 20 * 20);
  expect(ran).toEqual(['3', '6']);
});
