// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../src/player/commands.ts';
import { createQueue } from '../../../src/player/queue.ts';
import { commandOf } from '../../../src/player/controls/keys.ts';

describe('keys', () => {
  const commandFor = (key: string, html = '<figure>', isScrolled = false, more: object = {}) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    const event = { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more };
    return commandOf(event, place.firstElementChild!, isScrolled);
  };

  it('move by single frames, or by ten with Shift', () => {
    expect(commandFor('ArrowRight')).toEqual({ type: 'step', by: 1 });
    expect(commandFor('ArrowDown', '<figure>', false, { shiftKey: true })).toEqual({ type: 'step', by: -10 });
    expect(commandFor('Home')).toEqual({ type: 'step', by: -Infinity });
    expect(commandFor('End')).toEqual({ type: 'step', by: Infinity });
    expect(commandFor(' ')).toEqual({ type: 'toggle' });
  });

  it('belong to fields, and Space belongs to the button that has the focus', () => {
    for (const field of ['<input>', '<textarea>', '<select>', '<p contenteditable="true">'])
      for (const key of [' ', 'ArrowRight', 'Home']) expect(commandFor(key, field)).toBeUndefined();
    for (const pressed of ['<button>', '<input type="checkbox">']) {
      expect(commandFor(' ', pressed)).toBeUndefined();
      expect(commandFor('ArrowLeft', pressed)).toEqual({ type: 'step', by: -1 });
    }
  });

  it('ignore shortcuts and a stage that scrolls', () => {
    expect(commandFor('ArrowLeft', '<figure>', false, { altKey: true })).toBeUndefined();
    expect(commandFor('ArrowLeft', '<figure>', true)).toBeUndefined();
    expect(commandFor(' ', '<figure>', true)).toEqual({ type: 'toggle' });
  });
});

describe('commands', () => {
  it('wait until something carries them out, and then for each other', async () => {
    const onWait = vi.fn();
    const queue = createQueue<Command>(onWait);
    queue.send({ type: 'play' });
    queue.send({ type: 'update', data: {} });
    expect(onWait).toHaveBeenCalledTimes(2);
    const arrived: string[] = [];
    let finish = (): void => undefined;
    const stop = queue.connect(({ type }) => {
      arrived.push(type);
      return type === 'update' ? new Promise((resolve) => (finish = resolve)) : undefined;
    });
    queue.send({ type: 'stop' });
    expect(arrived).toEqual(['play', 'update']);
    finish();
    await vi.waitFor(() => expect(arrived).toEqual(['play', 'update', 'stop']));
    stop();
    queue.send({ type: 'play' });
    expect(arrived).toHaveLength(3);
  });
});
