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

/** A main composition that shows the child from frame 10 on. */
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
  it('follows its layer, wherever the parent goes', async () => {
    const { main, nested } = await open(false);
    main.goToFrame(25);
    expect(nested.activeFrame).toBe(15);
    main.goToFrame(12);
    expect(nested.activeFrame).toBe(2);
  });

  it.each([
    ['play', (nested: CompositionElement['composition']) => nested.play()],
    ['pause', (nested: CompositionElement['composition']) => nested.pause()],
    ['goToFrame', (nested: CompositionElement['composition']) => nested.goToFrame(4)],
  ])('is its own after %s', async (_name, command) => {
    const { main, element, nested } = await open(false);
    main.goToFrame(20);
    command(nested);
    expect(element.detachedPlayhead).toBe(true);
  });

  it('follows on after a stop that does nothing', async () => {
    const { template, element, nested, run } = await open(false);
    template.play();
    run(20);
    nested.stop();
    run(10);
    expect(element.detachedPlayhead).toBe(false);
    expect(nested.activeFrame).toBe(20);
  });

  it('is where its layer and the rates put it, also when they are written at rest', async () => {
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

  it('follows again when it is told to', async () => {
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
  it('starts with its span and plays on while the parent is paused', async () => {
    const { template, main, nested, run } = await open(true);
    template.play();
    run(13);
    main.pause();
    const before = nested.activeFrame;
    expect(before).toBeGreaterThan(0);
    run(10);
    expect(nested.activeFrame).toBe(before + 10);
  });

  it('stands after a seek where playing would have brought it', async () => {
    const { main, nested } = await open(true);
    main.goToFrame(30);
    expect(nested.activeFrame).toBe(20);
    main.goToFrame(65);
    expect(nested.activeFrame).toBe(49);
    main.goToFrame(15);
    expect(nested.activeFrame).toBe(5);
  });

  it('is where it would be without the frames that a slow machine dropped', async () => {
    const { template, clock, nested, run } = await open(true);
    template.play();
    run(5);
    clock.advance(25 * FRAME);
    run(5);
    expect([template.keyfill.mainComposition.activeFrame, nested.activeFrame]).toEqual([35, 25]);
  });

  it('is where it would be without dropped frames, when an action has started it', async () => {
    const { template, clock, nested, run } = await open(true, (keyfill) => ({
      main: { frames: { 15: () => keyfill.compositions[1]!.goToAndPlay(0) } },
    }));
    template.play();
    run(13);
    clock.advance(25 * FRAME);
    run(2);
    expect(nested.activeFrame).toBe(25);
  });

  it('starts anew with its span and with a seek, whatever a stop of its own has left behind', async () => {
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
    expect([nested.activeFrame, nested.isVisible]).toEqual([10, true]);
  });
});

it('frame actions of an attached composition run in order, those of skipped frames too', async () => {
  const ran: string[] = [];
  const { template, clock } = await open(false, () => ({
    child: { frames: { 3: () => void ran.push('3'), 6: () => void ran.push('6') } },
  }));
  template.play();
  clock.advance(20 * 20, 20 * 20);
  expect(ran).toEqual(['3', '6']);
});
