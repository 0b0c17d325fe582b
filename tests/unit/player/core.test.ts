// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Command } from '../../../src/player/commands.ts';
import { createQueue } from '../../../src/player/queue.ts';
import { commandOf } from '../../../src/player/controls/keys.ts';

it.each<[key: string, command: object | undefined, focus?: string, more?: object, isScrolled?: boolean]>([
  ['ArrowRight', { type: 'step', by: 1 }],
  ['ArrowDown', { type: 'step', by: -10 }, '<figure>', { shiftKey: true }],
  ['Home', { type: 'step', by: -Infinity }],
  ['End', { type: 'step', by: Infinity }],
  [' ', { type: 'toggle' }],
  // Keys belong to fields, and Space belongs to the button that has the focus.
  [' ', undefined, '<button>'],
  ['ArrowLeft', { type: 'step', by: -1 }, '<input type="checkbox">'],
  ['ArrowLeft', undefined, '<input>'],
  ['Home', undefined, '<textarea>'],
  ['ArrowRight', undefined, '<p contenteditable="true">'],
  ['ArrowLeft', undefined, '<figure>', { altKey: true }],
  ['ArrowLeft', undefined, '<figure>', {}, true],
  [' ', { type: 'toggle' }, '<figure>', {}, true],
])('the key %j means %j, with the focus in %s', (key, command, focus = '<figure>', more = {}, isScrolled) => {
  document.body.innerHTML = focus;
  const event = { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more };
  expect(commandOf(event, document.body.firstElementChild!, isScrolled)).toEqual(command);
});

it('commands wait until something carries them out, and then for each other', async () => {
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
