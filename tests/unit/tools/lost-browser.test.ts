import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine, EnginePage } from '../../engines/engine.ts';
import { createSession, LostBrowserError } from '../../engines/session.ts';
import { playwrightResult, vitestResult } from '../../../tools/test/summary.ts';

const DESK = { width: 1440, height: 900 };

/** An engine whose first page answers as given, and whose other pages answer. */
function fakeEngine(first: (expression: string) => Promise<unknown>) {
  const closed: number[] = [];
  const start = vi.fn(async () => {
    const number = start.mock.calls.length;
    const evaluate = number === 1 ? first : () => Promise.resolve(`page ${number}`);
    return {
      version: 'fake',
      evaluate,
      close: async () => void closed.push(number),
    } as unknown as EnginePage;
  });
  return { engine: { name: 'Fake', problem: undefined, start } satisfies Engine, closed, start };
}

let written: ReturnType<typeof vi.fn>;
beforeEach(() => {
  written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

test.each<[string, (expression: string) => Promise<unknown>]>([
  ['answers every call with an error', () => Promise.reject(new Error('invalid session id'))],
  ['leaves a call without an answer', () => new Promise(() => {})],
])('a browser that %s is lost: its test runs once more, in a new one', async (_how, first) => {
  const { engine, closed, start } = fakeEngine(first);
  const session = createSession(DESK, { silence: 40, errors: 20 });
  const page = await session.ready(engine);
  const before = session.id();
  await expect(page.evaluate('1 + 1')).rejects.toThrow(LostBrowserError);
  expect(session.retry).toMatchObject({ count: 1 });
  expect(session.retry.condition()).toBe(true);
  expect(written.mock.calls.join()).toContain('Fake was lost: ');
  // The rest of the test fails at once instead of waiting.
  await expect(page.evaluate('2')).rejects.toThrow(LostBrowserError);

  expect(await (await session.ready(engine)).evaluate('1')).toBe('page 2');
  expect(session.retry.condition()).toBe(false);
  expect(session.id()).not.toBe(before);
  expect([closed, start.mock.calls.length]).toEqual([[1], 2]);
});

test('a browser that answers again after an error is kept, and the error is the test’s own', async () => {
  let calls = 0;
  const { engine, start } = fakeEngine(async () => {
    calls += 1;
    if (calls < 3) throw new Error('the page is being left');
    return 'back';
  });
  const session = createSession(DESK, { silence: 5_000, errors: 5_000 });
  const page = await session.ready(engine);
  await expect(page.evaluate('1')).rejects.toThrow('the page is being left');
  expect(session.retry.condition()).toBe(false);
  expect(await (await session.ready(engine)).evaluate('1')).toBe('back');
  expect(start).toHaveBeenCalledOnce();
});

test('a browser that doesn’t start is lost as well', async () => {
  const { engine, start } = fakeEngine(() => Promise.resolve());
  start.mockRejectedValueOnce(new Error('ECONNREFUSED'));
  const session = createSession(DESK, { silence: 1_000, errors: 20 });
  await expect(session.ready(engine)).rejects.toThrow('Fake was lost: ECONNREFUSED');
  expect(session.retry.condition()).toBe(true);
  expect(await (await session.ready(engine)).evaluate('1')).toBe('page 2');
});

const CLOSED = 'locator.click: Target page, context or browser has been closed';
const report = (...tests: readonly [status: string, first: string, message: string][]) => ({
  errors: [],
  specs: tests.map(([status, first, message], line) => ({
    ...{ title: status, file: 'a.spec.ts', line },
    tests: [{ status, annotations: [], results: [{ duration: 1, status: first, error: { message } }] }],
  })),
});

test('a test that passes after its browser was lost has passed, and is listed; one that failed otherwise hasn’t', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'fine', failureMessages: [] },
    { status: 'passed', fullName: 'repeated', failureMessages: ['Fake was lost: ECONNREFUSED\n at …'] },
    { status: 'failed', fullName: 'lost twice', failureMessages: ['Fake was lost', 'Fake was lost'] },
  ];
  const vitest = vitestResult({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
  expect(vitest).toMatchObject({ passed: 2, failed: [expect.stringContaining('lost twice')] });
  expect(vitest.repeated).toEqual(['a.test.ts: repeated\n    Fake was lost: ECONNREFUSED']);

  const playwright = playwrightResult(
    report(
      ['flaky', 'failed', CLOSED],
      ['flaky', 'failed', 'expect(received).toBe(expected)'],
      ['flaky', 'timedOut', CLOSED],
      ['unexpected', 'failed', CLOSED],
    ),
  );
  expect(playwright.repeated).toEqual([`a.spec.ts:0: flaky\n    ${CLOSED}`]);
  expect(playwright.passed).toBe(1);
  expect(playwright.failed.map((text) => text.slice(0, 11))).toEqual(
    [1, 2, 3].map((line) => `a.spec.ts:${line}`),
  );
});
