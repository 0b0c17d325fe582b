// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionElement } from '../../../src/runtime/api/timed-elements.ts';
import { composition, mount, project, rectangle } from './support.ts';

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
