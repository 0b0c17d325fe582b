import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../../src/runtime/index.ts';
import { createSpeedClock } from '../../../src/player/clock.ts';
import { orderOf } from '../../../src/player/keys.ts';
import { metaOf } from '../../../src/player/meta.ts';
import { createOrderQueue } from '../../../src/player/orders.ts';
import { firstState, reduce } from '../../../src/player/player-state.ts';
import { statusOf } from '../../../src/player/snapshot.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('keys', () => {
  const outside = { isField: false, isPressed: false };

  it('move by single frames, or by ten with Shift', () => {
    expect(orderOf(key('ArrowRight'), outside)).toEqual({ type: 'step', by: 1 });
    expect(orderOf(key('ArrowLeft', { shiftKey: true }), outside)).toEqual({ type: 'step', by: -10 });
    expect(orderOf(key('Home'), outside)).toEqual({ type: 'seek', frame: 0 });
    expect(orderOf(key('End'), outside)).toEqual({ type: 'step', by: Infinity });
    expect(orderOf(key(' '), outside)).toEqual({ type: 'toggle' });
  });

  it('belong to fields, and Space belongs to the button that has the focus', () => {
    for (const name of [' ', 'ArrowRight', 'Home'])
      expect(orderOf(key(name), { isField: true, isPressed: false })).toBeUndefined();
    expect(orderOf(key(' '), { isField: false, isPressed: true })).toBeUndefined();
    expect(orderOf(key('ArrowLeft'), { isField: false, isPressed: true })).toEqual({ type: 'step', by: -1 });
  });

  it('ignore shortcuts and a stage that scrolls', () => {
    expect(orderOf(key('ArrowLeft', { altKey: true }), outside)).toBeUndefined();
    expect(orderOf(key('ArrowLeft'), outside, true)).toBeUndefined();
    expect(orderOf(key(' '), outside, true)).toEqual({ type: 'toggle' });
  });
});

describe('the clock', () => {
  it('changes its speed without jumping', () => {
    const inner = createManualClock();
    const clock = createSpeedClock(inner);
    inner.advance(100);
    clock.setSpeed(0.5);
    expect(clock.now()).toBe(100);
    inner.advance(100);
    expect(clock.now()).toBe(150);
  });

  it("calls nobody back while it's held, and then calls everybody with the time of the hold", () => {
    const inner = createManualClock();
    const clock = createSpeedClock(inner);
    const times: number[] = [];
    inner.advance(50);
    clock.hold();
    clock.request((time) => times.push(time));
    const cancel = clock.request(() => times.push(-1));
    inner.advance(500);
    expect(times).toEqual([]);
    expect(inner.waiting()).toBe(0);
    clock.release();
    cancel();
    inner.advance(10);
    expect(times).toEqual([60]);
  });
});

describe('the state', () => {
  it('keeps typed values separate from sent ones', () => {
    let state = firstState({ _a: '1' });
    state = reduce(state, { type: 'write', key: '_a', value: '2' });
    expect([state.data, state.sent]).toEqual([{ _a: '2' }, { _a: '1' }]);
    state = reduce(state, { type: 'sent' });
    expect(state.sent).toEqual({ _a: '2' });
    state = reduce(state, { type: 'preset', preset: 'rtl', data: { _a: '' } });
    expect([state.data, state.sent, state.showsProblems]).toEqual([{ _a: '' }, { _a: '' }, true]);
  });

  it('shows a preset until the reader types', () => {
    const first = firstState({ _a: '1' });
    expect(first.preset).toBe('designed');
    const filled = reduce(first, { type: 'preset', preset: 'accents', data: { _a: 'é' } });
    expect(filled.preset).toBe('accents');
    expect(reduce(filled, { type: 'write', key: '_a', value: 'e' }).preset).toBe('');
  });

  it('keeps what the reader typed before the template loaded', () => {
    const typed = reduce(firstState({ _a: '1' }), { type: 'write', key: '_a', value: '2' });
    expect(reduce(typed, { type: 'open', data: { _a: '1' } }).data).toEqual({ _a: '2' });
    expect(reduce(typed, { type: 'open', data: { _a: '3' } }).data).toEqual({ _a: '3' });
  });

  it('opens one menu at a time', () => {
    const view = reduce(firstState({}), { type: 'menu', menu: 'view' });
    const calls = reduce(view, { type: 'menu', menu: 'calls' });
    expect([view.menu, calls.menu]).toEqual(['view', 'calls']);
    expect(reduce(calls, { type: 'menu', menu: 'calls' }).menu).toBeUndefined();
  });
});

describe('orders', () => {
  it('wait until the player has loaded, and then arrive in order', () => {
    const onWait = vi.fn();
    const queue = createOrderQueue(onWait);
    queue.send({ type: 'play' });
    queue.send({ type: 'seek', frame: 3 });
    expect(onWait).toHaveBeenCalledTimes(2);
    const arrived: string[] = [];
    const stop = queue.connect((order) => arrived.push(order.type));
    queue.send({ type: 'stop' });
    expect(arrived).toEqual(['play', 'seek', 'stop']);
    stop();
    queue.send({ type: 'play' });
    expect(arrived).toHaveLength(3);
  });
});

describe('the state of a template', () => {
  it('is a preview until the template has been played', () => {
    const facts = {
      isLoaded: true,
      isVisible: true,
      isPlaying: false,
      isPaused: false,
      hasPlayed: false,
      frame: 3,
      steps: [40],
    };
    expect(statusOf(facts)).toBe('preview');
    expect(statusOf({ ...facts, hasPlayed: true })).toBe('resting');
    expect(statusOf({ ...facts, hasPlayed: true, frame: 40 })).toBe('waiting');
    expect(statusOf({ ...facts, isPlaying: true, hasPlayed: true })).toBe('playing');
    expect(statusOf({ ...facts, isPaused: true })).toBe('paused');
    expect(statusOf({ ...facts, isVisible: false })).toBe('off-air');
    expect(statusOf({ ...facts, isLoaded: false })).toBe('loading');
  });
});

describe('what a page knows about examples', () => {
  it('fails with a hint if the name is unknown', () => {
    expect(() => metaOf('ticker')).toThrow(/the example "ticker" doesn't exist\. .*crawler/);
    expect(() => metaOf('toString')).toThrow(/doesn't exist/);
  });
});
