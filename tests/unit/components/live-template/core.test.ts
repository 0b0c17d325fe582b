import { describe, expect, it, vi } from 'vitest';
import { createManualClock, type ProjectDefinition } from '../../../../src/runtime/index.ts';
import { createSpeedClock } from '../../../../src/components/LiveTemplate/core/clock';
import { fromLink, toLink } from '../../../../src/components/LiveTemplate/core/deep-link';
import { firstProblem, problemOf } from '../../../../src/components/LiveTemplate/core/form';
import { orderOf } from '../../../../src/components/LiveTemplate/core/keys';
import { marksOf, restFrame } from '../../../../src/components/LiveTemplate/core/marks';
import { metaOf } from '../../../../src/components/LiveTemplate/core/meta';
import { createOrderQueue } from '../../../../src/components/LiveTemplate/core/orders';
import { firstState, reduce } from '../../../../src/components/LiveTemplate/core/player-state';
import { presetData } from '../../../../src/components/LiveTemplate/core/presets';
import { rulerFrames } from '../../../../src/components/LiveTemplate/core/ruler';
import { statusOf } from '../../../../src/components/LiveTemplate/core/snapshot';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('a link to a player', () => {
  const initial = { _name: 'Mira', _title: 'Reporter' };

  it('brings frame and data back, whatever signs the data has', () => {
    const data = { _name: 'Zoë & "Ada" #1 نص\n+%', _title: 'Reporter' };
    const url = new URL(
      toLink('https://docs.example/a?x=1#old', 'lower-third', { frame: 42, data }, initial),
    );
    expect(url.hash).toBe('#live-lower-third');
    expect(url.searchParams.get('x')).toBe('1');
    expect(fromLink(url.search, 'lower-third')).toEqual({ frame: 42, data: { _name: data._name } });
  });

  it('carries no data that the form has anyway, also when the page had some', () => {
    const page = 'https://docs.example/a?live=x&data=%7B%22_name%22%3A%22old%22%7D';
    expect(toLink(page, 'x', { frame: 0, data: initial }, initial)).toBe(
      'https://docs.example/a?live=x&frame=0#live-x',
    );
  });

  it('is for the player that it names', () => {
    expect(fromLink('?live=crawler&frame=3', 'lower-third')).toBeUndefined();
    expect(fromLink('?frame=3', 'crawler')).toBeUndefined();
  });

  it.each(['-1', '1.5', 'x', '', '99999999'])('leaves out the frame "%s"', (frame) => {
    expect(fromLink(`?live=a&frame=${frame}`, 'a')?.frame).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    '1',
    'null',
    '{"a":1,"b":{}}',
    `{"a": "b", "c": ${'['.repeat(20)}${']'.repeat(20)}}`,
    `{"a": "${'b'.repeat(60_000)}"}`,
  ])('leaves out the data %.40s', (data) => {
    expect(fromLink(`?live=a&data=${encodeURIComponent(data)}`, 'a')?.data).toEqual({});
  });
});

describe('a field of the form', () => {
  const field = { key: '_a', title: 'A', type: 'text' } as const;

  it('must be filled in only when it is required', () => {
    expect(problemOf(field, '')).toBeUndefined();
    expect(problemOf({ ...field, required: true }, '')).toEqual({ kind: 'required' });
    expect(problemOf({ ...field, minLength: 3 }, '')).toBeUndefined();
  });

  it('counts characters, not units of code', () => {
    expect(problemOf({ ...field, maxLength: 2 }, '😀😀')).toBeUndefined();
    expect(problemOf({ ...field, maxLength: 2 }, 'abc')).toEqual({ kind: 'long', limit: 2, length: 3 });
    expect(problemOf({ ...field, minLength: 2 }, '😀')).toEqual({ kind: 'short', limit: 2, length: 1 });
  });

  it('takes numbers and patterns at their word', () => {
    expect(problemOf({ ...field, type: 'number' }, '1.5')).toBeUndefined();
    expect(problemOf({ ...field, type: 'number' }, '1,5')).toEqual({ kind: 'number' });
    expect(problemOf({ ...field, pattern: '^#[0-9a-f]{6}$' }, '#ff00zz')).toEqual({ kind: 'pattern' });
    expect(problemOf({ ...field, pattern: '(' }, 'a')).toBeUndefined();
  });

  it('keeps a number between its limits, and both limits are taken', () => {
    const limited = { ...field, type: 'number', minimum: 0, maximum: 999 } as const;
    expect(problemOf(limited, '-1')).toEqual({ kind: 'low', limit: 0 });
    expect(problemOf(limited, '1000')).toEqual({ kind: 'high', limit: 999 });
    for (const value of ['0', '999', '12.5', '-0']) expect(problemOf(limited, value)).toBeUndefined();
    expect(problemOf(limited, '  ')).toEqual({ kind: 'number' });
    expect(problemOf({ ...limited, minimum: -5 }, '-5')).toBeUndefined();
    // Limits of numbers are not for texts.
    expect(problemOf({ ...limited, type: 'text' }, '1000')).toBeUndefined();
  });

  it('takes whole numbers, multiples of a step, choices, and colors only where its type says so', () => {
    expect(problemOf({ ...field, type: 'integer' }, '1.5')).toEqual({ kind: 'integer' });
    expect(problemOf({ ...field, type: 'duration' }, '5000')).toBeUndefined();
    const stepped = { ...field, type: 'percentage' as const, step: 0.1 };
    for (const value of ['0.3', '0', '-0.7', '1e3']) expect(problemOf(stepped, value)).toBeUndefined();
    expect(problemOf(stepped, '0.35')).toEqual({ kind: 'step', limit: 0.1 });
    const side = { ...field, type: 'dropdown' as const, choices: [{ value: 'home', label: 'Home' }] };
    expect(problemOf(side, 'home')).toBeUndefined();
    expect(problemOf(side, 'Home')).toEqual({ kind: 'choice' });
    expect(problemOf({ ...field, type: 'color' }, '#FF8800')).toBeUndefined();
    expect(problemOf({ ...field, type: 'color' }, '#f80')).toEqual({ kind: 'color' });
    expect(problemOf({ ...field, type: 'color-alpha' }, '#ff8800')).toEqual({ kind: 'color-alpha' });
    expect(problemOf({ ...field, type: 'checkbox', required: true }, 'false')).toBeUndefined();
  });

  it('is found first in the order of the form', () => {
    const fields = [field, { ...field, key: '_b', required: true }, { ...field, key: '_c', required: true }];
    expect(firstProblem(fields, { _a: '' })?.key).toBe('_b');
  });
});

describe('presets', () => {
  const fields = [
    { key: '_name', title: 'Name', type: 'text', maxLength: 10 },
    { key: '_text', title: 'Text', type: 'multi-line' },
    { key: '_n', title: 'N', type: 'number' },
    { key: '_p', title: 'P', type: 'image' },
  ] as const;
  const current = { _name: 'Mira', _text: 'Hello', _n: '5', _p: 'a.png' };

  it.each(['longest', 'accents', 'rtl', 'row'] as const)(
    '"%s" keeps limits, numbers and pictures',
    (preset) => {
      for (const data of presetData(preset, fields, current)) {
        expect(Array.from(data['_name'] ?? '').length).toBeLessThanOrEqual(10);
        expect(data).toMatchObject({ _n: '5', _p: 'a.png' });
      }
    },
  );

  it('"longest" fills a field without limit with much', () => {
    expect(presetData('longest', fields, current)[0]?.['_text']?.length).toBeGreaterThan(80);
  });

  it('"first line only" keeps the first text, required texts, numbers, and pictures', () => {
    const more = [...fields, { key: '_role', title: 'Role', type: 'text', required: true }] as const;
    expect(presetData('first', more, { ...current, _role: 'Guest' })).toEqual([
      { _name: 'Mira', _text: '', _n: '5', _p: 'a.png', _role: 'Guest' },
    ]);
  });

  it('leaves fields with a number or a time alone', () => {
    const price = { key: '_price', title: 'Price', type: 'text', value: '−48.20 %' } as const;
    for (const preset of ['longest', 'accents', 'rtl', 'row'] as const)
      for (const data of presetData(preset, [price], { _price: '51.00' }))
        expect(data).toEqual({ _price: '51.00' });
  });

  it('"rtl" is written from right to left', () => {
    expect(presetData('rtl', fields, current)[0]?.['_name']).toMatch(/^[\u0590-\u06ff]/);
  });

  it('"several updates" ends with the data that was there', () => {
    const row = presetData('row', fields, current);
    expect(row.length).toBeGreaterThan(2);
    expect(row.at(-1)).toEqual(current);
  });
});

describe('marks', () => {
  const project = {
    keyfill: 1,
    name: 'T',
    mainComposition: 'main',
    compositions: [
      {
        id: 'main',
        name: 'Main',
        width: 10,
        height: 10,
        duration: 100,
        frameActions: [
          { frame: 40, name: 'First', isStep: true },
          { frame: 80, isOutro: true },
          { frame: 10, name: 'plain' },
        ],
        layers: [
          {
            id: 'a',
            name: 'A',
            element: {
              type: 'rectangle',
              style: {
                x: {
                  keyframes: [
                    { frame: 25, value: 1 },
                    { frame: 0, value: 0 },
                  ],
                },
                fill: '#fff',
              },
            },
            masks: [
              {
                id: 'm',
                shape: 'rectangle',
                style: {
                  width: {
                    keyframes: [
                      { frame: 25, value: 1 },
                      { frame: 120, value: 2 },
                    ],
                  },
                },
              },
            ],
          },
          {
            id: 'g',
            name: 'Guide',
            isGuide: true,
            element: { type: 'rectangle', style: { x: { keyframes: [{ frame: 7, value: 1 }] } } },
          },
        ],
      },
    ],
  } as unknown as ProjectDefinition;

  it('are keyframes of elements and masks, steps and the outro', () => {
    expect(marksOf(project)).toEqual({
      duration: 100,
      keyframes: [0, 25],
      steps: [{ frame: 40, name: 'First' }],
      outro: 80,
    });
  });

  it('tell the frame that stands for the template', () => {
    expect(restFrame(project)).toBe(79);
  });

  it('have at most seven numbers over them, the last one whole', () => {
    for (const duration of [1, 7, 51, 100, 500, 3000]) {
      const frames = rulerFrames(duration);
      expect(frames.length).toBeLessThanOrEqual(7);
      expect(frames[0]).toBe(0);
      expect(frames.every((frame) => frame < duration)).toBe(true);
    }
  });
});

describe('keys', () => {
  const outside = { isField: false, isPressed: false };

  it('move by frames, with Shift by ten', () => {
    expect(orderOf(key('ArrowRight'), outside)).toEqual({ type: 'step', by: 1 });
    expect(orderOf(key('ArrowLeft', { shiftKey: true }), outside)).toEqual({ type: 'step', by: -10 });
    expect(orderOf(key('Home'), outside)).toEqual({ type: 'first' });
    expect(orderOf(key('End'), outside)).toEqual({ type: 'last' });
    expect(orderOf(key(' '), outside)).toEqual({ type: 'toggle' });
  });

  it('belong to fields, and space to what it presses', () => {
    for (const name of [' ', 'ArrowRight', 'Home'])
      expect(orderOf(key(name), { isField: true, isPressed: false })).toBeUndefined();
    expect(orderOf(key(' '), { isField: false, isPressed: true })).toBeUndefined();
    expect(orderOf(key('ArrowLeft'), { isField: false, isPressed: true })).toEqual({ type: 'step', by: -1 });
  });

  it('leave shortcuts and a scrolling stage alone', () => {
    expect(orderOf(key('ArrowLeft', { altKey: true }), outside)).toBeUndefined();
    expect(orderOf(key('ArrowLeft'), outside, true)).toBeUndefined();
    expect(orderOf(key(' '), outside, true)).toEqual({ type: 'toggle' });
  });
});

describe('the clock', () => {
  it('changes its speed without a jump', () => {
    const inner = createManualClock();
    const clock = createSpeedClock(inner);
    inner.advance(100);
    clock.setSpeed(0.5);
    expect(clock.now()).toBe(100);
    inner.advance(100);
    expect(clock.now()).toBe(150);
  });

  it('calls nobody back while it is held, and all after that at the time of the hold', () => {
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

describe('state', () => {
  it('keeps what is written apart from what was sent', () => {
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

  it('keeps what the reader typed before the template had loaded', () => {
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
  it('calls a picture that play has not brought a preview', () => {
    const facts = {
      isLoaded: true,
      isVisible: true,
      isPlaying: false,
      isHeld: false,
      isTaken: false,
      frame: 3,
      steps: [40],
    };
    expect(statusOf(facts)).toBe('preview');
    expect(statusOf({ ...facts, isTaken: true })).toBe('resting');
    expect(statusOf({ ...facts, isTaken: true, frame: 40 })).toBe('waiting');
    expect(statusOf({ ...facts, isPlaying: true, isTaken: true })).toBe('playing');
    expect(statusOf({ ...facts, isHeld: true })).toBe('paused');
    expect(statusOf({ ...facts, isVisible: false })).toBe('off-air');
    expect(statusOf({ ...facts, isLoaded: false })).toBe('loading');
  });
});

describe('what a page knows of examples', () => {
  it('fails with a hint for a name that there is not', () => {
    expect(() => metaOf('ticker')).toThrow(/example "ticker" doesn't exist.*crawler.*npm run posters/);
    expect(() => metaOf('toString')).toThrow(/doesn't exist/);
  });
});
